//! The row above the board: kind, rule and grade of the puzzle, and the time.

use bezzel_solver::queens::puzzle::Kind;
use yew::prelude::*;

use super::kept::Standing;
use super::state::{Action, State};
use super::words::RuleWithPiece;
use crate::components::control::Select;
use crate::components::{dispatching, tick};
use crate::link::{Grade, PuzzleSource, PuzzleSpec};
use crate::locale::Locale;
use crate::text;

/// The row, without the sort of a puzzle that the visitor solves and has not chosen by its sort.
pub(super) fn row(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let own = matches!(state.position().source, PuzzleSource::Own(_));
    let spec = state.spec();
    let choose = {
        let state = state.clone();
        Callback::from(move |spec: PuzzleSpec| {
            state.dispatch(if own {
                Action::Redraw(spec.kind, spec.rule, state.position().source.n())
            } else {
                Action::Choose(state.of_spec(spec))
            });
        })
    };
    html! {
        <div class="puzzle-row">
            if !own || state.making {
                <Select<Kind>
                    name="kind"
                    label="puzzle-kind"
                    texts="puzzle-kind-"
                    chosen={spec.kind}
                    on_choose={choose.reform(move |kind| PuzzleSpec { kind, ..spec })}
                />
                <Select<RuleWithPiece>
                    name="rule"
                    label="puzzle-rule"
                    texts="puzzle-rule-"
                    chosen={RuleWithPiece(spec.rule)}
                    on_choose={choose.reform(move |RuleWithPiece(rule)| PuzzleSpec { rule, ..spec })}
                />
            }
            if !own {
                { grades(state, locale) }
            }
            if !state.making {
                <span class="timer" role="timer" data-result="time" data-value={state.seconds.to_string()}>
                    { clock(state.seconds) }
                </span>
            }
        </div>
    }
}

/// The grades that there are, with a tick on those that are solved.
fn grades(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let spec = state.spec();
    let option = |grade: Grade| {
        let source = state.of_spec(PuzzleSpec { grade, ..spec });
        let standing = state.kept.standing(&source, state.today);
        let on_choose = dispatching(state, move |()| Action::Choose(source.clone()));
        html! {
            <label key={grade.name()} data-kept={standing.map(Standing::name)}>
                <input
                    type="radio"
                    name="grade"
                    value={grade.name()}
                    aria-label={text!(
                        locale,
                        "puzzle-grade-label",
                        grade = grade.name(),
                        standing = standing.map_or("none", Standing::name)
                    )}
                    checked={grade == spec.grade}
                    onchange={on_choose.reform(|_| ())}
                />
                <span>
                    { locale.text(&format!("puzzle-grade-{}", grade.name()), &[]) }
                    if standing == Some(Standing::Solved) {
                        { tick() }
                    }
                </span>
            </label>
        }
    };
    html! {
        <fieldset class="choice grades" data-choice="grade">
            <legend class="visually-hidden">{ text!(locale, "puzzle-grade") }</legend>
            <div class="segments">
                for grade in state.grades() {
                    { option(grade) }
                }
            </div>
        </fieldset>
    }
}

/// Seconds as a clock shows them: minutes and seconds, and hours where there are any.
pub(super) fn clock(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn a_clock_has_hours_where_there_are_any() {
        let times = [0, 9, 134, 3599, 3600, 7325].map(clock);
        assert_eq!(
            times,
            ["0:00", "0:09", "2:14", "59:59", "1:00:00", "2:02:05"]
        );
    }
}
