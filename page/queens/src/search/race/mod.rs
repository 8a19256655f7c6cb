//! The result of a race: who has the first solution first, who has all first, and why.

mod view;
mod why;

use std::rc::Rc;

use bezzel_stepping::queens::{Clock, Plan};
use yew::prelude::*;

use super::survey::Surveyed;
use crate::components::screen::{Part, PartName};
use crate::locale::Locale;
use view::Outcome;

/// The result, in a section of its own.
#[derive(Clone, Debug, Properties)]
pub struct Race {
    /// The run that is watched.
    pub first: (Plan, Rc<Surveyed>),
    /// The run beside it.
    pub beside: (Plan, Rc<Surveyed>),
    /// The clock of both.
    pub clock: Clock,
}

/// Surveys are compared without their contents.
impl PartialEq for Race {
    fn eq(&self, other: &Self) -> bool {
        let same = |(plan, survey): &(Plan, Rc<_>), (other, others): &(Plan, Rc<_>)| {
            plan == other && Rc::ptr_eq(survey, others)
        };
        self.clock == other.clock
            && same(&self.first, &other.first)
            && same(&self.beside, &other.beside)
    }
}

impl Part for Race {
    const NAME: PartName = PartName::Race;
    const IS_WANTED_AT_ONCE: bool = true;

    fn html(&self, _: &Locale) -> Html {
        html! { <Outcome ..self.clone() /> }
    }
}
