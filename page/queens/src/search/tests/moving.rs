//! Playing, stepping, and other searches.

use bezzel_stepping::queens::{Algorithm, Event as Happening, Order, Plan, Watched};

use super::*;
use crate::bridge::Failure;
use crate::components::transport::{Command, Speed};
use crate::run::tree::{AnyTree, Change, Growth, Turn, Walk};

fn command(state: &Rc<State>, command: Command) -> Rc<State> {
    after(state, Go::Command(command))
}

/// The state once another plan is chosen.
fn planned(state: &Rc<State>, change: fn(&mut Plan)) -> Rc<State> {
    let mut plan = state.watch.run.plan();
    change(&mut plan);
    after(state, Action::Plan(plan))
}

#[test]
fn steps_go_forwards_and_backwards_and_stop_at_both_ends() {
    let state = open("?n=4&algorithm=masks");
    assert_eq!(state.watch.run.step(), 0);
    let state = command(&state, Command::Back);
    assert_eq!(state.watch.run.step(), 0);
    let state = command(&command(&state, Command::Step), Command::Step);
    assert_eq!(
        (state.watch.run.step(), state.watch.run.path()),
        (2, vec![0])
    );
    assert_eq!(shown(&state), "?n=4&algorithm=masks&step=2");
    let state = command(&state, Command::Back);
    assert!(state.watch.run.path().is_empty());
    assert!(state.watch.player.announced);
}

#[test]
fn playing_goes_at_the_chosen_speed_and_is_not_announced() {
    let state = command(&open("?n=6"), Command::Speed(Speed::Steps(100)));
    let mut state = command(&state, Command::Play);
    assert!(state.watch.player.on && !state.watch.player.announced);
    for _ in 0..10 {
        state = after(&state, Go::Frame(10.0));
    }
    assert_eq!(state.watch.run.step(), 10);
    assert!(!state.watch.player.announced);
    let state = command(&state, Command::Pause);
    assert!(!state.watch.player.on && state.watch.player.announced);
    assert_eq!(shown(&state), "?n=6&algorithm=arrays&step=10");
    assert!(Rc::ptr_eq(
        &after(&state, Go::Frame(1e3)).watch.run,
        &state.watch.run
    ));
}

#[test]
fn playing_ends_with_the_run_and_is_announced_then() {
    for speed in [Speed::Fastest, Speed::Steps(10_000)] {
        let state = command(&open("?n=4"), Command::Speed(speed));
        let state = settled(&command(&state, Command::Play));
        assert!(!state.watch.player.on && state.watch.player.announced && state.watch.ended());
        assert_eq!(state.watch.run.counters().tests, 60);
        let again = command(&state, Command::Play);
        assert!(again.watch.player.on, "once more from the start");
        assert_eq!(again.watch.run.step(), 0);
    }
}

#[test]
fn while_it_plays_the_link_follows_once_a_second() {
    let state = command(&open("?n=8"), Command::Speed(Speed::Steps(10)));
    let mut state = command(&state, Command::Play);
    let mut links = Vec::new();
    for _ in 0..45 {
        state = after(&state, Go::Frame(50.0));
        if links.last() != Some(&state.linked.step) {
            links.push(state.linked.step);
        }
    }
    assert_eq!(links, [0, 10, 20]);
}

#[test]
fn at_the_fastest_frames_that_come_late_get_fewer_events() {
    let state = command(&open("?n=11"), Command::Speed(Speed::Fastest));
    let state = command(&state, Command::Play);
    let first = after(&state, Go::Frame(16.0));
    let soon = after(&first, Go::Frame(16.0)).watch.run.step() - first.watch.run.step();
    let late = after(&first, Go::Frame(40.0));
    let next = after(&late, Go::Frame(40.0)).watch.run.step() - late.watch.run.step();
    assert!(next < soon, "{next} < {soon}");
}

