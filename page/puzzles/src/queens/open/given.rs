//! A text or a file that is pasted or dropped on the screen.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event, File};
use yew::prelude::*;

/// Something that the visitor has given to the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// A text.
    Text(Rc<str>),
    /// A file.
    File(File),
}

impl Given {
    /// A file before a text, which may be its name. But programs with tables give a picture of the text beside it.
    fn of(data: &DataTransfer) -> Option<Self> {
        let file = data.files().and_then(|files| files.get(0));
        let text = data.get_data("text/plain").ok();
        let text = text.filter(|text| !text.trim().is_empty());
        match (file, text) {
            (Some(file), Some(text)) if file.type_().starts_with("image/") => {
                Some(Self::Text(text.into()))
            }
            (Some(file), _) => Some(Self::File(file)),
            (None, text) => text.map(|text| Self::Text(text.into())),
        }
    }

    /// Whether a field for text takes this by itself. A file would be opened in the place of the page.
    fn is_for_field(&self, event: &Event) -> bool {
        matches!(self, Self::Text(_)) && is_in_field(event)
    }
}

/// Calls back with all that is pasted or dropped on the page, unless a field takes it.
#[hook]
pub fn use_given(on_given: Callback<Given>) {
    let latest = use_mut_ref(Callback::default);
    latest.replace(on_given);
    use_effect_with((), move |()| {
        let take = move |event: &Event, data: Option<DataTransfer>| {
            let given = data.as_ref().and_then(Given::of);
            if let Some(given) = given.filter(|given| !given.is_for_field(event) && !is_covered()) {
                event.prevent_default();
                let on_given = latest.borrow().clone();
                on_given.emit(given);
            }
        };
        let dropped = take.clone();
        let listen = |name: &'static str, on_event: Box<dyn FnMut(&Event)>| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&document(), name, options, on_event)
        };
        let listeners = [
            listen(
                "paste",
                Box::new(move |event| {
                    let paste = event.dyn_ref::<ClipboardEvent>();
                    take(event, paste.and_then(ClipboardEvent::clipboard_data));
                }),
            ),
            listen(
                "drop",
                Box::new(move |event| {
                    let drop = event.dyn_ref::<DragEvent>();
                    dropped(event, drop.and_then(DragEvent::data_transfer));
                }),
            ),
            // Without this the browser would open a dropped file in the place of the page.
            listen(
                "dragover",
                Box::new(|event| {
                    let drag = event.dyn_ref::<DragEvent>();
                    let data = drag.and_then(DragEvent::data_transfer);
                    let has_file =
                        data.is_some_and(|data| data.types().includes(&"Files".into(), 0));
                    if has_file || !is_in_field(event) {
                        event.prevent_default();
                    }
                }),
            ),
        ];
        move || drop(listeners)
    });
}

/// Whether something happens in a field that takes text.
fn is_in_field(event: &Event) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| {
        element
            .closest("textarea, input, [contenteditable]")
            .is_ok_and(|field| field.is_some())
    })
}

/// Whether another dialog is open over the screen.
fn is_covered() -> bool {
    let other = document().query_selector("dialog[open]:not(:has(.reader))");
    other.is_ok_and(|other| other.is_some())
}
