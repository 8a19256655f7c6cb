//! The grades of the puzzle, and the time as a clock shows it.

use yew::prelude::*;

use super::selection::select_sort;
use super::state::State;
use crate::components::{Standing, tick};
use crate::link::{Grade, PuzzleSource, PuzzleSpec};
use crate::locale::Locale;
use crate::text;

/// The existing grades, with a tick on the solved ones.
pub(super) fn grades(
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
                    onchange={on_choose.reform(move |_| of_grade)}
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
