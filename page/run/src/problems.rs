//! The choice of a problem: queens, a knight's tour, or the visitor's own program.

use yew::prelude::*;

use crate::bridge::python_engine;
use crate::components::LinkTo;
use crate::link::{Link, Place, Screen};
use crate::locale::Locale;
use crate::text;

/// The links to the problems. The visitor's own program is one of them if this build can run it.
pub fn problems(here: Place, locale: &Locale) -> Html {
    html! {
        <div class="problems" role="group" aria-label={text!(locale, "nav-search")}>
            { way(Place::Search, here, text!(locale, "door-queens")) }
            { way(Place::Steps, here, text!(locale, "door-knight")) }
            { own_program(here, locale) }
        </div>
    }
}

/// The link to the visitor's own program, if this build can run it.
pub fn own_program(here: Place, locale: &Locale) -> Html {
    let runs = here == Place::Own || python_engine().is_some();
    if runs {
        way(Place::Own, here, text!(locale, "nav-own"))
    } else {
        Html::default()
    }
}

fn way(place: Place, here: Place, words: String) -> Html {
    html! {
        <LinkTo link={Link::to(Screen::bare(place))} current={place == here}><>{ words }</></LinkTo>
    }
}
