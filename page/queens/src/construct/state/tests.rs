//! Requests, reports of workers, and the visible part of the board.

use std::rc::Rc;

use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::construct::construct;
use bezzel_solver::queens::construct::steps::Change;
use yew::Reducible;

use super::{Action, State};
use crate::bridge::Event;
use crate::bridge::position::{Columns, Construction, Found, Task};
use crate::bridge::{Failure, JobState};
use crate::link::{ConstructLink, ConstructRule, Link};

fn open(text: &str) -> Rc<State> {
    let link: ConstructLink = crate::tests::state(&format!("#/construct{text}"));
    Rc::new(State::new(link))
}

fn after(state: &Rc<State>, action: Action) -> Rc<State> {
    Rc::clone(state).reduce(action)
}

/// The link of what is asked for now.
fn shown(state: &State) -> String {
    let link = Link::of(&state.link).to_string();
    link.trim_start_matches("#/construct").to_owned()
}

/// A worker's report on the present request.
fn slice(state: &State, fraction: f64, construction: Option<Construction>) -> Action {
    let found = Found::Construction(construction.map(Box::new));
    Action::Worker(state.job.slice(0, fraction, found))
}

fn made(n: u32) -> Construction {
    Construction {
        columns: Columns::new(&construct(n).unwrap()),
        construct_time: 2500,
        check_time: 1300,
        fault: None,
        runs: 1,
        pairs: 1,
    }
}

/// The state after an event of its request.
fn received(state: &Rc<State>, fraction: f64, construction: Option<Construction>) -> Rc<State> {
    after(state, slice(state, fraction, construction))
}

#[test]
fn a_link_is_constructed_at_once() {
    let state = open("?n=1000000&rule=random&seed=7");
    let tasks = state.job.wanted().expect("a worker is to construct it");
    let request = state.link.request();
    assert_eq!(**tasks, [Task::Construct { request }]);
    let state = received(&state, 0.5, None);
    assert_eq!(state.job.state(), &JobState::Running);
    assert!((state.job.fraction() - 0.5).abs() < 1e-9);
    let state = received(&state, 1.0, Some(made(6)));
    assert_eq!(state.construction().unwrap().columns.n(), 6);
    assert_eq!(state.job.wanted(), None);
}

#[test]
fn where_there_is_no_solution_no_worker_is_asked() {
    for (text, reason) in [
        ("?n=2", QueensError::NoSolution { n: 2 }),
        ("?n=3&rule=random", QueensError::NoSolution { n: 3 }),
    ] {
        let state = open(text);
        assert_eq!(state.job.found, Some(Err(reason)), "{text}");
        assert_eq!(state.job.state().name(), "done");
        assert_eq!(state.job.wanted(), None);
        assert!(state.columns().is_empty());
    }
}

#[test]
fn other_boards_and_rules_are_other_links() {
    let state = open("?n=14");
    assert_eq!(
        shown(&after(&state, Action::Resize(15))),
        "?n=15&rule=modulo12"
    );
    let random = after(&state, Action::Seed(7));
    assert_eq!(shown(&random), "?n=14&rule=random&seed=7");
    assert_eq!(
        shown(&after(&random, Action::Another)),
        "?n=14&rule=random&seed=8"
    );
    let ruled = after(&random, Action::Rule(ConstructRule::Modulo12));
    assert_eq!(shown(&ruled), "?n=14&rule=modulo12");
    // The seed is remembered.
    assert_eq!(
        shown(&after(&ruled, Action::Rule(ConstructRule::Random))),
        shown(&random)
    );
    let last = after(&state, Action::Seed(u32::MAX));
    assert_eq!(
        shown(&after(&last, Action::Another)),
        "?n=14&rule=random&seed=0"
    );
}

#[test]
fn the_same_again_is_no_change() {
    let state = received(&open("?n=14"), 1.0, Some(made(14)));
    for action in [
        Action::Open(state.link),
        Action::Resize(14),
        Action::Rule(ConstructRule::Modulo12),
        Action::Cancel,
        slice(&state, 0.1, None),
    ] {
        assert!(
            Rc::ptr_eq(&state, &after(&state, action.clone())),
            "{action:?}"
        );
    }
}

#[test]
fn late_reports_of_another_request_are_dropped() {
    let before = open("?n=14");
    let state = after(&before, Action::Resize(15));
    let late = after(&state, slice(&before, 1.0, Some(made(14))));
    assert!(Rc::ptr_eq(&state, &late));
}

#[test]
fn it_can_be_stopped_and_begun_again() {
    let state = after(&open("?n=1000&rule=random"), Action::Cancel);
    let request = &state.job;
    assert_eq!(
        (request.state().name(), request.wanted()),
        ("cancelled", None)
    );
    let again = after(&state, Action::Restart);
    assert!(again.job.is_running() && again.job.number() > request.number());
    let failed = again.job.report(0, Event::Failed(Failure::Workers));
    let failed = after(&again, Action::Worker(failed));
    assert_eq!(failed.job.state(), &JobState::Failed(Failure::Workers));
}

#[test]
fn a_small_board_can_be_looked_at_after_each_step() {
    let state = received(&open("?n=9"), 1.0, Some(made(9)));
    let expected = [
        Change::Evens,
        Change::MoveTwo,
        Change::Odds,
        Change::MoveOneAndThree,
    ];
    assert_eq!(state.steps, expected);
    assert_eq!(state.columns(), [4, 6, 8, 2, 5, 7, 9, 1, 3]);
    let first = after(&state, Action::Look(Some(Change::Evens)));
    assert_eq!(first.columns(), [2, 4, 6, 8]);
    let last = after(&first, Action::Look(Some(Change::MoveOneAndThree)));
    assert_eq!(
        (last.step, last.columns()),
        (Some(Change::MoveOneAndThree), state.columns())
    );
    assert_eq!(after(&first, Action::Look(None)).columns(), state.columns());
    assert_eq!(
        after(&first, Action::Look(Some(Change::SwapPairs))).step,
        None
    );
    assert_eq!(after(&first, Action::Resize(10)).step, None);
}

#[test]
fn only_small_boards_and_the_rule_have_steps_to_look_at() {
    assert_eq!(open("?n=64").steps.len(), 2);
    assert!(open("?n=65").steps.is_empty());
    assert!(open("?n=64&rule=random").steps.is_empty());
    assert!(open("?n=64").is_small() && !open("?n=65").is_small());
}

#[test]
fn what_is_looked_at_is_no_part_of_the_link() {
    let state = received(&open("?n=1000"), 1.0, Some(made(1000)));
    let found = after(&state, Action::Find(499));
    let found = after(&found, Action::ShowLines(false));
    assert_eq!((found.row, found.shows_lines), (Some(499), false));
    assert_eq!(
        found.link,
        ConstructLink {
            n: 1000,
            seed: None
        }
    );
    let next = after(&found, Action::Resize(2000));
    assert_eq!((next.row, next.shows_lines), (None, false));
}
