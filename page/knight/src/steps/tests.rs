//! The effects of each action and each frame on the run.

use std::rc::Rc;

use bezzel_solver::board::Size;
use bezzel_stepping::knight::{Algorithm, Event, Plan, Watched};
use bezzel_stepping::queens::Milestone;
use yew::Reducible;

use super::{Action, State};
use crate::components::transport::Command;
use crate::link::{Link, StepsLink};
use crate::run::tree::Walk;
use crate::run::watch::Go;
use crate::run::watched::Jump;
use crate::tests;

fn open(text: &str) -> Rc<State> {
    Rc::new(State::new(tests::state(&format!(
        "#/search?problem=knight{text}"
    ))))
}

fn after(state: &Rc<State>, action: Action) -> Rc<State> {
    Rc::clone(state).reduce(action)
}

fn planned(state: &Rc<State>, change: fn(Plan) -> Plan) -> Rc<State> {
    after(state, Action::Plan(change(state.watch.run.plan())))
}

fn gone(state: &Rc<State>, go: Go) -> Rc<State> {
    let mut state = after(state, Action::Go(go));
    for _ in 0..1_000 {
        if !state.watch.needs_frames() {
            return state;
        }
        state = after(&state, Action::Go(Go::Frame(16.0)));
    }
    panic!("the run does not come to rest");
}

fn shown(state: &State) -> String {
    Link::of(&state.linked).to_string()
}

#[test]
fn a_link_opens_at_its_event_and_the_seek_bar_leads_to_any_other() {
    let state = open("&size=3x4&start=a1&algorithm=backtracking&step=1000");
    assert_eq!(state.watch.run.event(), Event::Solution { number: 1 });
    assert_eq!(state.watch.last(), None);
    let state = gone(&state, Go::Frame(16.0));
    assert_eq!(state.watch.last(), Some(1_175));
    for step in [1_175, 7, 1_000] {
        let sought = gone(&state, Go::Command(Command::Seek(step)));
        assert_eq!(sought.watch.run.step(), step);
    }
}

#[test]
fn a_step_beyond_the_end_is_reported_and_the_end_is_shown() {
    let state = open("&size=3x3&start=a1&algorithm=backtracking&step=999");
    assert_eq!(state.watch.beyond, Some(999));
    assert_eq!(state.linked.step, 271);
}

#[test]
fn jumps_lead_to_tours_and_dead_ends_and_to_the_first_square_with_a_number() {
    let state = open("&size=5x5&start=a1&algorithm=warnsdorff");
    let first = gone(&state, Go::Jump(Jump::Next(Milestone::Solution)));
    assert_eq!(first.watch.run.step(), 50);
    let next = gone(&first, Go::Jump(Jump::Next(Milestone::Solution)));
    assert_eq!(next.watch.run.counters().solutions, 2);
    let back = gone(&next, Go::Jump(Jump::Previous(Milestone::Solution)));
    assert_eq!(back.watch.run, first.watch.run);
    let nine = gone(&back, Go::Jump(Jump::First(9)));
    assert_eq!(nine.watch.run.path().len(), 9);
    let none = gone(&nine, Go::Jump(Jump::Previous(Milestone::DeadEnd)));
    assert_eq!(none.watch.missing, Some(Jump::Previous(Milestone::DeadEnd)));
}

#[test]
fn nodes_of_the_tree_are_gone_to_if_they_are_not_too_far() {
    let state = open("&size=3x4&start=a1&algorithm=backtracking");
    let to = |path: &[u8]| Go::Walk(Walk::To(path.to_vec()));
    let node = gone(&state, to(&[3, 2]));
    assert_eq!(node.watch.run.moves(), [3, 2]);
    let far = gone(&open("&size=8x8&start=a1&algorithm=backtracking"), to(&[3]));
    assert_eq!(far.watch.missing, Some(Jump::Node));
}

#[test]
fn another_board_keeps_the_start_where_it_has_it() {
    let state = open("&size=5x5&start=e5&algorithm=backtracking&step=12");
    let state = planned(&state, |plan| {
        StepsLink::resized(plan, Size::new(6, 5).unwrap())
    });
    assert_eq!(
        shown(&state),
        "#/search?problem=knight&size=6x5&start=e5&algorithm=backtracking"
    );
    let state = planned(&state, |plan| Plan {
        algorithm: Algorithm::Warnsdorff,
        first_only: true,
        ..StepsLink::resized(plan, Size::square(4).unwrap())
    });
    assert_eq!(
        shown(&state),
        "#/search?problem=knight&size=4x4&start=a1&algorithm=warnsdorff&find=first"
    );
}
