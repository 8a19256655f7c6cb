//! The result of a race of two searches for a tour: who has a tour first, who has all first, and why.

use bezzel_stepping::queens::Clock;
use yew::prelude::*;

use super::survey::Reached;
use crate::components::screen::{Part, PartName};
use crate::link::Place;
use crate::locale::Locale;
use crate::run::race::{Runner, outcome, use_race_texts};
use crate::text;

/// The result, in a section of its own.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Race {
    /// The surveys of the watched run and of the run beside it, once both are complete.
    pub both: Option<[Reached; 2]>,
    /// The clock of both.
    pub clock: Clock,
}

impl Part for Race {
    const NAME: PartName = PartName::StepsRace;
    const IS_WANTED_AT_ONCE: bool = true;

    fn html(&self, _: &Locale) -> Html {
        html! { <Outcome ..self.clone() /> }
    }
}

#[component]
fn Outcome(props: &Race) -> Html {
    let locale = match use_race_texts(Place::Steps, &["search", "steps"]) {
        Ok(locale) => locale,
        Err(meanwhile) => return meanwhile,
    };
    let clock = props.clock;
    let both = props
        .both
        .as_ref()
        .map(|both| both.each_ref().map(|one| runner(one, clock, &locale)));
    let why = both.as_ref().map(|both| why(both, &locale));
    let both = both.as_ref().map(<[Runner; 2]>::each_ref);
    outcome(both, "-tour", clock.name(), why, &locale)
}

fn runner(reached: &Reached, clock: Clock, locale: &Locale) -> Runner {
    let algorithm = reached.plan.algorithm.name();
    let at = |(step, counters)| clock.at(step, counters);
    Runner {
        key: algorithm,
        name: locale.text(&format!("steps-algorithm-{algorithm}"), &[]),
        first: reached.first.map(at),
        end: reached.end.map(at),
        known: at(reached.known),
        steps: reached.known.0,
        seeks_all: !reached.plan.first_only,
        placed: reached.end.map(|(_, counters)| counters.placements),
    }
}

/// The effects of the rule, and their limits.
fn why([one, other]: &[Runner; 2], locale: &Locale) -> String {
    let reason = text!(locale, "race-why-rule");
    let same = one.placed.filter(|_| one.placed == other.placed);
    match same.filter(|_| one.seeks_all) {
        Some(count) => reason + " " + &text!(locale, "race-same-visits", count),
        None => reason,
    }
}
