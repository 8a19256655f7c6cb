//! The result of a construction: whether it is a solution, its time, and its pattern.

use bezzel_solver::queens::QueensError;
use yew::prelude::*;

use super::state::{Action, State};
use crate::bridge::JobState;
use crate::components::control::press;
use crate::components::{JobPanel, dispatching, failure_words, tick};
use crate::locale::Locale;
use crate::text;

/// The status line.
pub fn status(state: &State, locale: &Locale) -> Html {
    let n = state.link.n;
    let (status, words) = match (&state.job.found, state.job.state()) {
        (Some(Ok(made)), _) => match &made.fault {
            None => ("solution", text!(locale, "construct-solved", n)),
            Some(fault) => (
                "conflict",
                text!(locale, "construct-fault", fault = fault.as_str()),
            ),
        },
        (Some(Err(reason)), _) => (
            "no-solution",
            match reason {
                QueensError::NoSolution { n: 2 } => text!(locale, "construct-none-two"),
                QueensError::NoSolution { .. } => text!(locale, "construct-none-three"),
                // Links and fields have no sides that are out of range.
                _ => reason.to_string(),
            },
        ),
        (None, JobState::Cancelled) => ("incomplete", text!(locale, "construct-cancelled")),
        (None, JobState::Failed(failure)) => ("incomplete", failure_words(failure, locale)),
        (None, _) => ("incomplete", text!(locale, "construct-running", n)),
    };
    html! {
        <p class="status" role="status" data-status={status}>
            if status == "solution" {
                { tick() }
            }
            { words }
        </p>
    }
}

/// The progress of a long construction, with a button to cancel it. Work that ends at once shows no bar.
pub fn running(state: &UseReducerHandle<State>) -> Html {
    let job = &state.job;
    if job.is_running() && job.fraction() < 0.001 {
        return Html::default();
    }
    html! {
        <JobPanel
            state={job.state().clone()}
            fraction={job.fraction()}
            label="constructing"
            start={press(state, "restart", "restart", Action::Restart)}
            on_cancel={dispatching(state, |()| Action::Cancel)}
            tells_failure=false
        />
    }
}

/// The times, the checked numbers, and the number of neighbours a knight's move apart.
pub fn figures(state: &State, locale: &Locale) -> Html {
    if let Some(Err(_)) = state.job.found {
        return Html::default();
    }
    let made = state.construction();
    let n = state.link.n;
    let time = |kind: &'static str, microseconds: Option<u32>| {
        html! {
            <data
                class="result"
                value={microseconds.map(|time| time.to_string())}
                data-result={kind}
                data-value={microseconds.map(|time| time.to_string())}
                data-state={state.job.state().name()}
            >
                { microseconds.map_or_else(|| "–".to_owned(), |time| time_words(time, locale)) }
            </data>
        }
    };
    html! {
        <div class="figures">
            <dl class="counters">
                <div>
                    <dt>{ text!(locale, "construct-made") }</dt>
                    <dd>{ time("construct-microseconds", made.map(|made| made.construct_time)) }</dd>
                </div>
                <div>
                    <dt>{ text!(locale, "construct-checked") }</dt>
                    <dd>{ time("check-microseconds", made.map(|made| made.check_time)) }</dd>
                </div>
            </dl>
            if let Some(made) = made.filter(|made| made.fault.is_none()) {
                <ul class="checked">
                    for words in [
                        text!(locale, "construct-columns", n),
                        text!(locale, "construct-sums", n),
                        text!(locale, "construct-differences", n),
                    ] {
                        <li>
                            { tick() }
                            { words }
                        </li>
                    }
                </ul>
                if n > 1 {
                    <p>
                        {
                            text!(
                                locale,
                                "construct-knight",
                                pairs = made.pairs,
                                all = n - 1,
                                runs = made.runs
                            )
                        }
                    </p>
                }
            }
        </div>
    }
}

/// A time in tenths of milliseconds: browsers give it no better.
fn time_words(microseconds: u32, locale: &Locale) -> String {
    match microseconds / 100 {
        0 => text!(locale, "construct-no-time"),
        tenths => text!(
            locale,
            "construct-time",
            whole = tenths / 10,
            tenths = tenths % 10
        ),
    }
}
