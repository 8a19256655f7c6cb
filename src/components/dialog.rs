//! Something looked at more closely, over the page.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::control::Button;
use crate::locale::use_locale;
use crate::text;

/// Properties of [`Dialog`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The heading.
    pub title: AttrValue,
    /// The dialog was closed, by its button, by Escape or by a click beside it.
    pub on_close: Callback<()>,
    /// What is shown.
    pub children: Children,
}

/// A modal dialog, open for as long as it is in the page. The browser keeps the
/// focus in it and gives it back.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let locale = use_locale();
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let dialog = node.cast::<HtmlDialogElement>();
            let waiting = Waiting::default();
            if let Some(dialog) = &dialog {
                open(dialog.clone(), &waiting);
            }
            move || {
                drop(waiting.take());
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    let onclick = {
        let (node, on_close) = (node.clone(), props.on_close.clone());
        Callback::from(move |event: MouseEvent| {
            // The dialog itself is hit only beside its content.
            if event.target() == node.get().map(Into::into) {
                on_close.emit(());
            }
        })
    };
    let oncancel = {
        let on_close = props.on_close.clone();
        Callback::from(move |event: Event| {
            event.prevent_default();
            on_close.emit(());
        })
    };
    html! {
        <dialog ref={node} aria-labelledby="dialog-title" {onclick} {oncancel}>
            <div class="dialog-content">
                <div class="head">
                    <h2 id="dialog-title">{ &props.title }</h2>
                    <Button
                        name="close"
                        label={text!(locale, "dialog-close")}
                        plain=true
                        on_press={&props.on_close}
                    />
                </div>
                { props.children.clone() }
            </div>
        </dialog>
    }
}

/// The frame in which a dialog is to be opened.
type Waiting = Rc<RefCell<Option<AnimationFrame>>>;

/// Opens the dialog as soon as it is in the page: a program of the page is drawn apart from it first.
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
