//! The keys of the transport bar, which work wherever the focus is.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::Command;
use crate::components::control::in_text_field;

/// What a key asks of something that is played: P to play and to pause, comma
/// and full stop for a step back and a step on.
#[must_use]
pub fn transport_key(event: &KeyboardEvent, playing: bool) -> Option<Command> {
    let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
    if modified || in_text_field(event) {
        return None;
    }
    match event.key().as_str() {
        "p" | "P" if playing => Some(Command::Pause),
        "p" | "P" => Some(Command::Play),
        "," => Some(Command::Back),
        "." => Some(Command::Step),
        _ => None,
    }
}

/// Calls back with each key that is pressed anywhere in the page, but for those
/// that are typed, that come with a modifier, or belong to a list or a dialog.
/// The callback may be another at each render.
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
            let in_list = event.target_dyn_into::<HtmlSelectElement>().is_some();
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
