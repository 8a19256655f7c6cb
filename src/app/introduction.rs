//! The first words on a screen, for visitors who have never heard of chess or of searches. They open from the header.

use yew::prelude::*;

use super::menu::opener;
use crate::link::Place;
use crate::locale::Locale;
use crate::text;

/// The introduction of a screen, where it has one.
pub fn words(place: Place, locale: &Locale) -> Option<String> {
    let is_introduced = !matches!(place, Place::Lessons | Place::About | Place::Own);
    is_introduced.then(|| locale.text(&format!("introduction-{}", place.name()), &[]))
}

/// The button of the introduction, and the introduction, which the browser opens and closes.
pub fn introduction(place: Place, locale: &Locale) -> Option<Html> {
    let words = words(place, locale)?;
    Some(html! {
        <>
            {
                opener(
                    "introduction-show",
                    "introduction",
                    html! { <span class="sign" aria-hidden="true">{ "i" }</span> },
                    locale,
                )
            }
            <div id="introduction" class="dropdown introduction" popover="auto" role="group" aria-label={text!(locale, "introduction-show")}>
                <p>{ words }</p>
                <button
                    type="button"
                    class="action plain"
                    data-action="introduction-hide"
                    popovertarget="introduction"
                    popovertargetaction="hide"
                    aria-label={text!(locale, "introduction-hide")}
                >
                    { "×" }
                </button>
            </div>
        </>
    })
}
