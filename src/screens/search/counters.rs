//! What the search has done so far, in numbers.

use yew::prelude::*;

use super::state::State;
use crate::bridge::JobState;
use crate::components::result_number;
use crate::locale::Locale;
use crate::text;

/// The step and the four counters.
pub(super) fn counters(state: &State, locale: &Locale) -> Html {
    let counters = state.run.counters();
    let how_far = if state.ended() {
        "done"
    } else if state.moves() {
        "running"
    } else {
        "paused"
    };
    let all = [
        ("tests", counters.tests),
        ("placements", counters.placements),
        ("dead-ends", counters.dead_ends),
        ("solutions", counters.solutions),
    ];
    html! {
        <dl class="counters">
            <div>
                <dt>{ text!(locale, "search-step") }</dt>
                <dd>
                    { result_number("step", Some(state.run.step()), how_far, locale) }
                    { " " }
                    <span class="quiet">{ of_all(state, locale) }</span>
                </dd>
            </div>
            for (name, value) in all {
                <div>
                    <dt>{ locale.text(&format!("counter-{name}"), &[]) }</dt>
                    <dd>{ result_number(name, Some(value), how_far, locale) }</dd>
                </div>
            }
        </dl>
    }
}

/// How many steps there are, as far as that is known.
fn of_all(state: &State, locale: &Locale) -> String {
    match (state.timeline.last_step(), state.survey.state()) {
        (Some(last), _) => text!(locale, "search-of-steps", last),
        (None, JobState::Done) => {
            text!(locale, "search-of-more", known = state.timeline.known_to())
        }
        (None, _) => String::new(),
    }
}
