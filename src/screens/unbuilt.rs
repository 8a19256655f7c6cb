//! A screen that is still to come, in one honest line.

use yew::prelude::*;

use crate::link::Place;
use crate::locale::use_locale;
use crate::text;

/// Properties of [`Unbuilt`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Which screen it is.
    pub place: Place,
}

/// The screen's name, and what it will do.
#[component]
pub fn Unbuilt(Props { place }: &Props) -> Html {
    let locale = use_locale();
    let name = place.name();
    html! {
        <section class="unbuilt">
            <h1>{ text!(locale, &format!("nav-{name}")) }</h1>
            <p>{ text!(locale, &format!("unbuilt-{name}")) }</p>
        </section>
    }
}
