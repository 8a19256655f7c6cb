//! The frames of the browser.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use yew::prelude::*;

use crate::clock;

/// While `active`, calls back before each frame with the milliseconds since the
/// one before. The callback may be another at each render.
#[hook]
pub fn use_frames(active: bool, on_frame: Callback<f64>) {
    let latest = use_mut_ref(Callback::noop);
    latest.replace(on_frame);
    use_effect_with(active, move |active| {
        let frame = Rc::new(RefCell::new(None));
        if *active {
            request(&frame, clock::now(), latest);
        }
        // Cancels the frame that is still to come.
        move || drop(frame.take())
    });
}

fn request(
    frame: &Rc<RefCell<Option<AnimationFrame>>>,
    before: f64,
    latest: Rc<RefCell<Callback<f64>>>,
) {
    let next = Rc::clone(frame);
    let requested = request_animation_frame(move |now| {
        let on_frame = latest.borrow().clone();
        on_frame.emit(now - before);
        // The callback may have ended the effect.
        if next.borrow().is_some() {
            request(&next, now, latest);
        }
    });
    frame.replace(Some(requested));
}
