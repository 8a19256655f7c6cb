//! The state of the run: the buttons to run and to stop, progress, and the reasons why a run is over.

use bezzel_recording::protocol::{Crash, Limit};
use yew::prelude::*;

use super::errors::error;
use super::run::{Failure, Run, Stage, Stop};
use super::state::{Action, State};
use crate::bridge::python_engine;
use crate::components::control::Button;
use crate::components::{dispatching, progress_bar};
use crate::locale::Locale;
use crate::text;

/// The buttons to run and to stop, and to delete the draft.
pub(super) fn press(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let is_active = state.run.as_ref().is_some_and(|(run, _)| run.is_active());
    let is_empty = state.link.source.trim().is_empty();
    html! {
        <div class="own-press">
            if is_active {
                <Button name="stop" words={Some("own-stop")} leading=true on_press={dispatching(state, |()| Action::Stop)} />
            } else {
                <Button
                    name="run"
                    words={Some("own-run")}
                    leading=true
                    icon={Some("icon-play")}
                    disabled={is_empty.then_some("own-why-empty")}
                    on_press={dispatching(state, |()| Action::Run)}
                />
            }
            if state.draft.is_some() {
                <Button name="own-delete" plain=true on_press={dispatching(state, |()| Action::Delete)} />
            }
            if state.run.is_none() && python_engine().is_some() {
                <span class="quiet">{ text!(locale, "own-loads") }</span>
            }
        </div>
    }
}

/// The progress of the run, or the reason why it is over, which screen readers hear.
pub(super) fn stage(state: &State, locale: &Locale) -> Html {
    let Some((run, _)) = &state.run else {
        return Html::default();
    };
    html! {
        <div class="own-stage">
            { progress(run, locale) }
            <div role="status">
                if let Some((words, is_failure)) = outcome(run, locale) {
                    <p class={is_failure.then_some("error")}>{ words }</p>
                }
                if let Some(words) = limit(run, locale) {
                    <p class="quiet">{ words }</p>
                }
                if run.is_partial {
                    <p class="quiet">{ text!(locale, "own-partial") }</p>
                }
                if !state.is_as_run() {
                    <p class="quiet">{ text!(locale, "own-changed") }</p>
                }
            </div>
            if let Some(found) = run.error() {
                { error(&found, locale) }
            }
        </div>
    }
}

fn progress(run: &Run, locale: &Locale) -> Html {
    match run.stage {
        Stage::Loading(share) => {
            let words = text!(locale, "own-loading", percent = (share * 100.0) as u32);
            html! {
                <div class="running own-loading">
                    { progress_bar(share, &words) }
                    <span class="quiet">{ words }</span>
                </div>
            }
        }
        Stage::Running => {
            let lines = run.recorded.get().lines();
            html! { <p class="quiet">{ text!(locale, "own-running", lines) }</p> }
        }
        _ => Html::default(),
    }
}

/// The reason why a run is over, and whether it is a failure.
fn outcome(run: &Run, locale: &Locale) -> Option<(String, bool)> {
    match run.stage {
        Stage::Loading(_) | Stage::Running | Stage::Ended(_) => None,
        Stage::Stopped(Stop::Visitor) => Some((text!(locale, "own-stopped"), false)),
        Stage::Stopped(Stop::Limit) => Some((text!(locale, "own-stopped-limit"), false)),
        Stage::Stopped(Stop::LongLine) => Some((text!(locale, "own-stopped-line"), false)),
        Stage::Failed(failure) => Some((failure_words(failure, locale), true)),
    }
}

fn limit(run: &Run, locale: &Locale) -> Option<String> {
    let lines = run.recorded.get().lines();
    Some(match run.limit? {
        Limit::Lines => text!(locale, "own-limit-lines", lines),
        Limit::Bytes => text!(locale, "own-limit-bytes", lines),
    })
}

fn failure_words(failure: Failure, locale: &Locale) -> String {
    match failure {
        Failure::NotLoaded if python_engine().is_none() => text!(locale, "own-no-engine"),
        Failure::NotLoaded => text!(locale, "own-not-loaded"),
        Failure::OtherBuild => text!(locale, "own-other-build"),
        Failure::Crashed(Crash::Depth) => text!(locale, "own-crashed-depth"),
        Failure::Crashed(Crash::Memory) => text!(locale, "own-crashed-memory"),
        Failure::Panicked => text!(locale, "own-crashed-fault"),
        Failure::Damaged => text!(locale, "own-damaged"),
    }
}
