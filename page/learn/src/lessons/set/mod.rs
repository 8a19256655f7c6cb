//! Sets of tasks: a teacher makes one link of several tasks, and the pupils who open it see which they have solved.

mod given;
mod make;
mod package;
mod task;

use yew::prelude::*;

use given::Given;
use make::Make;

use crate::components::screen::{Part, PartName};
use crate::link::TaskSet;
use crate::locale::Locale;
use crate::text;

/// The page on sets of tasks.
pub enum TaskSets {
    /// The fields in which a teacher makes a set.
    Make,
    /// The tasks of a set.
    Given(TaskSet),
}

impl Part for TaskSets {
    const NAME: PartName = PartName::TaskSets;
    const IS_WANTED_AT_ONCE: bool = true;

    fn html(&self, _locale: &Locale) -> Html {
        match self {
            Self::Make => html! { <Make /> },
            Self::Given(set) => html! { <Given set={set.clone()} /> },
        }
    }
}

/// The title of a set, in words where it has none.
pub fn title_of(set: &TaskSet, locale: &Locale) -> String {
    if set.title.is_empty() {
        text!(locale, "set-untitled")
    } else {
        set.title.clone()
    }
}
