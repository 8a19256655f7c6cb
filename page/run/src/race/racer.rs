//! The boards of a race, each with the name of its algorithm and its figures.

use bezzel_stepping::queens::Counters;
use yew::prelude::*;

use crate::components::result_number;
use crate::locale::Locale;
use crate::text;

/// One of the runs in a race.
pub struct Racer {
    /// What runs, in words.
    pub name: String,
    /// The board.
    pub board: Html,
    /// Its step.
    pub step: u64,
    /// Its counters, and the label of the first.
    pub counted: Option<(Counters, String)>,
}

/// The board of a run, and that of the run beside it.
pub fn race(first: Racer, beside: Racer, locale: &Locale) -> Html {
    html! {
        <div class="race">
            { racer(first, ["race-step", "race-tests", "race-solutions"], locale) }
            { racer(beside, ["beside-step", "beside-tests", "beside-solutions"], locale) }
        </div>
    }
}

/// A board with its caption. `results` names its figures in `data-result`.
fn racer(racer: Racer, results: [&'static str; 3], locale: &Locale) -> Html {
    let [step, tests, solutions] = results;
    let figure = |label: &str, name, value: u64| {
        html! { <span>{ label }{ " " }{ result_number(name, Some(value), "done", locale) }</span> }
    };
    html! {
        <figure class="racer">
            <figcaption>
                <b>{ racer.name }</b>
                <span class="quiet figures">
                    { figure(&text!(locale, "search-step"), step, racer.step) }
                    if let Some((counters, label)) = racer.counted {
                        { figure(&label, tests, counters.tests) }
                        { figure(&text!(locale, "counter-solutions"), solutions, counters.solutions) }
                    }
                </span>
            </figcaption>
            { racer.board }
        </figure>
    }
}
