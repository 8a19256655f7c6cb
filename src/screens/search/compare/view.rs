//! The comparison as it is drawn: a table, a plot, and what they show.

use bezzel_solver::queens::steps::Algorithm;
use yew::prelude::*;

use super::measure::Measure;
use super::plot::plot;
use super::state::{Action, State};
use super::table::table;
use crate::bridge::{JobState, use_request};
use crate::components::control::{Button, Select, Switch};
use crate::components::{dispatching, progress_bar};
use crate::locale::{Locale, use_locale};
use crate::text;

/// The comparison of the searches. A component of its own, so that it is not
/// drawn again with every event of the run that is watched.
#[component]
pub(in super::super) fn Compare() -> Html {
    let locale = use_locale();
    let state = use_reducer(State::default);
    use_request(&state.request, dispatching(&state, Action::Worker));
    html! {
        <section class="compare" data-compare={state.request.state().name()}>
            <h2>{ text!(locale, "compare-title") }</h2>
            <p>{ text!(locale, "compare-lead") }</p>
            { choices(&state, &locale) }
            { controls(&state, &locale) }
            <div class="known-counts">
                { table(&state, &locale) }
                { plot(&state, &locale) }
            </div>
            <p>{ text!(locale, "compare-growth") }</p>
            <p>{ text!(locale, "compare-same") }</p>
            <p>{ text!(locale, "compare-limit") }</p>
            if state.algorithms().contains(&Algorithm::Repair) {
                <p>{ text!(locale, "compare-repair") }</p>
            }
        </section>
    }
}

/// Which algorithms, and what is shown of them.
fn choices(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let words = |key: String| AttrValue::from(locale.text(&key, &[]));
    html! {
        <div class="settings">
            <div class="row" role="group" aria-label={text!(locale, "search-algorithm")}>
                for (index, algorithm) in Algorithm::ALL.into_iter().enumerate() {
                    <Switch
                        name={algorithm.name()}
                        label={words(format!("algorithm-{}", algorithm.name()))}
                        on={state.chosen[index]}
                        on_switch={dispatching(state, move |on| Action::Choose(index, on))}
                    />
                }
            </div>
            <Select
                name="measure"
                label={text!(locale, "compare-measure")}
                options={Measure::NAMES.to_vec()}
                texts=""
                chosen={state.measure.name()}
                on_choose={dispatching(state, |index: usize| Action::Show(Measure::ALL[index]))}
            />
        </div>
    }
}

/// What can be done now, and how far it is.
fn controls(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let none = state.algorithms().is_empty();
    html! {
        <div class="running">
            if state.request.is_running() {
                { progress_bar(state.fraction(), &text!(locale, "compare-measuring")) }
                <Button
                    name="cancel-compare"
                    label={text!(locale, "cancel")}
                    on_press={dispatching(state, |()| Action::Cancel)}
                />
            } else {
                <Button
                    name="compare"
                    label={text!(locale, "compare-start")}
                    disabled={none.then_some("compare-why-none")}
                    on_press={dispatching(state, |()| Action::Start)}
                />
            }
            <span class="quiet" role="status">
                {
                    match state.request.state() {
                        JobState::Done => text!(locale, "compare-done"),
                        JobState::Failed(_) => text!(locale, "compare-failed"),
                        _ => String::new(),
                    }
                }
            </span>
        </div>
    }
}
