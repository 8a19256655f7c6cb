//! The choice of a problem: queens or a knight's tour.

use yew::prelude::*;

use crate::components::LinkTo;
use crate::link::{Link, Place, Screen};
use crate::locale::Locale;
use crate::text;

/// The links to both problems.
pub(super) fn problems(here: Place, locale: &Locale) -> Html {
    let way = |place: Place, words: String| {
        html! {
            <LinkTo link={Link::to(Screen::bare(place))} current={place == here}><>{ words }</></LinkTo>
        }
    };
    html! {
        <div class="problems" role="group" aria-label={text!(locale, "nav-search")}>
            { way(Place::Search, text!(locale, "family-queens")) }
            { way(Place::Steps, text!(locale, "family-knight")) }
        </div>
    }
}