#[test]
fn another_search_begins_at_its_start() {
    let state = open("?n=6&algorithm=test&step=20");
    assert_eq!(state.watch.run.step(), 20);
    let state = planned(&state, |plan| plan.algorithm = Algorithm::Fewest);
    assert_eq!(shown(&state), "?n=6&algorithm=fewest");
    let state = planned(&state, |plan| {
        plan.n = 10;
        plan.order = Order::Random;
        plan.seed = 7;
        plan.first_only = true;
    });
    assert_eq!(
        shown(&state),
        "?n=10&algorithm=fewest&order=random&find=first&seed=7"
    );
    let state = planned(&state, |plan| plan.order = Order::Left);
    assert_eq!(shown(&state), "?n=10&algorithm=fewest&find=first");
    let state = command(&state, Command::Step);
    let same = planned(&state, |plan| plan.n = 10);
    assert_eq!(same.watch.run.step(), 1, "the same search continues");
}

#[test]
fn a_repair_is_played_to_its_solution() {
    let state = command(
        &open("?n=20&algorithm=repair&seed=3"),
        Command::Speed(Speed::Fastest),
    );
    let state = settled(&command(&state, Command::Play));
    assert!(matches!(
        state.watch.run.event(),
        Happening::Solution { .. }
    ));
}

#[test]
fn late_reports_of_an_earlier_survey_are_dropped() {
    let state = open("?n=5");
    let request = SurveyRequest {
        plan: state.watch.run.plan(),
        until: None,
    };
    let (landmarks, progress) = survey(request);
    let event = Event::Slice {
        progress,
        found: Found::Landmarks(landmarks),
    };
    let early = state.watch.survey.job.report(0, event);
    let other = planned(&state, |plan| plan.n = 6);
    let late = after(&other, Action::Worker(early));
    assert!(Rc::ptr_eq(&other, &late));
}

#[test]
fn a_survey_that_failed_is_begun_again_where_the_run_stands() {
    let state = settled(&open("?n=5&step=7"));
    let failed = Event::Failed(Failure::NotLoaded);
    let failed = state.watch.survey.job.report(0, failed);
    let failed = after(&state, Action::Worker(failed));
    assert_eq!(failed.watch.last(), None);
    let again = surveyed(&after(&failed, Go::Survey));
    assert_eq!(again.watch.run.step(), 7);
    assert_eq!(again.watch.last(), surveyed(&state).watch.last());
}

/// The state after keys that come before anything is drawn.
fn turned(state: &Rc<State>, turns: &[Turn]) -> Rc<State> {
    let tree = AnyTree::of(state.watch.run.plan()).expect("the search has a tree");
    let growth = Rc::new(Growth::new(tree));
    turns.iter().fold(Rc::clone(state), |state, turn| {
        after(&state, Go::Walk(growth.walk(*turn)))
    })
}

#[test]
fn each_of_a_burst_of_keys_is_a_step_in_the_tree() {
    let state = turned(&open("?n=6"), &[Turn::Child; 3]);
    assert_eq!(state.watch.run.path(), [0, 2, 4]);
    let state = turned(&state, &[Turn::Parent, Turn::After, Turn::After]);
    assert_eq!(state.watch.run.path(), [0, 4]);
}

#[test]
fn keys_lead_on_from_where_the_run_is_going() {
    let state = turned(
        &open("?n=12"),
        &[Turn::Child, Turn::After, Turn::After, Turn::After],
    );
    assert!(state.watch.seek.is_some(), "that is more than a frame away");
    assert_eq!(settled(&state).watch.run.path(), [3]);
}

#[test]
fn a_node_that_was_closed_opens_when_a_key_leads_below_it() {
    let state = turned(&open("?n=6"), &[Turn::Child]);
    let state = after(&state, Go::Walk(Walk::Open(Change::Set(vec![0], false))));
    let state = turned(&state, &[Turn::Child, Turn::After]);
    assert_eq!(state.watch.run.path(), [0, 3]);
}
