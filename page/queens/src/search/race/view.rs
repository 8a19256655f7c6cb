//! The result as a component.

use std::rc::Rc;

use bezzel_stepping::queens::Plan;
use yew::prelude::*;

use super::Race;
use super::why::why;
use crate::link::Place;
use crate::run::race::{Runner, outcome, use_race_texts};
use crate::run::watched::Survey;
use crate::search::survey::Surveyed;

/// The result, once both runs are surveyed.
#[component]
pub fn Outcome(props: &Race) -> Html {
    let locale = match use_race_texts(Place::Search, &["search"]) {
        Ok(locale) => locale,
        Err(meanwhile) => return meanwhile,
    };
    let clock = props.clock;
    let runner = |(plan, survey): &(Plan, Rc<Surveyed>)| {
        let runner = || Runner::of(*plan, &survey.job.found, clock, &locale);
        survey.is_surveyed().then(runner)
    };
    let both = runner(&props.first).zip(runner(&props.beside));
    let both = both.as_ref().map(|(one, other)| [one, other]);
    let why = both
        .and_then(|[one, other]| why([(&props.first.0, one), (&props.beside.0, other)], &locale));
    outcome(both, "", clock.name(), why, &locale)
}
