//! A screen that is still to come, in one honest line.

use yew::prelude::*;

use crate::link::Place;
use crate::locale::Locale;
use crate::text;

/// The screen's name, and what it will do.
pub(super) fn unbuilt(place: Place, locale: &Locale) -> Html {
    let name = place.name();
    html! {
        <section class="unbuilt">
            <h1>{ text!(locale, &format!("nav-{name}")) }</h1>
            <p>{ text!(locale, &format!("unbuilt-{name}")) }</p>
        </section>
    }
}
