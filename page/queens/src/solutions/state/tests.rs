//! Requests, the answers of workers, and the start of a new search.

mod asking;
mod receiving;

use std::rc::Rc;

use bezzel_solver::Progress;
use bezzel_solver::queens::Solution;
use yew::Reducible;

use super::{Action, State};
use crate::bridge::queens::{Found, Solutions};
use crate::bridge::{Event, JobState};
use crate::link::{Link, SolutionsLink};
use crate::tests;

/// The request of a link, named by the text after `#/solutions`.
fn link(text: &str) -> SolutionsLink {
    tests::state(&format!("#/solutions{text}"))
}

fn open(text: &str) -> Rc<State> {
    Rc::new(State::new(link(text), None))
}

fn after(state: &Rc<State>, action: Action) -> Rc<State> {
    Rc::clone(state).reduce(action)
}

/// The link of what is asked for now.
fn shown(state: &State) -> String {
    let link = Link::of(&state.link).to_string();
    link.trim_start_matches("#/solutions").to_owned()
}

/// The number of the request whose events the state takes in.
fn number(state: &State) -> u32 {
    state.request.number()
}

/// A slice with so many solutions of the 4 x 4 board, each of an orbit of 2.
fn slice(count: usize, fraction: f64) -> Event<Found> {
    let solution = Solution::from_columns(&[2, 4, 1, 3]).unwrap();
    let mut batch = Solutions::new(4);
    for _ in 0..count {
        batch.push(&solution, 2);
    }
    Event::Slice {
        progress: Progress {
            fraction,
            done: fraction >= 1.0,
            steps: 1,
        },
        found: Found::Solutions(batch),
    }
}

/// The state after an event of its present request.
fn received(state: &Rc<State>, event: Event<Found>) -> Rc<State> {
    after(state, Action::Worker(state.request.report(0, event)))
}
