//! The effects of each action, each frame and each report of the worker on the run.

mod moving;
#[cfg(not(target_arch = "wasm32"))] // proptest takes its seeds from the system.
mod pressed;
mod racing;
mod seeking;

use std::rc::Rc;

use bezzel_solver::Job;
use bezzel_solver::Progress;
use bezzel_stepping::queens::{Survey, SurveyRequest};
use yew::Reducible;

use super::{Action, State};
use crate::bridge::queens::{Found, Task};
use crate::bridge::{Event, JobState, Rest};
use crate::link::{Link, SearchLink};
use crate::run::watch::Go;
use crate::run::watched::Jump;
use crate::tests;

/// The search that a link opens, named by what follows `#/search`.
fn link(text: &str) -> SearchLink {
    tests::state(&format!("#/search{text}"))
}

fn open(text: &str) -> Rc<State> {
    Rc::new(State::new(link(text)))
}

/// An action, or a step of the run.
trait Taken {
    fn action(self) -> Action;
}

impl Taken for Action {
    fn action(self) -> Action {
        self
    }
}

impl Taken for Go {
    fn action(self) -> Action {
        Action::Go(self)
    }
}

fn after(state: &Rc<State>, taken: impl Taken) -> Rc<State> {
    Rc::clone(state).reduce(taken.action())
}

/// The link of the state, without the name of the screen.
fn shown(state: &State) -> String {
    let link = Link::of(&state.linked).to_string();
    link.trim_start_matches("#/search").to_owned()
}

/// The state once the worker has done what it is wanted to do.
fn surveyed(state: &Rc<State>) -> Rc<State> {
    let tasks = state.watch.survey.job.wanted().expect("a survey is wanted");
    let [Task::Survey(Rest { request, .. })] = &tasks[..] else {
        panic!("one survey is wanted: {tasks:?}");
    };
    let (landmarks, progress) = survey(*request);
    let event = Event::Slice {
        progress,
        found: Found::Landmarks(landmarks),
    };
    let state = after(
        state,
        Action::Worker(state.watch.survey.job.report(0, event)),
    );
    assert_eq!(state.watch.survey.job.state(), &JobState::Done);
    state
}

fn survey(request: SurveyRequest) -> (Vec<bezzel_stepping::queens::Landmark>, Progress) {
    let mut job = Survey::start(request).unwrap();
    let mut landmarks = Vec::new();
    let progress = job.advance(u64::MAX, &mut |landmark| landmarks.push(landmark));
    (landmarks, progress)
}

/// Lets frames come until the run stands.
fn settled(state: &Rc<State>) -> Rc<State> {
    let mut state = Rc::clone(state);
    for _ in 0..10_000 {
        if !state.watch.moves() {
            return state;
        }
        state = after(&state, Go::Frame(16.0));
    }
    panic!("the run does not come to rest");
}
