//! The primary action, and what comes of it: progress, the reason why a run is over, the verdict.

use bezzel_recording::ErrorKind;
use bezzel_recording::protocol::{Crash, Limit};
use bezzel_recording::repair::{converted, drawing, is_python_2, missing_call, without_import};
use bezzel_recording::verdict::Outcome;
use yew::prelude::*;

use super::errors::error;
use super::given::origin;
use super::judging::judging;
use super::run::{Failure, Run, Stage, Stop};
use super::start::Beginning;
use super::state::{Action, State};
use super::verdict::{sentence, to_wrong};
use super::written::Written;
use crate::bridge::python_engine;
use crate::components::control::Button;
use crate::components::{dispatching, progress_bar};
use crate::locale::Locale;
use crate::text;

/// The primary action: to begin from a program, to run the one in the editor, or to stop it.
pub fn primary(state: &UseReducerHandle<State>, beginning: &Beginning) -> Html {
    let is_active = state.run.as_ref().is_some_and(|(run, _)| run.is_active());
    let (name, words, icon, on_press) = if is_active {
        let on_stop = dispatching(state, |()| Action::Stop);
        ("stop", "own-stop", None, on_stop)
    } else if state.edited.is_empty() {
        let on_try = beginning.on_choose.reform(|()| Written::List);
        ("own-try", "own-try", None, on_try)
    } else {
        let on_run = dispatching(state, |()| Action::Run);
        ("run", "own-run", Some("icon-play"), on_run)
    };
    html! { <Button {name} {words} leading=true {icon} {on_press} /> }
}

/// The status: before a run, the origin of the program; then the progress of the run, the reason for its end, and the
/// verdict, which screen readers hear.
pub fn answer(state: &UseReducerHandle<State>, is_foreign: bool, locale: &Locale) -> Html {
    let Some((run, _)) = &state.run else {
        return html! {
            <div class="own-answer">
                { origin(state, is_foreign, locale) }
                if python_engine().is_some() {
                    <p class="quiet">{ text!(locale, "own-loads") }</p>
                }
            </div>
        };
    };
    html! {
        <div class="own-answer">
            if let Stage::Loading(share) = run.stage {
                <div class="own-loading">{ progress_bar(share, &loading_words(share, locale)) }</div>
            }
            if let Some(fraction) = state.analysed() {
                <div class="own-judging">
                    <p>{ text!(locale, "own-judging") }</p>
                    { progress_bar(fraction, &text!(locale, "own-judging")) }
                </div>
            }
            { judging(state) }
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
                if let Some(name) = drawing(&run.program.source) {
                    <p class="quiet">{ text!(locale, "own-drawing", name) }</p>
                }
                if !state.is_as_run() {
                    <p class="quiet">{ text!(locale, "own-changed") }</p>
                }
                if let Some(verdict) = state.verdict() {
                    { sentence(verdict, &run.program.source, locale) }
                }
            </div>
            if let Some(found) = run.error() {
                { error(&found, locale) }
            }
            { repairs(state, run, locale) }
            { to_wrong(state) }
            { last_output(run, locale) }
        </div>
    }
}

/// The changes of the program by one press, where one helps.
fn repairs(state: &UseReducerHandle<State>, run: &Run, locale: &Locale) -> Html {
    let source = &run.program.source;
    let press = |name: &'static str, words: &'static str, repaired: Option<String>| {
        repaired.map_or_else(Html::default, |source| {
            let on_press = dispatching(state, move |()| Action::Repair(source.clone()));
            html! { <Button {name} {words} {on_press} /> }
        })
    };
    match run.error().map(|error| (error.class, error.kind)) {
        Some((_, ErrorKind::Module { name })) => press(
            "leave-import-out",
            "own-leave-import-out",
            without_import(source, &name),
        ),
        Some((class, _)) if class.ends_with("Error") && is_python_2(source) => html! {
            <>
                <p>{ text!(locale, "own-python-2") }</p>
                { press("convert-python-2", "own-convert-python-2", converted(source)) }
            </>
        },
        None if state
            .verdict()
            .is_some_and(|verdict| verdict.outcome == Outcome::NotCalled) =>
        {
            let call = missing_call(source).and_then(|call| call.source);
            press("add-call", "own-add-call", call)
        }
        _ => Html::default(),
    }
}

/// The number of printed lines that stand under the verdict.
const LAST_LINES: usize = 5;
/// The number of their bytes.
const LONGEST: usize = 1_000;

/// The last printed lines of a run that is over.
fn last_output(run: &Run, locale: &Locale) -> Html {
    let recording = run.recorded.get();
    let end = recording.state(u32::MAX);
    let output = recording.output(&end).trim_end();
    if run.is_active() || output.is_empty() {
        return Html::default();
    }
    let from = output.rmatch_indices('\n').nth(LAST_LINES - 1);
    let last = &output[from.map_or(0, |(at, _)| at + 1)..];
    let last = &last[last.ceil_char_boundary(last.len().saturating_sub(LONGEST))..];
    html! {
        <pre class="own-last" data-own="last-output" role="group" aria-label={text!(locale, "own-last-output")}>{ last }</pre>
    }
}

/// The text for the share of the engine that is loaded.
pub fn loading_words(share: f64, locale: &Locale) -> String {
    text!(locale, "own-loading", percent = (share * 100.0) as u32)
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
