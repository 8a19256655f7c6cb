//! What else visitors can do with the search, at the top of the panel: predict its steps, write a program of their own, make a
//! task of the present step.

use yew::prelude::*;

use super::problems::own_program;
use crate::components::{go_first, make_task};
use crate::link::{Place, SearchLink};
use crate::locale::Locale;
use crate::text;

/// The links. Questions are about a search for queens.
pub fn activities(link: Option<&SearchLink>, here: Place, locale: &Locale) -> Html {
    html! {
        <div class="activities" role="group" aria-label={text!(locale, "search-activities")}>
            if let Some(link) = link {
                { go_first(link, text!(locale, "first")) }
            }
            { own_program(here, locale) }
            if let Some(link) = link {
                { make_task(link, text!(locale, "make")) }
            }
        </div>
    }
}
