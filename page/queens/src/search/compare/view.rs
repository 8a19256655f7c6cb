//! The comparison as a table, a plot, and conclusions.

use bezzel_stepping::queens::Algorithm;
use yew::prelude::*;

use super::measure::Measure;
use super::plot::plot;
use super::state::{Action, SIDES, State};
use super::table::table;
use crate::bridge::use_request;
use crate::components::control::{Button, Select, Switch};
use crate::components::{JobPanel, SaveDrawing, dispatching, download};
use crate::locale::{Locale, use_locale};
use crate::search::words::counter_note;
use crate::text;

/// The squares tested in a search for eight queens, and their number if the program calls itself once more after the
/// last row.
const TESTS: u64 = 15_720;
const BEYOND_LAST_ROW: u64 = 16_456;

/// The comparison of the searches. A component of its own, so that it is not
/// drawn again with every event of the run that is watched.
#[component]
pub fn Compare() -> Html {
    let locale = use_locale();
    let state = use_reducer(State::default);
    use_request(&state.request, dispatching(&state, Action::Worker));
    let unmeasured = (!state.is_measured()).then_some("compare-why-unmeasured");
    html! {
        <div class="compare" data-compare={state.request.state().name()}>
            <p>{ text!(locale, "compare-lead") }</p>
            for note in state.algorithms().into_iter().filter_map(|it| counter_note(it, &locale)) {
                <p>{ note }</p>
            }
            { choices(&state, &locale) }
            { controls(&state, &locale) }
            <div class="known-counts">
                { table(&state, &locale) }
                <div>
                    { plot(&state, &locale) }
                    <div class="row">
                        <SaveDrawing names={["plot-svg", "plot-png"]} selector=".compare .plot > svg" file="comparison" disabled={unmeasured} />
                        <Button name="save-comparison" disabled={unmeasured} on_press={save_table(&state)} />
                    </div>
                </div>
            </div>
            <p>{ text!(locale, "compare-growth") }</p>
            <p>{ text!(locale, "compare-order") }</p>
            <p>{ text!(locale, "compare-same") }</p>
            <p>{ text!(locale, "compare-times") }</p>
            <p>{ text!(locale, "compare-limit") }</p>
            <p>{ text!(locale, "compare-beyond", more = BEYOND_LAST_ROW, tests = TESTS) }</p>
            <p>{ text!(locale, "compare-no-take-back") }</p>
            if state.algorithms().contains(&Algorithm::Repair) {
                <p>{ text!(locale, "compare-repair") }</p>
            }
        </div>
    }
}

/// The algorithms to choose from, with their places among all: none that finds each solution of n = 12 12! times.
fn compared() -> impl Iterator<Item = (usize, Algorithm)> {
    let all = Algorithm::ALL.into_iter().enumerate();
    all.filter(|(_, algorithm)| *algorithm != Algorithm::Anywhere)
}

/// The choice of algorithms and of the measure.
fn choices(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    html! {
        <div class="settings">
            <div class="row" role="group" aria-label={text!(locale, "search-algorithm")}>
                for (index, algorithm) in compared() {
                    <Switch
                        name={algorithm.name()}
                        label={locale.text(&format!("algorithm-{}", algorithm.name()), &[])}
                        on={state.chosen[index]}
                        on_switch={dispatching(state, move |on| Action::Choose(index, on))}
                    />
                }
            </div>
            <Select<Measure>
                name="measure"
                label="compare-measure"
                texts=""
                chosen={state.measure}
                on_choose={dispatching(state, Action::Show)}
            />
        </div>
    }
}

/// The button to start or cancel, with the progress.
fn controls(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let none = state.algorithms().is_empty();
    let start = html! {
        <Button
            name="compare"
            words="compare-start"
            disabled={none.then_some("compare-why-none")}
            on_press={dispatching(state, |()| Action::Start)}
        />
    };
    let done = html! {
        <>{ start.clone() }<span class="quiet" role="status">{ text!(locale, "compare-done") }</span></>
    };
    html! {
        <JobPanel
            state={state.request.state().clone()}
            fraction={state.fraction()}
            label="compare-measuring"
            {start}
            {done}
            cancel="cancel-compare"
            on_cancel={dispatching(state, |()| Action::Cancel)}
        />
    }
}

/// Saves all measured figures as a table.
fn save_table(state: &UseReducerHandle<State>) -> Callback<()> {
    let state = state.clone();
    Callback::from(move |()| {
        // If memory for a few lines is missing, nothing can be done.
        let _ = download("comparison.csv", "text/csv", &table_text(&state));
    })
}

fn table_text(state: &State) -> String {
    let mut table = "algorithm,n,tests,placements,dead ends,nanoseconds\n".to_owned();
    for algorithm in state.algorithms() {
        for measured in SIDES.filter_map(|n| state.of(algorithm, n)) {
            let values = Measure::ALL.map(|measure| measure.of(measured).to_string());
            let row = [algorithm.name(), &measured.n.to_string(), &values.join(",")];
            table += &row.join(",");
            table.push('\n');
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use bezzel_solver::Job;
    use bezzel_stepping::queens::{Census, Plan};

    use super::*;

    /// A row that does not exist is entered after each solution, and its squares are looked at as well.
    #[test]
    fn a_program_that_continues_after_the_last_row_looks_at_so_many_squares_more() {
        let mut census = Census::start(Plan::new(8, Algorithm::Test)).unwrap();
        census.advance(u64::MAX, &mut |_| {});
        let counters = census.counters();
        assert_eq!(counters.tests, TESTS);
        assert_eq!(TESTS + 8 * counters.solutions, BEYOND_LAST_ROW);
    }
}
