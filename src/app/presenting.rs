//! The keys of a presenter, which step through a run on a projector.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::components::control::in_text_field;
use crate::dom::element;

/// While the page is presented, arrows, Page Up and Page Down step a run, for any focus. Escape calls back.
#[hook]
pub(super) fn use_presenting_keys(presented: bool, end: Callback<()>) {
    use_effect_with((presented, end), |(presented, end)| {
        let end = end.clone();
        let pressed = move |event: &web_sys::Event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                return;
            };
            let modified =
                event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key();
            if modified || in_text_field(event) {
                return;
            }
            let done = match event.key().as_str() {
                "ArrowRight" | "ArrowDown" | "PageDown" => press("step"),
                "ArrowLeft" | "ArrowUp" | "PageUp" => press("back"),
                "Escape" => {
                    end.emit(());
                    true
                }
                _ => false,
            };
            if done {
                event.prevent_default();
                event.stop_propagation();
            }
        };
        let listener = presented.then(|| {
            // This listener comes before the board's, whose arrows go from square to square.
            let options = EventListenerOptions {
                phase: EventListenerPhase::Capture,
                passive: false,
            };
            EventListener::new_with_options(&document(), "keydown", options, pressed)
        });
        move || drop(listener)
    });
}

/// Presses the button that steps, if the screen has one.
fn press(step: &str) -> bool {
    let button = element(&format!("main .transport [data-action={step}]"));
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}
