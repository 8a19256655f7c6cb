//! The result of a race: who has the first solution first, who has all first, and why. Its texts are loaded with it.

use yew::prelude::*;

use super::ahead::{ahead, goals};
use super::runner::Runner;
use crate::components::control::Button;
use crate::components::{Loaded, use_loaded};
use crate::link::Place;
use crate::locale::{Locale, load, use_locale};
use crate::text;

/// The texts of a race beside those of a screen, once they are loaded, or what stands in their place.
#[hook]
pub fn use_race_texts(place: Place, files: &'static [&'static str]) -> Result<Locale, Html> {
    let page = use_locale();
    let (texts, retry) = use_loaded(Some(page.language), move |language| {
        load(language, [files, &["race"]].concat())
    });
    match texts {
        Loaded::Waiting => Err(html! { <div class="race-result" role="status"></div> }),
        Loaded::Failed => Err(html! {
            <div class="row" role="alert">
                <p class="error">{ text!(page, "retry-words") }</p>
                <Button name="retry-now" on_press={retry} />
            </div>
        }),
        Loaded::Here(texts) => Ok(texts.noting(page.chosen, place)),
    }
}

/// The result of both runs, as far as it is certain, and the reason. Screen readers hear it when it comes. `sought` is the
/// last part of the keys of goals: nothing for solutions, `-tour` for tours. `clock` is the name of the clock, or `line` where
/// both runs are programs.
pub fn outcome(
    both: Option<[&Runner; 2]>,
    sought: &'static str,
    clock: &'static str,
    why: Option<String>,
    locale: &Locale,
) -> Html {
    let of = |both| {
        goals(both).into_iter().filter_map(move |goal| {
            let (name, words) = ahead(both, goal, sought, clock, locale)?;
            let result = ["race-", goal.name()].concat();
            Some(
                html! { <p data-result={result} data-value={name} data-state="done">{ words }</p> },
            )
        })
    };
    html! {
        <div class="race-result" role="status">
            if let Some(both) = both {
                { for of(both) }
                if let Some(why) = why {
                    <p class="quiet">{ why }</p>
                }
            }
        </div>
    }
}
