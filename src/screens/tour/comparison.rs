//! The methods compared: from how many starts each finds a tour.

use yew::prelude::*;

use super::rates::{FINDERS, LIMIT, Rate, Rates, SIDES};
use super::state::{Action as Deed, State};
use crate::bridge::JobState;
use crate::components::control::Button;
use crate::components::{dispatching, failure_words, progress_bar};
use crate::locale::Locale;
use crate::text;

/// The table, computed when it is asked for.
pub(super) fn comparison(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let rates = &state.rates;
    let request = &rates.request;
    let press = |name: &'static str, key: &str, on: bool| {
        let on_press = dispatching(state, move |()| Deed::Compare(on));
        html! { <Button {name} label={locale.text(key, &[])} {on_press} /> }
    };
    html! {
        <details class="comparison">
            <summary>{ text!(locale, "methods-title") }</summary>
            <p class="quiet">{ text!(locale, "compare-explained", limit = LIMIT) }</p>
            <div class="running">
                if request.is_running() {
                    { press("cancel-compare", "cancel", false) }
                    { progress_bar(request.fraction(), &text!(locale, "methods-title")) }
                } else {
                    { press("compare", "methods-start", true) }
                }
            </div>
            if let JobState::Failed(failure) = request.state() {
                <p class="error" role="alert">{ failure_words(failure, locale) }</p>
            }
            if *request.state() != JobState::Idle {
                { table(rates, locale) }
            }
        </details>
    }
}

fn table(rates: &Rates, locale: &Locale) -> Html {
    let rows = SIDES.into_iter().zip(rates.cells.chunks(FINDERS.len()));
    html! {
        <div class="wide" role="region" tabindex="0" aria-label={text!(locale, "methods-title")}>
            <table data-result="success-rates" data-state={rates.request.state().name()}>
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
