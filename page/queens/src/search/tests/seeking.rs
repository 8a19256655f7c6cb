//! Going to an event, near or far, before and after the survey.

use bezzel_stepping::queens::{Event as Happening, Milestone, Watched};

use super::*;
use crate::components::transport::Command;

fn jump(state: &Rc<State>, jump: Jump) -> Rc<State> {
    settled(&after(state, Go::Jump(jump)))
}

#[test]
fn a_link_opens_at_its_event_before_the_survey_and_after_it() {
    let walked = settled(&open("?n=8&algorithm=arrays&step=412"));
    assert_eq!(walked.watch.run.step(), 412);
    let far = open("?n=11&algorithm=arrays&step=2000000");
    assert!(
        far.watch.moves(),
        "two million events take more than a frame"
    );
    assert_eq!(far.linked.step, 2_000_000, "a reload still goes there");
    let walked = settled(&far);
    let led = settled(&surveyed(&far));
    assert_eq!(walked.watch.run.step(), 2_000_000);
    assert_eq!(walked.watch.run, led.watch.run);
}

#[test]
fn a_step_beyond_the_end_is_reported_and_the_end_is_shown() {
    let state = settled(&open("?n=4&algorithm=arrays&step=999"));
    assert_eq!(state.watch.beyond, Some(999));
    assert!(state.watch.ended());
    assert_eq!(u64::from(state.linked.step), state.watch.run.step());
    let state = after(&state, Go::Command(Command::Back));
    assert_eq!(state.watch.beyond, None);
}

#[test]
fn the_seek_bar_leads_to_any_event_once_the_survey_is_done() {
    let state = open("?n=8&algorithm=arrays");
    assert_eq!(state.watch.last(), None);
    let state = surveyed(&state);
    assert_eq!(state.watch.last(), Some(35_553));
    for step in [35_553, 0, 20_000, 412] {
        let sought = after(&state, Go::Command(Command::Seek(step)));
        assert!(!sought.watch.moves() && !sought.watch.player.announced);
        assert_eq!(sought.watch.run.step(), step);
    }
}

#[test]
fn a_run_too_long_to_survey_can_be_sought_in_as_far_as_it_is_known() {
    let state = surveyed(&open("?n=20&algorithm=masks"));
    let last = state.watch.last().unwrap();
    assert!(last >= 4_000_000, "{last}");
    let state = after(&state, Go::Command(Command::Seek(last)));
    assert_eq!(state.watch.run.step(), last);
    assert!(!state.watch.ended());
}

#[test]
fn jumps_lead_to_solutions_with_the_survey_and_without() {
    let with = surveyed(&open("?n=6"));
    let without = open("?n=6");
    for state in [with, without] {
        let first = jump(&state, Jump::Next(Milestone::Solution));
        assert_eq!(first.watch.run.path(), [1, 3, 5, 0, 2, 4]);
        assert_eq!(first.watch.run.counters().tests, 171);
        let second = jump(&first, Jump::Next(Milestone::Solution));
        assert_eq!(second.watch.run.path(), [2, 5, 1, 4, 0, 3]);
        let back = jump(&second, Jump::Previous(Milestone::Solution));
        assert_eq!(back.watch.run, first.watch.run);
        let nothing = jump(&back, Jump::Previous(Milestone::Solution));
        assert_eq!(
            nothing.watch.missing,
            Some(Jump::Previous(Milestone::Solution))
        );
        assert_eq!(nothing.watch.run, first.watch.run, "it stays where it was");
    }
}

#[test]
fn the_exercise_that_students_do_by_hand() {
    // (1,1) (2,3) (3,5) (4,2) (5,4), row 6 has no square; (5,8), none again;
    // back to (4,7), then (5,2) (6,4) (7,6).
    let state = open("?n=8&algorithm=test");
    let five = jump(&state, Jump::First(5));
    assert_eq!(five.watch.run.path(), [0, 2, 4, 1, 3]);
    let dead_end = jump(&five, Jump::Next(Milestone::DeadEnd));
    assert_eq!(dead_end.watch.run.path(), [0, 2, 4, 1, 3]);
    let again = jump(&dead_end, Jump::Next(Milestone::DeadEnd));
    assert_eq!(again.watch.run.path(), [0, 2, 4, 1, 7]);
    assert_eq!(
        jump(&again, Jump::First(6)).watch.run.path(),
        [0, 2, 4, 6, 1, 3]
    );
    assert_eq!(
        jump(&again, Jump::First(7)).watch.run.path(),
        [0, 2, 4, 6, 1, 3, 5]
    );
    assert_eq!(jump(&again, Jump::First(1)).watch.run.path(), [0]);
}

#[test]
fn what_never_happens_is_said() {
    for state in [open("?n=3"), surveyed(&open("?n=3"))] {
        let state = jump(&state, Jump::First(3));
        assert_eq!(state.watch.missing, Some(Jump::First(3)));
        assert_eq!(state.watch.run.step(), 0);
        let state = after(&state, Go::Command(Command::Step));
        assert_eq!(state.watch.missing, None);
        assert!(matches!(state.watch.run.event(), Happening::Try { .. }));
    }
}

#[test]
fn a_long_way_can_be_broken_off() {
    let far = open("?n=11&algorithm=arrays&step=2000000");
    let state = after(&far, Go::Stop);
    assert!(!state.watch.moves());
    assert_eq!(u64::from(state.linked.step), state.watch.run.step());
}
