//! Parts that are drawn in tasks of their own, so that the first drawing of the page does not block it for long.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// The number of parts that are drawn: none at first, and one more in each task after the first drawing, up to all.
#[hook]
pub fn use_later(all: usize) -> usize {
    let drawn = use_state(|| 0);
    let setter = drawn.setter();
    use_effect_with((*drawn, all), move |&(drawn, all)| {
        let next = (drawn < all).then(|| Timeout::new(0, move || setter.set(drawn + 1)));
        move || drop(next)
    });
    *drawn
}
