//! The measures in a table, with a line for each n and a column for each algorithm.

use yew::prelude::*;

use super::measure::Measured;
use super::state::{SIDES, State};
use crate::locale::Locale;
use crate::text;

/// The measure that is shown, of all algorithms that are compared.
pub fn table(state: &State, locale: &Locale) -> Html {
    let algorithms = state.algorithms();
    let measure = locale.text(state.measure.name(), &[]);
    html! {
        <div class="wide" role="region" tabindex="0" aria-label={measure.clone()}>
            <table class="known">
                <caption>{ measure }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ "n" }</th>
                        for algorithm in &algorithms {
                            <th scope="col">{ locale.text(&format!("short-{}", algorithm.name()), &[]) }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for n in SIDES {
                        <tr>
                            <th scope="row">{ n }</th>
                            for algorithm in &algorithms {
                                { result(state.of(*algorithm, n), state, locale) }
                            }
                        </tr>
                    }
                </tbody>
            </table>
            if algorithms.is_empty() {
                <p class="quiet">{ text!(locale, "compare-why-none") }</p>
            }
        </div>
    }
}

fn result(measured: Option<&Measured>, state: &State, locale: &Locale) -> Html {
    let Some(measured) = measured else {
        return html! { <td class="quiet">{ "–" }</td> };
    };
    let value = state.measure.of(measured);
    html! {
        <td
            data-result={state.measure.name()}
            data-algorithm={measured.algorithm.name()}
            data-n={measured.n.to_string()}
            data-value={value.to_string()}
            data-state="done"
        >
            { state.measure.words(value, locale) }
        </td>
    }
}
