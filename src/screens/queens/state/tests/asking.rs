//! Questions to the workers about the position.

use bezzel_solver::Progress;
use bezzel_solver::queens::Unit;
use bezzel_solver::queens::completion::NoCompletion;

use super::super::Action;
use super::{after, open, shown};
use crate::bridge::{Event, Found, Heard};
use crate::screens::queens::asked::{self, Question};

fn ask(question: Question) -> Action {
    Action::Asked(asked::Action::Ask(question))
}

fn hear(wish: u32, done: bool, found: Found) -> Action {
    let progress = Progress {
        fraction: if done { 1.0 } else { 0.5 },
        done,
        steps: 1,
    };
    Action::Asked(asked::Action::Heard(Heard {
        wish,
        task: 0,
        event: Event::Slice { progress, found },
    }))
}

#[test]
fn a_completion_is_a_change_that_can_be_undone() {
    let state = open("?n=4&q=2000");
    let state = after(&state, ask(Question::Complete));
    assert!(state.asked.wanted().is_some());
    let state = after(&state, hear(1, false, Found::Completion(None)));
    assert!(state.asked.wanted().is_some());
    let found = Found::Completion(Some(Ok(vec![2, 4, 1, 3])));
    let state = after(&state, hear(1, true, found));
    assert_eq!(shown(&state), "?n=4&q=2413");
    assert!(state.asked.wanted().is_none());
    assert_eq!(shown(&after(&state, Action::Undo)), "?n=4&q=2000");
}

#[test]
fn why_there_is_none_is_said_until_the_position_changes() {
    let state = after(&open("?n=4&q=1000"), ask(Question::Complete));
    let reason = NoCompletion::NoFreeSquare(Unit::Row(2));
    let state = after(&state, hear(1, true, Found::Completion(Some(Err(reason)))));
    assert_eq!(state.asked.impossible(), Some(reason));
    let state = after(&state, Action::Clear);
    assert_eq!(state.asked.impossible(), None);
}

#[test]
fn an_answer_to_an_earlier_question_is_late() {
    let state = after(&open("?n=4&q=2000"), ask(Question::Complete));
    let state = after(&state, Action::Clear);
    assert!(state.asked.wanted().is_none());
    let state = after(&state, ask(Question::Count));
    let late = Found::Completion(Some(Ok(vec![2, 4, 1, 3])));
    let state = after(&state, hear(1, true, late));
    assert_eq!(shown(&state), "?n=4");
    let wanted = state.asked.wanted().unwrap();
    assert_eq!(wanted.wish, 2);
    let state = after(&state, Action::Asked(asked::Action::Cancel));
    assert!(state.asked.wanted().is_none());
}
