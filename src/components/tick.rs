//! The sign of success.

use yew::prelude::*;

/// A tick before words that say the same.
pub fn tick() -> Html {
    html! {
        <svg class="icon tick" viewBox="0 0 24 24" aria-hidden="true">
            <use href="#icon-tick" />
        </svg>
    }
}
