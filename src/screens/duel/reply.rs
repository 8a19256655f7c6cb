//! The pause before the computer's move, so that the move before can be seen.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::components::prefers_reduced_motion;
use crate::link::DuelLink;

/// How long the computer waits, in milliseconds.
const PAUSE: u32 = 600;

/// Calls back once for each game that is given, a moment after it is; not, if
/// before that another is given, or none. Who plays against the computer and wants
/// no motion gets the answer at once.
#[hook]
pub(super) fn use_reply(due: Option<DuelLink>, on_due: Callback<()>) {
    use_effect_with(due, move |due| {
        let timeout = due.as_ref().map(|link| {
            let at_once = link.only_person().is_some() && prefers_reduced_motion();
            let pause = if at_once { 0 } else { PAUSE };
            Timeout::new(pause, move || on_due.emit(()))
        });
        move || drop(timeout)
    });
}
