//! The keys of the transport bar. They work for any focus.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};
use yew::prelude::*;

use super::Command;
use crate::control::in_text_field;

/// The elements that use a press of Space themselves.
const TAKES_SPACE: &str = "a[href], button, input, select, summary, textarea";

/// The command of a key: P or Space plays and pauses, comma and full stop step back and forward. Space is left to
/// elements that use it themselves.
pub fn transport_key(event: &KeyboardEvent, playing: bool) -> Option<Command> {
    let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
    if modified || in_text_field(event) {
        return None;
    }
    match event.key().as_str() {
        " " if takes_space(event) => None,
        "p" | "P" | " " if playing => Some(Command::Pause),
        "p" | "P" | " " => Some(Command::Play),
        "," => Some(Command::Back),
        "." => Some(Command::Step),
        _ => None,
    }
}

/// Whether Space was pressed on an element that uses it, or is held down.
fn takes_space(event: &KeyboardEvent) -> bool {
    let control = event
        .target_dyn_into::<Element>()
        .and_then(|target| target.closest(TAKES_SPACE).ok().flatten());
    control.is_some() || event.default_prevented() || event.repeat()
}

/// Calls back with each key that is pressed anywhere in the page, except keys that are typed, that come with a
/// modifier, or that belong to a list or a dialog. A select element keeps the focus after a choice, so letters there
/// count as keys of the page. The callback may differ at each render.
#[hook]
pub fn use_keys(on_key: Callback<KeyboardEvent>) {
    let latest = use_mut_ref(Callback::noop);
    latest.replace(on_key);
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let pressed = move |event: &web_sys::Event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                return;
            };
            let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
            let letter = matches!(
                event.key().as_bytes(),
                [b'a'..=b'z' | b'A'..=b'Z' | b',' | b'.']
            );
            let in_list = !letter && event.target_dyn_into::<HtmlSelectElement>().is_some();
            let dialog = document().query_selector("dialog[open]").ok().flatten();
            if !modified && !in_list && dialog.is_none() && !in_text_field(event) {
                let on_key = latest.borrow().clone();
                on_key.emit(event.clone());
            }
        };
        let listener = EventListener::new_with_options(&document(), "keydown", options, pressed);
        move || drop(listener)
    });
}
