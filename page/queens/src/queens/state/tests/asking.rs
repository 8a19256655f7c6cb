//! Questions to the workers about the position.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;
use bezzel_solver::queens::completion::NoCompletion;
use bezzel_solver::queens::hint::{Hint, Tier, forbidden, forced};
use bezzel_solver::queens::{Piece, Solution, hint, rank};

use std::rc::Rc;

use super::super::{Action, State};
use super::{after, open, press, shown};
use crate::bridge::position::{Found, Task};
use crate::components::board::Mark;
use crate::queens::inquiry::{self, AnswerDrawing, Question};

fn ask(question: Question) -> Action {
    Action::Inquiry(inquiry::Action::Ask(question))
}

/// A worker's report on the present request.
fn report(state: &State, fraction: f64, found: Found) -> Action {
    let event = state.inquiry.job.slice(0, fraction, found);
    Action::Inquiry(inquiry::Action::Worker(event))
}

/// The state after a report that the work is done.
fn answered(state: &Rc<State>, found: Found) -> Rc<State> {
    after(state, report(state, 1.0, found))
}

#[test]
fn a_completion_is_a_change_that_can_be_undone() {
    let state = open("?n=4&q=2000");
    let state = after(&state, ask(Question::Complete));
    assert!(state.inquiry.job.wanted().is_some());
    let state = after(&state, report(&state, 0.5, Found::Completion(None)));
    assert!(state.inquiry.job.wanted().is_some());
    let found = Found::Completion(Some(Ok(vec![2, 4, 1, 3])));
    let state = answered(&state, found);
    assert_eq!(shown(&state), "?n=4&q=2413");
    let undone = after(&state, Action::Undo);
    assert!(undone.inquiry.job.wanted().is_none());
    assert_eq!(shown(&undone), "?n=4&q=2000");
}

#[test]
fn why_there_is_none_is_said_until_the_position_changes() {
    let state = after(&open("?n=4&q=1000"), ask(Question::Complete));
    let reason = NoCompletion::NoFreeSquare(Unit::Row(2));
    let state = answered(&state, Found::Completion(Some(Err(reason))));
    let marked = |state: &State| AnswerDrawing::of(&state.inquiry).mark(Square::new(2, 0));
    assert_eq!(marked(&state), Some(Mark::Refused));
    let state = after(&state, Action::Clear);
    assert_eq!(marked(&state), None);
}

/// The tier of the hint that is being computed.
fn tier_asked(state: &State) -> Option<Tier> {
    match &state.inquiry.job.wanted()?[..] {
        [Task::Hint(_, tier)] => Some(*tier),
        other => panic!("one hint is worked out: {other:?}"),
    }
}

#[test]
fn hints_give_away_more_each_time_until_the_position_changes() {
    let board = |state: &State| state.position().placement.clone();
    let hint = || Action::Inquiry(inquiry::Action::Hint);
    let tell = |state: &Rc<State>, hint| answered(state, Found::Hint(Some(Box::new(hint))));
    let state = after(&open("?n=4&q=2000"), hint());
    assert_eq!(tier_asked(&state), Some(Tier::Mistake));
    // There is no mistake, so the next tier comes at once.
    let forbidden = forbidden(&board(&state), Piece::Queen).unwrap();
    let state = tell(&state, Hint::Forbidden(forbidden));
    assert_eq!(tier_asked(&state), None);
    let state = after(&state, hint());
    assert_eq!(tier_asked(&state), Some(Tier::Forced));
    assert!(!state.inquiry.is_hint_complete());
    let state = tell(&state, forced(&board(&state), Piece::Queen).unwrap());
    assert!(!state.inquiry.is_hint_complete());
    let state = after(&state, hint());
    assert_eq!(tier_asked(&state), Some(Tier::Reveal));
    let square = Square::new(1, 3);
    let unit = Unit::Row(1);
    let state = tell(&state, Hint::Reveal { square, unit });
    assert!(state.inquiry.is_hint_complete());
    let state = press(&state, "d3");
    assert!(!state.inquiry.is_hint_complete());
    assert!(state.inquiry.hint().is_none());
    assert_eq!(tier_asked(&after(&state, hint())), Some(Tier::Mistake));
}

#[test]
fn a_hint_on_a_mistake_is_complete() {
    for link in ["?n=8&q=47308000", "?n=8&q=13500000", "?n=8&q=12300000"] {
        let state = after(&open(link), Action::Inquiry(inquiry::Action::Hint));
        let position = state.position().placement.clone();
        let hint = hint::hint(&position, Piece::Queen, Tier::Mistake);
        assert_eq!(hint.tier(), Some(Tier::Mistake), "{link}");
        let state = answered(&state, Found::Hint(Some(Box::new(hint))));
        assert!(state.inquiry.is_hint_complete(), "{link}");
    }
}

#[test]
fn a_solution_is_named_without_being_asked() {
    let state = open("?n=4&q=2403");
    assert!(state.inquiry.job.wanted().is_none());
    let state = press(&state, "a2");
    let state = after(&state, Action::Undo);
    let state = press(&state, "a2");
    assert_eq!(shown(&state), "?n=4&q=2413");
    let wanted = state.inquiry.job.wanted().expect("it is a solution");
    assert!(matches!(wanted[..], [Task::Name(..)]));
    let solution: Solution = "2413".parse().unwrap();
    let named = rank(solution, Piece::Queen).unwrap();
    let state = answered(&state, Found::Name(Some(Box::new(named))));
    assert!(state.inquiry.job.wanted().is_none());
    assert!(
        open("?n=4&q=2413").inquiry.job.wanted().is_some(),
        "from a link, too"
    );
}

#[test]
fn what_is_no_solution_or_too_large_is_not_named() {
    for link in [
        "?n=4&q=2403",
        "?n=8&q=15863724&piece=superqueen",
        "?n=4&q=1234",
    ] {
        assert!(open(link).inquiry.job.wanted().is_none(), "{link}");
    }
    let fifteen = "?n=15&q=4.6.8.10.12.14.2.5.7.9.11.13.15.1.3";
    assert!(open(fifteen).inquiry.job.wanted().is_none());
    let fourteen = "?n=14&q=2.4.6.8.10.12.14.3.1.7.9.11.13.5";
    assert!(open(fourteen).inquiry.job.wanted().is_some());
}

#[test]
fn an_answer_to_an_earlier_question_is_late() {
    let state = after(&open("?n=4&q=2000"), ask(Question::Complete));
    let late = report(&state, 1.0, Found::Completion(Some(Ok(vec![2, 4, 1, 3]))));
    let state = after(&state, Action::Clear);
    assert!(state.inquiry.job.wanted().is_none());
    let state = after(&state, ask(Question::Count));
    let state = after(&state, late);
    assert_eq!(shown(&state), "?n=4");
    assert!(state.inquiry.job.wanted().is_some());
    let state = after(&state, Action::Inquiry(inquiry::Action::Cancel));
    assert!(state.inquiry.job.wanted().is_none());
}
