//! The past days of number puzzles.

use yew::prelude::*;

use super::state::{Action, State};
use crate::components::dispatching;
use crate::link::{Day, Grade, Link, NumberSource, NumbersLink};
use crate::locale::Locale;
use crate::shared::{self, Daily, Days};

/// The number puzzles of each day.
#[derive(Clone, Copy, PartialEq, Eq)]
struct NumberPuzzles;

impl Daily for NumberPuzzles {
    fn names(&self, day: Day) -> Vec<String> {
        let source = |&grade: &Grade| NumberSource::Day(Some(day), grade);
        let links = Grade::ALL
            .iter()
            .map(|grade| NumbersLink::from(source(grade)));
        links.map(|link| Link::of(&link).to_string()).collect()
    }
}

/// The calendar, and what is stored.
pub fn past(state: &UseReducerHandle<State>, go: &Callback<NumberSource>, locale: &Locale) -> Html {
    let (present, go) = (state.clone(), go.clone());
    let days = Days {
        daily: NumberPuzzles,
        records: state.records.clone(),
        today: state.today,
        shown: state.day(),
        on_day: Callback::from(move |day| go.emit(present.of_day(day))),
    };
    shared::past(days, dispatching(state, |()| Action::Forget), locale)
}
