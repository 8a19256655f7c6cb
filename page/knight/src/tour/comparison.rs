//! The methods compared: from how many starts each finds a tour.

use yew::prelude::*;

use super::rates::{FINDERS, LIMIT, Rate, Rates, SIDES};
use super::state::{Action, State};
use crate::bridge::JobState;
use crate::components::control::press;
use crate::components::{JobPanel, dispatching};
use crate::locale::Locale;
use crate::text;

/// The table, computed when it is asked for.
pub fn comparison(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let rates = &state.rates;
    let job = &rates.job;
    let start = press(state, "compare", "methods-start", Action::Compare(true));
    html! {
        <details class="comparison">
            <summary>{ text!(locale, "methods-title") }</summary>
            <p class="quiet">{ text!(locale, "compare-explained", limit = LIMIT) }</p>
            <JobPanel
                state={job.state().clone()}
                fraction={job.fraction()}
                label="methods-title"
                start={start.clone()}
                done={start}
                cancel="cancel-compare"
                on_cancel={dispatching(state, |()| Action::Compare(false))}
            />
            if *job.state() != JobState::Idle {
                { table(rates, locale) }
            }
        </details>
    }
}

fn table(rates: &Rates, locale: &Locale) -> Html {
    let rows = SIDES.into_iter().zip(rates.job.found.chunks(FINDERS.len()));
    html! {
        <div class="wide" role="region" tabindex="0" aria-label={text!(locale, "methods-title")}>
            <table data-result="success-rates" data-state={rates.job.state().name()}>
                <thead>
                    <tr>
                        <th scope="col">{ "n" }</th>
                        for finder in FINDERS {
                            <th scope="col">{ locale.text(&format!("rate-{}", finder.name()), &[]) }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for (side, cells) in rows {
                        <tr>
                            <th scope="row">{ side }</th>
                            for (finder, rate) in FINDERS.into_iter().zip(cells) {
                                { cell(side, finder.name(), *rate, locale) }
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}

fn cell(side: u32, finder: &str, rate: Rate, locale: &Locale) -> Html {
    let all = side * side;
    let percent = rate.percent();
    let whole = rate.tried == all;
    let class = match (whole, percent) {
        (false, _) => "quiet",
        (true, Some(100)) => "all",
        _ => "",
    };
    html! {
        <td
            {class}
            data-rate={format!("{finder}-{side}")}
            data-value={rate.found.to_string()}
            title={text!(locale, "rate-starts", found = rate.found, possible = rate.possible)}
        >
            { percent.map_or_else(|| "–".to_owned(), |percent| text!(locale, "rate-percent", percent)) }
        </td>
    }
}
