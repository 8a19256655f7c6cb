//! A run beside another, on one clock.

use bezzel_stepping::queens::{Algorithm, Clock, Watched};

use super::*;
use crate::components::transport::Command;
use crate::run::watched::Survey as _;

/// The step and the tests of both runs.
fn both(state: &State) -> [(u64, u64); 2] {
    let beside = &state.beside.as_ref().expect("a run beside it").run;
    let at = |run: &bezzel_stepping::queens::Run| (run.step(), run.counters().tests);
    [at(&state.watch.run), at(beside)]
}

/// The state once both runs are surveyed.
fn surveyed_both(state: &Rc<State>) -> Rc<State> {
    let state = surveyed(state);
    let job = &state.beside.as_ref().unwrap().survey.job;
    let tasks = job.wanted().expect("a survey is wanted");
    let [Task::Survey(Rest { request, .. })] = &tasks[..] else {
        panic!("one survey is wanted: {tasks:?}");
    };
    let (landmarks, progress) = survey(*request);
    let found = Found::Landmarks(landmarks);
    let event = job.report(0, Event::Slice { progress, found });
    after(&state, Action::BesideWorker(event))
}

fn stepped(state: &Rc<State>, command: Command, times: u32) -> Rc<State> {
    let mut state = Rc::clone(state);
    for _ in 0..times {
        state = after(&state, Go::Command(command));
    }
    state
}

#[test]
fn both_are_at_the_step_of_the_link() {
    let state = open("?n=8&algorithm=arrays&beside=masks&step=412");
    let [(step, _), (beside, _)] = both(&state);
    assert_eq!((step, beside), (412, 412));
    let state = stepped(&state, Command::Back, 2);
    assert_eq!(both(&state).map(|(step, _)| step), [410, 410]);
    assert_eq!(shown(&state), "?n=8&algorithm=arrays&beside=masks&step=410");
}

#[test]
fn by_tests_the_one_beside_is_at_the_last_event_of_as_many_tests() {
    let state = open("?n=8&algorithm=arrays&beside=masks&clock=tests&step=300");
    for state in [state.clone(), surveyed_both(&state)] {
        let [(_, tests), (beside, tested)] = both(&state);
        assert_eq!(tests, tested);
        let mut next = (*state.beside.as_ref().unwrap().run).clone();
        assert_eq!(next.step(), beside);
        next.forward();
        assert!(next.counters().tests > tests);
    }
}

#[test]
fn after_the_end_of_the_run_the_longer_one_beside_continues_to_its_own() {
    let state = surveyed_both(&open("?n=4&algorithm=masks&beside=arrays"));
    let end = state.watch.survey.last_step().unwrap();
    let last = state.beside.as_ref().unwrap().survey.last_step().unwrap();
    assert!(end < last);
    assert_eq!(state.watch.last(), Some(last));
    let state = after(&state, Go::Command(Command::Seek(last - 1)));
    assert_eq!(both(&state).map(|(step, _)| step), [end, last - 1]);
    assert_eq!(state.linked.step, last as u32 - 1);
    assert!(!state.watch.ended());
    let state = stepped(&state, Command::Step, 2);
    assert_eq!(both(&state).map(|(step, _)| step), [end, last]);
    assert!(state.watch.ended());
    let state = stepped(&state, Command::Back, (last - end) as u32 + 1);
    assert_eq!(both(&state).map(|(step, _)| step), [end - 1, end - 1]);
}

#[test]
fn a_link_to_a_step_after_the_end_is_followed_once_the_ends_are_known() {
    let state = open("?n=4&algorithm=masks&beside=arrays&step=80");
    assert_eq!(state.watch.beyond, Some(80));
    let state = surveyed_both(&state);
    assert_eq!((state.watch.beyond, state.linked.step), (None, 80));
    // Alone, the run has no such step.
    let alone = after(&state, Action::Beside(None));
    assert_eq!(alone.watch.step(), alone.watch.survey.last_step().unwrap());
}

#[test]
fn it_plays_to_the_end_of_the_longer_run() {
    let state = surveyed_both(&open("?n=4&algorithm=masks&beside=arrays&clock=tests"));
    let mut state = after(&state, Go::Command(Command::Play));
    for _ in 0..10_000 {
        state = after(&state, Go::Frame(200.0));
    }
    assert!(!state.watch.player.on);
    assert_eq!(both(&state).map(|(_, tests)| tests), [15, 60]);
}

#[test]
fn a_run_that_takes_the_algorithm_beside_it_leaves_its_own() {
    let state = open("?n=6&algorithm=arrays&beside=masks&clock=tests");
    let plan = state.linked.plan;
    let state = after(
        &state,
        Action::Plan(bezzel_stepping::queens::Plan {
            algorithm: Algorithm::Masks,
            ..plan
        }),
    );
    assert_eq!(state.linked.beside, Some(Algorithm::Arrays));
    assert_eq!(
        shown(&state),
        "?n=6&algorithm=masks&beside=arrays&clock=tests"
    );
    let state = after(&state, Action::Clock(Clock::Step));
    assert_eq!(shown(&state), "?n=6&algorithm=masks&beside=arrays");
    let state = after(&state, Action::Beside(None));
    assert_eq!(shown(&state), "?n=6&algorithm=masks");
}
