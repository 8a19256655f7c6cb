//! The first sentence of a screen, for visitors who have never heard of chess or of searches. It can be hidden for each
//! screen on this device.

use yew::prelude::*;

use crate::link::Place;
use crate::locale::use_locale;
use crate::settings;
use crate::text;

/// The introduction of the screen; or, where it is hidden, what brings it back.
#[hook]
pub(super) fn use_introduction(place: Place) -> (Html, Option<Callback<()>>) {
    let locale = use_locale();
    let hidden = use_state(settings::hidden_introductions);
    if place.family().is_none() {
        return (Html::default(), None);
    }
    let hide = |hides: bool| {
        let hidden = hidden.clone();
        Callback::from(move |()| hidden.set(settings::hide_introduction(place.name(), hides)))
    };
    if hidden.iter().any(|name| name == place.name()) {
        return (Html::default(), Some(hide(false)));
    }
    let introduction = html! {
        <div class="introduction">
            <p>{ locale.text(&format!("introduction-{}", place.name()), &[]) }</p>
            <button
                type="button"
                class="action plain"
                data-action="introduction-hide"
                aria-label={text!(locale, "introduction-hide")}
                onclick={hide(true).reform(|_| ())}
            >
                { "×" }
            </button>
        </div>
    };
    (introduction, None)
}
