//! Parts that are drawn in a task of their own, so that the first drawing of the page does not block it for long.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Whether the task of the component's first drawing is over.
#[hook]
pub fn use_later() -> bool {
    let later = use_state(|| false);
    let setter = later.setter();
    use_effect_with((), move |()| {
        let next = Timeout::new(0, move || setter.set(true));
        move || drop(next)
    });
    *later
}
