//! The judgement on a run, in words, with the ways to the steps that it speaks of.

use bezzel_output::Fault;
use bezzel_recording::search::Search;
use bezzel_recording::verdict::{Cause, Outcome, Verdict, Wrong};
use bezzel_solver::board::Size;
use bezzel_solver::queens::Line;
use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::{dispatching, tick};
use crate::locale::Locale;
use crate::text;

/// The number of different right solutions, and that of wrong ones.
pub(super) fn numbers(verdict: &Verdict, search: &Search) -> (u64, u64) {
    let printed = verdict.printed.map(|printed| printed.read - printed.right);
    let wrong = printed.unwrap_or(search.accepted.len() as u64);
    let is_wrong = u64::from(verdict.wrong.is_some());
    (verdict.found(), wrong.max(is_wrong))
}

/// The judgement in one sentence.
pub(super) fn sentence(verdict: &Verdict, locale: &Locale) -> Html {
    html! {
        <p class="own-outcome" data-own-verdict={name(verdict.outcome)}>
            if matches!(verdict.outcome, Outcome::All) {
                { tick() }
            }
            { outcome(verdict, locale) }
        </p>
    }
}

/// The way to the first wrong solution.
pub(super) fn to_wrong(state: &UseReducerHandle<State>) -> Html {
    let wrong = state.verdict().and_then(|verdict| verdict.wrong.as_ref());
    wrong.map_or_else(Html::default, |wrong| {
        go_to(state, "own-to-wrong", wrong.step)
    })
}

/// The mistake, its likely cause, and the way to the step at which it was made.
pub(super) fn mistake(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let Some(verdict) = state.verdict() else {
        return Html::default();
    };
    let (size, wrong) = (verdict.size, verdict.wrong.as_ref());
    html! {
        <>
            if let Some(wrong) = wrong {
                <p>{ fault(wrong, size, locale) }</p>
            }
            if let Some(cause) = &verdict.cause {
                <p>{ cause_words(cause, locale) }</p>
            }
            if let Some(placed) = wrong.and_then(|wrong| wrong.placed) {
                <p>
                    { go_to(state, "own-to-placed", placed.step) }
                    { " " }
                    { text!(locale, "own-placed", square = locale.square(placed.square, size), line = placed.line) }
                </p>
            }
        </>
    }
}

fn go_to(state: &UseReducerHandle<State>, name: &'static str, step: u32) -> Html {
    html! { <Button {name} on_press={dispatching(state, move |()| Action::GoTo(step))} /> }
}

const fn name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::All => "all",
        Outcome::One => "one",
        Outcome::Missing => "missing",
        Outcome::Unfinished => "unfinished",
        Outcome::Wrong => "wrong",
        Outcome::Nothing => "nothing",
    }
}

fn outcome(verdict: &Verdict, locale: &Locale) -> String {
    let (found, exist) = (verdict.found(), verdict.exist);
    match (verdict.outcome, exist) {
        (Outcome::All, _) if found == 0 => text!(locale, "own-outcome-none"),
        (Outcome::All, _) => text!(locale, "own-outcome-all", found),
        (Outcome::One, _) => text!(locale, "own-outcome-one"),
        (Outcome::Missing, Some(exist)) => text!(locale, "own-outcome-missing", found, exist),
        (Outcome::Missing, None) => text!(locale, "own-outcome-right", found),
        (Outcome::Unfinished, _) => text!(locale, "own-outcome-unfinished", found),
        (Outcome::Wrong, _) => text!(locale, "own-outcome-wrong"),
        (Outcome::Nothing, Some(exist)) => text!(locale, "own-outcome-nothing", exist),
        (Outcome::Nothing, None) => text!(locale, "own-outcome-no-tour"),
    }
}

/// The fault of a wrong solution.
fn fault(wrong: &Wrong, size: Size, locale: &Locale) -> String {
    match wrong.fault {
        Some(Fault::Conflict(conflict)) => {
            let (a, b) = (
                locale.square(conflict.a, size),
                locale.square(conflict.b, size),
            );
            text!(locale, "own-fault-conflict", a, b)
        }
        Some(Fault::Visited { number, square }) => {
            text!(
                locale,
                "own-fault-visited",
                number,
                square = locale.square(square, size)
            )
        }
        Some(Fault::NotAMove { number, from, to }) => {
            let (from, to) = (locale.square(from, size), locale.square(to, size));
            text!(locale, "own-fault-leap", number, from, to)
        }
        Some(Fault::Length { found, expected }) => {
            text!(locale, "own-fault-length", found, expected)
        }
        _ => text!(locale, "own-fault-other"),
    }
}

/// The likely cause.
fn cause_words(cause: &Cause, locale: &Locale) -> String {
    match cause {
        Cause::NotTested(lines) => {
            let line = match lines.as_slice() {
                [Line::Row] => "row",
                [Line::Column] => "column",
                [Line::Diagonal] => "falling",
                [Line::Antidiagonal] => "rising",
                _ => "several",
            };
            text!(locale, "own-cause-not-tested", line)
        }
        Cause::NotCopied(variable) => {
            text!(
                locale,
                "own-cause-not-copied",
                variable = variable.to_string()
            )
        }
        Cause::RangeShort { last, column } => {
            let (end, unit) = (
                if *last { "last" } else { "first" },
                if *column { "column" } else { "row" },
            );
            text!(locale, "own-cause-range", end, unit)
        }
        Cause::MarkStays(variable) => {
            text!(locale, "own-cause-mark", variable = variable.to_string())
        }
        Cause::NeverBack => text!(locale, "own-cause-never-back"),
    }
}
