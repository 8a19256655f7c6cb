//! The keys and the taps of a presenter, who steps through a run on a projector or on a board that is touched.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::control::in_text_field;

/// Keeps a key from any other use.
pub fn take_key(event: &KeyboardEvent) {
    event.prevent_default();
    event.stop_propagation();
}

/// While the page is presented, calls back with each key that is pressed, for any focus and before any other use of the key.
/// Modified and typed keys are left out.
#[hook]
pub fn use_presenting_keys(presented: bool, on_key: Callback<KeyboardEvent>) {
    use_effect_with(presented.then_some(on_key), |on_key| {
        let listener = on_key.clone().map(|on_key| {
            // This listener comes before the board's, whose arrows go from square to square.
            let options = EventListenerOptions {
                phase: EventListenerPhase::Capture,
                passive: false,
            };
            let pressed = move |event: &web_sys::Event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                let modified =
                    event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key();
                if !modified && !in_text_field(event) {
                    on_key.emit(event.clone());
                }
            };
            EventListener::new_with_options(&document(), "keydown", options, pressed)
        });
        move || drop(listener)
    });
}

/// While the page is presented, calls back with each tap on a board that a visitor can only look at.
#[hook]
pub fn use_presenting_taps(presented: bool, on_tap: Callback<()>) {
    use_effect_with(presented.then_some(on_tap), |on_tap| {
        let listener = on_tap.clone().map(|on_tap| {
            EventListener::new(&document(), "click", move |event| {
                let target = event
                    .target()
                    .and_then(|target| target.dyn_into::<Element>().ok());
                let board = target.and_then(|target| target.closest(".board.still").ok().flatten());
                if board.is_some() {
                    on_tap.emit(());
                }
            })
        });
        move || drop(listener)
    });
}
