//! The result as a component.

use bezzel_run::race::{Runner, outcome, use_race_texts};
use bezzel_solver::Job;
use bezzel_stepping::queens::{Clock, Survey, SurveyRequest, Timeline};
use yew::prelude::*;

use super::Race;
use crate::link::Place;
use crate::locale::Locale;
use crate::text;

/// The number of steps of the search that are looked at, at most: they take less than a tenth of a second.
const LOOKED_AT: u64 = 1 << 18;

/// The result of the program and the search.
#[component]
pub fn Outcomes(props: &Race) -> Html {
    let timeline = use_memo(props.plan, |plan| {
        let mut timeline = Timeline::default();
        let request = SurveyRequest {
            plan: *plan,
            until: Some(LOOKED_AT),
        };
        if let Ok(mut survey) = Survey::start(request) {
            survey.advance(u64::MAX, &mut |landmark| timeline.push(landmark));
        }
        timeline
    });
    let locale = match use_race_texts(Place::Own, &["search"]) {
        Ok(locale) => locale,
        Err(meanwhile) => return meanwhile,
    };
    let own = runner(props, &locale);
    let search = Runner::of(props.plan, &timeline, Clock::Step, &locale);
    let why = why(props, &search, &locale);
    outcome(Some([&own, &search]), "", Clock::Step, Some(why), &locale)
}

/// The program as a runner: each of its lines is a step.
fn runner(race: &Race, locale: &Locale) -> Runner {
    let lines = u64::from(race.lines);
    Runner {
        key: "own",
        name: text!(locale, "nav-own"),
        first: race.first.map(u64::from),
        end: race.has_all.then_some(lines),
        known: lines,
        steps: lines,
        seeks_all: race.has_all,
        placed: Some(race.placed.into()),
    }
}

/// What goes with what, and the work of both where it is known.
fn why(race: &Race, search: &Runner, locale: &Locale) -> String {
    let other = search.name.as_str();
    let clock = text!(locale, "race-own-clock", other);
    let Some((steps, many)) = search.end.zip(search.placed) else {
        return clock;
    };
    let (lines, few) = (race.lines, race.placed);
    clock + " " + &text!(locale, "race-own-work", lines, few, other, steps, many)
}
