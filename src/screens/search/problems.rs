//! The choice of a problem: queens, a knight's tour, or the visitor's own program.

use yew::prelude::*;

use crate::bridge::python_engine;
use crate::components::LinkTo;
use crate::link::{Link, Place, Screen};
use crate::locale::Locale;
use crate::text;

/// The links to the problems. The visitor's own program is one of them if this build can run it.
pub(super) fn problems(here: Place, locale: &Locale) -> Html {
    let way = |place: Place, words: String| {
        html! {
            <LinkTo link={Link::to(Screen::bare(place))} current={place == here}><>{ words }</></LinkTo>
        }
    };
    html! {
        <div class="problems" role="group" aria-label={text!(locale, "nav-search")}>
            { way(Place::Search, text!(locale, "door-queens")) }
            { way(Place::Steps, text!(locale, "door-knight")) }
            if here == Place::Own || python_engine().is_some() {
                { way(Place::Own, text!(locale, "nav-own")) }
            }
        </div>
    }
}
