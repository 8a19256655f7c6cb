//! A pointer that is held on squares, from its press to its end, however it ends.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::prelude::*;

/// The bit of the first mouse button in [`PointerEvent::buttons`]; a finger and a pen set it while they touch.
const FIRST_BUTTON: u16 = 1;

/// An event of a held pointer.
#[derive(Debug)]
pub enum Held {
    /// The pointer has moved.
    Moved(PointerEvent),
    /// The pointer was released.
    Released,
    /// The gesture was cancelled: by Escape, by a second finger, by the browser, or outside the window.
    GivenUp,
}

/// Handlers for the element whose squares are pressed.
#[derive(Clone, Debug)]
pub struct PointerHandlers {
    /// A pointer comes down.
    pub onpointerdown: Callback<PointerEvent>,
    /// A pointer moves.
    pub onpointermove: Callback<PointerEvent>,
    /// A pointer is let go.
    pub onpointerup: Callback<PointerEvent>,
    /// The browser takes a pointer for itself.
    pub onpointercancel: Callback<PointerEvent>,
}

/// The number of the pointer, and the listener for Escape.
type Pointer = (i32, EventListener);

/// Holds the first pointer for whose press `on_press` returns true, and reports its events. They arrive at the pressed
/// square, for any position of the pointer.
#[hook]
pub fn use_held_pointer(
    on_press: Callback<PointerEvent, bool>,
    on_held: Callback<Held>,
) -> PointerHandlers {
    let pointer = use_mut_ref(|| None::<Pointer>);
    {
        // The pointer may still be held when the element is removed.
        let pointer = pointer.clone();
        use_effect_with((), move |()| move || drop(pointer.take()));
    }
    let onpointerdown = {
        let (pointer, on_held) = (pointer.clone(), on_held.clone());
        Callback::from(move |event: PointerEvent| {
            // The release of a mouse may have been missed.
            if pointer.take().is_some() {
                on_held.emit(Held::GivenUp);
            }
            if event.is_primary() && event.button() == 0 && on_press.emit(event.clone()) {
                capture(&event);
                let (held, on_held) = (pointer.clone(), on_held.clone());
                let escape = on_escape(move || {
                    drop(held.take());
                    on_held.emit(Held::GivenUp);
                });
                pointer.replace(Some((event.pointer_id(), escape)));
            }
        })
    };
    let is_held = {
        let pointer = pointer.clone();
        move |event: &PointerEvent| {
            let pointer = pointer.borrow();
            pointer
                .as_ref()
                .is_some_and(|(id, _)| *id == event.pointer_id())
        }
    };
    let onpointermove = {
        let (pointer, on_held, is_held) = (pointer.clone(), on_held.clone(), is_held.clone());
        Callback::from(move |event: PointerEvent| {
            if !is_held(&event) {
                return;
            }
            if event.buttons() & FIRST_BUTTON == 0 {
                drop(pointer.take());
                on_held.emit(Held::GivenUp);
            } else {
                on_held.emit(Held::Moved(event));
            }
        })
    };
    let ends = |how: fn() -> Held| {
        let (pointer, on_held, is_held) = (pointer.clone(), on_held.clone(), is_held.clone());
        Callback::from(move |event: PointerEvent| {
            if is_held(&event) {
                drop(pointer.take());
                on_held.emit(how());
            }
        })
    };
    PointerHandlers {
        onpointerdown,
        onpointermove,
        onpointerup: ends(|| Held::Released),
        onpointercancel: ends(|| Held::GivenUp),
    }
}

/// Sends the pointer's events to the pressed square until its end, but not to the elements around it, since the click
/// would go there as well.
fn capture(event: &PointerEvent) {
    let square = event
        .target_dyn_into::<Element>()
        .and_then(|target| target.closest("[data-square]").ok().flatten());
    if let Some(square) = square {
        // Fails only for a pointer that has gone; then no more comes.
        let _ = square.set_pointer_capture(event.pointer_id());
    }
}

/// Gets Escape before all other listeners, as long as this listener exists.
fn on_escape(mut given_up: impl FnMut() + 'static) -> EventListener {
    let options = EventListenerOptions::run_in_capture_phase();
    EventListener::new_with_options(&window(), "keydown", options, move |event| {
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
        if key.as_deref() == Some("Escape") {
            event.stop_propagation();
            given_up();
        }
    })
}
