//! The past days of a sort of puzzles.

use yew::prelude::*;

use super::state::{Action, State};
use crate::components::{dispatching, puzzle_name};
use crate::link::{Day, Grade, PuzzleSource, PuzzleSpec};
use crate::locale::Locale;
use crate::shared::{self, Daily, Days};

impl Daily for PuzzleSpec {
    fn names(&self, day: Day) -> Vec<String> {
        let grades = self.grades(|spec| spec.of_day(day)).into_iter();
        let source = |grade: Grade| PuzzleSource::Day(Some(day), Self { grade, ..*self });
        grades
            .map(|grade| puzzle_name(&source(grade), day))
            .collect()
    }
}

/// The calendar of the present sort, and what is stored.
pub fn past(state: &UseReducerHandle<State>, go: &Callback<PuzzleSource>, locale: &Locale) -> Html {
    let (present, go) = (state.clone(), go.clone());
    let days = Days {
        daily: state.spec(),
        records: state.records.clone(),
        today: state.today,
        shown: state.day(),
        on_day: Callback::from(move |day| go.emit(present.of_day(day))),
    };
    shared::past(days, dispatching(state, |()| Action::Forget), locale)
}
