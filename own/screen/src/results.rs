//! The figures of a run, each with the thing that it counts.

use yew::prelude::*;

use super::run::Run;
use super::state::State;
use super::verdict::numbers;
use crate::components::result_number;
use crate::locale::Locale;
use crate::text;

/// The figures. The figures of the search appear once it is analysed.
pub fn results(run: &Run, state: &State, locale: &Locale) -> Html {
    let search = state.search();
    let how_far = if run.is_active() {
        "running"
    } else if search.is_none() {
        "paused"
    } else {
        "done"
    };
    let recording = run.recorded.get();
    let calls = recording
        .functions()
        .iter()
        .map(|function| function.calls)
        .sum::<u32>();
    let counts = search.map(|search| search.counts);
    let (right, wrong) = state.verdict().map(numbers).unzip();
    let figure = |kind: &'static str, label: String, value: Option<u64>| {
        html! {
            <div>
                <dt>{ label }</dt>
                <dd>{ result_number(kind, value, how_far, locale) }</dd>
            </div>
        }
    };
    html! {
        <>
            <dl class="counters own-counters">
                { figure("own-lines", text!(locale, "own-count-lines"), Some(recording.lines().into())) }
                { figure("own-calls", text!(locale, "own-count-calls"), Some(calls.into())) }
                { figure("own-placements", text!(locale, "own-count-placements"), counts.map(|counts| counts.placements.into())) }
                { figure("own-dead-ends", text!(locale, "own-count-dead-ends"), counts.map(|counts| counts.dead_ends.into())) }
                { figure("own-solutions", text!(locale, "own-count-solutions"), right) }
                { figure("own-wrong", text!(locale, "own-count-wrong"), wrong) }
            </dl>
            if let Some(search) = search {
                <p class="quiet">
                    { text!(locale, "own-count-note", tree = if search.tree.is_some() { "yes" } else { "no" }) }
                </p>
            }
        </>
    }
}
