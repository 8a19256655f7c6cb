//! The judgement on a run, in words, with the ways to the steps that it speaks of.

use bezzel_output::Fault;
use bezzel_recording::repair::missing_call;
use bezzel_recording::verdict::{Cause, Claim, Outcome, Verdict, Wrong};
use bezzel_solver::board::Size;
use bezzel_solver::queens::Line;
use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::{dispatching, tick};
use crate::locale::Locale;
use crate::text;

/// The number of different right solutions, and that of wrong ones.
pub fn numbers(verdict: &Verdict) -> (u64, u64) {
    let is_wrong = u64::from(verdict.wrong.is_some());
    (verdict.found(), verdict.wrongs.max(is_wrong))
}

/// The judgement in one sentence, and its likely cause.
pub fn sentence(verdict: &Verdict, source: &str, locale: &Locale) -> Html {
    html! {
        <>
            <p
                class="own-outcome"
                data-own-verdict={verdict.outcome.name()}
                data-own-cause={verdict.cause.as_ref().and_then(Cause::name)}
            >
                if matches!(verdict.outcome, Outcome::Right) {
                    { tick() }
                }
                { outcome(verdict, source, locale) }
            </p>
            if let Some(cause) = &verdict.cause {
                <p>{ cause_words(cause, locale) }</p>
            }
        </>
    }
}

/// The way to the first wrong solution.
pub fn to_wrong(state: &UseReducerHandle<State>) -> Html {
    let wrong = state.verdict().and_then(|verdict| verdict.wrong.as_ref());
    wrong.map_or_else(Html::default, |wrong| {
        go_to(state, "own-to-wrong", wrong.step)
    })
}

/// The mistake, and the jump to the step at which it was made.
pub fn mistake(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let Some(verdict) = state.verdict() else {
        return Html::default();
    };
    let Some((_, size)) = verdict.board else {
        return Html::default();
    };
    let wrong = verdict.wrong.as_ref();
    html! {
        <>
            if let Some(wrong) = wrong {
                <p>{ fault(wrong, size, locale) }</p>
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

fn outcome(verdict: &Verdict, source: &str, locale: &Locale) -> String {
    let (found, seen, printed) = (verdict.found(), verdict.seen, verdict.printed);
    let exist = verdict.exist.unwrap_or_default();
    // All solutions stood on the board, so the search is right.
    let all_seen = exist > 0 && seen == exist;
    match (verdict.outcome, verdict.claim) {
        (Outcome::Right, Claim::NoSolution) => text!(locale, "own-outcome-none"),
        (Outcome::Right, Claim::Count(number)) => text!(locale, "own-outcome-count", number),
        (Outcome::Right, Claim::Solution) => text!(locale, "own-outcome-yes"),
        (Outcome::Right, _) if verdict.is_whole => {
            text!(locale, "own-outcome-all", found = printed.max(exist))
        }
        (Outcome::Right, _) if printed > 1 && verdict.exist.is_some() => {
            text!(locale, "own-outcome-essential", printed)
        }
        (Outcome::Right, _) if printed > 1 => text!(locale, "own-outcome-right", found = printed),
        (Outcome::Right, _) => text!(locale, "own-outcome-one"),
        (Outcome::Wrong, Claim::Count(number)) if all_seen => {
            text!(locale, "own-outcome-seen-count", seen, number)
        }
        (Outcome::Wrong, Claim::Count(number)) => {
            text!(locale, "own-outcome-wrong-count", number, exist)
        }
        (Outcome::Wrong, Claim::NoSolution) if seen > 0 => {
            text!(
                locale,
                "own-outcome-seen-none",
                seen,
                all = if all_seen { "yes" } else { "no" }
            )
        }
        (Outcome::Wrong, Claim::NoSolution) if exist > 0 => {
            text!(locale, "own-outcome-wrong-none", exist)
        }
        (Outcome::Wrong, Claim::NoSolution) => text!(locale, "own-outcome-wrong-no-tour"),
        (Outcome::Wrong, Claim::Solution) => text!(locale, "own-outcome-wrong-yes"),
        (Outcome::Wrong, Claim::Part) => text!(locale, "own-outcome-part"),
        (Outcome::Wrong, Claim::Numbers) => text!(locale, "own-outcome-numbers"),
        (Outcome::Wrong, Claim::Closed) => text!(locale, "own-outcome-wrong-closed"),
        (Outcome::Wrong, _) => text!(locale, "own-outcome-wrong"),
        (Outcome::Incomplete, _) if exist > 0 => {
            text!(locale, "own-outcome-missing", found = printed, exist)
        }
        (Outcome::Incomplete, _) => text!(locale, "own-outcome-right", found = printed),
        (Outcome::None, _) if exist > 0 => text!(locale, "own-outcome-nothing", exist),
        (Outcome::None, _) => text!(locale, "own-outcome-no-tour"),
        (Outcome::Silent, _) => text!(locale, "own-outcome-silent", seen),
        (Outcome::NotCalled, _) => {
            let name = missing_call(source)
                .map(|call| call.name)
                .unwrap_or_default();
            text!(locale, "own-outcome-not-called", name)
        }
        (Outcome::EndsShort(attacks), _) => text!(locale, "own-outcome-short", attacks),
        (Outcome::Error, _) => text!(locale, "own-outcome-error"),
        (Outcome::Stopped, _) => text!(locale, "own-outcome-stopped", found),
        (Outcome::Unknown, _) => text!(locale, "own-outcome-unknown", found),
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
        Cause::AliasedRows(variable) => {
            text!(locale, "own-cause-aliased", variable = variable.to_string())
        }
        Cause::EdgeLines => text!(locale, "own-cause-edge"),
        Cause::ArrayShort(variable) => {
            text!(locale, "own-cause-array", variable = variable.to_string())
        }
        Cause::ResultUnused(line) => text!(locale, "own-cause-unused", line = *line),
        Cause::ReturnedEarly => text!(locale, "own-cause-early"),
        Cause::MarkedLate => text!(locale, "own-cause-late"),
        Cause::NeverUnmarked => text!(locale, "own-cause-unmarked"),
        Cause::RecursionLimit => text!(locale, "own-cause-depth"),
    }
}
