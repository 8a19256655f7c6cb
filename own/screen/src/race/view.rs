//! The result as a component.

use bezzel_recording::board::Piece;
use bezzel_run::race::{Runner, outcome, use_race_texts};
use bezzel_solver::Job;
use bezzel_stepping::queens::{Clock, Plan, Survey, SurveyRequest, Timeline};
use yew::prelude::*;

use super::{Other, Race, Ran};
use crate::link::{Opponent, Place};
use crate::locale::Locale;
use crate::named::Named;
use crate::text;

/// The number of steps of the search that are looked at, at most: they take less than a tenth of a second.
const LOOKED_AT: u64 = 1 << 18;

/// The result of the program and what goes along.
#[component]
pub fn Outcomes(props: &Race) -> Html {
    let timeline = use_memo(props.other, |other| match other {
        Other::Search(plan) => surveyed(*plan),
        Other::Before(..) => Timeline::default(),
    });
    let locale = match use_race_texts(Place::Own, &["search", "own"]) {
        Ok(locale) => locale,
        Err(meanwhile) => return meanwhile,
    };
    let own = runner(&props.own, "own", text!(locale, "nav-own"));
    let (other, clock, why) = match &props.other {
        Other::Search(plan) => {
            let search = Runner::of(*plan, &timeline, Clock::Step, &locale);
            let why = why(&props.own, &search, &locale);
            (search, Clock::Step.name(), why)
        }
        Other::Before(before, is_same) => {
            let name = text!(locale, "algorithm-before");
            let why = why_before([&props.own, before], *is_same, &locale);
            (runner(before, Opponent::Before.name(), name), "line", why)
        }
    };
    let sought = match props.piece {
        Piece::Queen => "",
        Piece::Knight => "-tour",
    };
    outcome(Some([&own, &other]), sought, clock, Some(why), &locale)
}

/// The landmarks of a search, as far as it is looked at.
fn surveyed(plan: Plan) -> Timeline {
    let mut timeline = Timeline::default();
    let request = SurveyRequest {
        plan,
        until: Some(LOOKED_AT),
    };
    if let Ok(mut survey) = Survey::start(request) {
        survey.advance(u64::MAX, &mut |landmark| timeline.push(landmark));
    }
    timeline
}

/// A program as a runner: each of its lines is a step.
fn runner(ran: &Ran, key: &'static str, name: String) -> Runner {
    let lines = u64::from(ran.lines);
    Runner {
        key,
        name,
        first: ran.first.map(u64::from),
        end: ran.has_all.then_some(lines),
        known: lines,
        steps: lines,
        seeks_all: ran.has_all,
        placed: Some(ran.placed.into()),
    }
}

/// What goes with what, and the work of both where it is known.
fn why(own: &Ran, search: &Runner, locale: &Locale) -> String {
    let other = search.name.as_str();
    let clock = text!(locale, "race-own-clock", other);
    let Some((steps, many)) = search.end.zip(search.placed) else {
        return clock;
    };
    let (lines, few) = (own.lines, own.placed);
    clock + " " + &text!(locale, "race-own-work", lines, few, other, steps, many)
}

/// The work of both runs of the visitor.
fn why_before([own, before]: [&Ran; 2], is_same: bool, locale: &Locale) -> String {
    let work = text!(
        locale,
        "race-before-work",
        lines = own.lines,
        few = own.placed,
        earlier = before.lines,
        many = before.placed
    );
    if is_same {
        return text!(locale, "race-before-same") + " " + &work;
    }
    work
}
