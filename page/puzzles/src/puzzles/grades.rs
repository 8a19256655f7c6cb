//! The grades of the puzzle.

use yew::prelude::*;

use super::selection::select_sort;
use super::state::State;
use crate::components::{Standing, tick};
use crate::link::{Grade, PuzzleSource, PuzzleSpec};
use crate::locale::Locale;
use crate::text;

/// The existing grades, with a tick on the solved ones.
pub fn grades(
    state: &UseReducerHandle<State>,
    go: &Callback<PuzzleSource>,
    locale: &Locale,
) -> Html {
    let spec = state.spec();
    let on_choose = select_sort(state, go);
    let option = |grade: Grade| {
        let of_grade = PuzzleSpec { grade, ..spec };
        let standing = state
            .records
            .standing(&state.of_spec(of_grade), state.today);
        (standing, on_choose.reform(move |_| of_grade))
    };
    grade_choice(state.grades(), spec.grade, option, locale)
}

/// A choice of grades: each with the standing of its puzzle, and what a choice of it does.
pub fn grade_choice(
    grades: impl IntoIterator<Item = Grade>,
    chosen: Grade,
    option: impl Fn(Grade) -> (Option<Standing>, Callback<Event>),
    locale: &Locale,
) -> Html {
    let input = |grade: Grade| {
        let (standing, onchange) = option(grade);
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
                    checked={grade == chosen}
                    {onchange}
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
                for grade in grades {
                    { input(grade) }
                }
            </div>
        </fieldset>
    }
}
