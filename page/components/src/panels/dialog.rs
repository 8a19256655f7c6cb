//! Something looked at more closely, over the page.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::document;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::control::Button;
use crate::hooks::use_back_closes;

/// Properties of [`Dialog`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The heading.
    pub title: AttrValue,
    /// The dialog was closed: by its button, by Escape, by a click beside it, or by going back.
    pub on_close: Callback<()>,
    /// The contents of the dialog.
    pub children: Children,
}

/// Closes the dialog around a component, which then calls its `on_close`.
#[derive(Clone, Debug, PartialEq)]
pub struct CloseDialog(pub Callback<()>);

/// A modal dialog, open as long as it is in the page. The browser keeps the focus in it and gives it back.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let dialog = node.cast::<HtmlDialogElement>();
            let waiting = Waiting::default();
            if let Some(dialog) = &dialog {
                open(dialog.clone(), &waiting);
            }
            darken_root(true);
            move || {
                darken_root(false);
                drop(waiting.take());
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    let close = use_back_closes(props.on_close.clone());
    let onclick = {
        let (node, close) = (node.clone(), close.clone());
        Callback::from(move |event: MouseEvent| {
            // The dialog itself is hit only beside its content.
            if event.target() == node.get().map(Into::into) {
                close.emit(());
            }
        })
    };
    let oncancel = {
        let close = close.clone();
        Callback::from(move |event: Event| {
            event.prevent_default();
            close.emit(());
        })
    };
    html! {
        <dialog ref={node} aria-labelledby="dialog-title" {onclick} {oncancel}>
            <div class="dialog-content">
                <div class="head">
                    <h2 id="dialog-title">{ &props.title }</h2>
                    <Button
                        name="close"
                        words="dialog-close"
                        plain=true
                        on_press={close.clone()}
                    />
                </div>
                <ContextProvider<CloseDialog> context={CloseDialog(close)}>
                    { props.children.clone() }
                </ContextProvider<CloseDialog>>
            </div>
        </dialog>
    }
}

/// Darkens the root of the page, or no longer: the strip of the scroll bar belongs to it, and no backdrop covers the strip.
fn darken_root(is_dark: bool) {
    if let Some(root) = document().document_element() {
        // Fails only for names that are not names.
        let _ = root.toggle_attribute_with_force("data-behind-dialog", is_dark);
    }
}

/// The frame in which a dialog is to be opened.
type Waiting = Rc<RefCell<Option<AnimationFrame>>>;

/// Opens the dialog as soon as it is in the page: Yew builds a new root detached from the document, where `showModal` throws.
fn open(dialog: HtmlDialogElement, waiting: &Waiting) {
    if dialog.is_connected() {
        // Fails only for a dialog that is open already.
        let _ = dialog.show_modal();
        return;
    }
    let later = Rc::clone(waiting);
    let frame = request_animation_frame(move |_| open(dialog, &later));
    waiting.replace(Some(frame));
}
