//! The grades of the puzzle.

use yew::prelude::*;

use super::selection::select_sort;
use super::state::State;
use crate::link::{Grade, PuzzleSource, PuzzleSpec};
use crate::locale::Locale;
use crate::shared::grade_choice;

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
