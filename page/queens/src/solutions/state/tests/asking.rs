//! The visitor's requests, and the tasks that they give to workers.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, Show};

use super::*;
use crate::bridge::Rest;
use crate::bridge::queens::Task;
use crate::link::{Expected, View};
use crate::solutions::count;

#[test]
fn the_workers_are_asked_for_what_the_link_says() {
    let state = open("?n=9&show=all&piece=superqueen&fixed=a1,c5");
    let tasks = state.request.wanted().unwrap();
    let [Task::List(Rest { request, from })] = &tasks[..] else {
        panic!("one list is wanted: {tasks:?}");
    };
    assert_eq!(
        (request.n, request.show, request.piece),
        (9, Show::All, Piece::Superqueen)
    );
    assert_eq!(request.fixed, state.link.fixed);
    assert_eq!(*from, None, "from the start");
}

#[test]
fn another_question_is_another_request_and_an_empty_list() {
    let state = received(&open("?n=4&show=all"), slice(2, 0.5));
    let questions = [
        (Action::Resize(5), "?n=5&show=all"),
        (Action::Show(Show::Fundamental), "?n=4"),
        (
            Action::Choose(Piece::Superqueen),
            "?n=4&show=all&piece=superqueen",
        ),
        (Action::Fix("a2".to_owned()), "?n=4&show=all&fixed=a2"),
        (Action::Open(link("?n=6")), "?n=6"),
    ];
    for (question, expected) in questions {
        let next = after(&state, question);
        assert_eq!(shown(&next), expected);
        assert!(next.list.is_empty() && next.images == 0);
        assert!(next.request.is_running());
        assert_ne!(number(&next), number(&state));
    }
}

#[test]
fn the_same_question_is_no_new_search() {
    let state = received(&open("?n=4&show=all&fixed=a2"), slice(2, 0.5));
    let questions = [
        Action::Open(link("?n=4&show=all&fixed=a2")),
        Action::Resize(4),
        Action::Show(Show::All),
        Action::Choose(Piece::Queen),
        Action::View(View::List),
        Action::Fix(" A2,".to_owned()),
    ];
    for question in questions {
        assert_eq!(after(&state, question), state);
    }
}

#[test]
fn a_board_of_another_side_has_no_fixed_squares() {
    assert_eq!(
        shown(&after(&open("?n=8&fixed=h8"), Action::Resize(5))),
        "?n=5"
    );
}

#[test]
fn wrong_squares_keep_what_is_asked_for_and_say_so() {
    let state = received(&open("?n=4&fixed=a2"), slice(2, 0.5));
    let refused = after(&state, Action::Fix("a2, e5".to_owned()));
    let notice = refused.refused.clone().unwrap();
    assert_eq!(
        (notice.parameter, notice.value.as_str()),
        ("fixed", "a2, e5")
    );
    assert_eq!(notice.expected, Expected::Squares("4x4".parse().unwrap()));
    assert_eq!((&refused.link, &refused.list), (&state.link, &state.list));
    assert_eq!(number(&refused), number(&state));
    for mended in ["a2", "", "b1"] {
        assert_eq!(
            after(&refused, Action::Fix(mended.to_owned())).refused,
            None
        );
    }
}

#[test]
fn nothing_is_wanted_where_solutions_are_not_listed() {
    let counting = after(&open(""), Action::View(View::Count));
    assert_eq!(shown(&counting), "?n=8&view=count");
    assert_eq!(counting.request.state(), &JobState::Idle);
    let listing = after(&counting, Action::View(View::List));
    assert!(listing.request.is_running());
}

#[test]
fn the_same_work_is_wanted_until_it_is_done() {
    let state = open("?n=4");
    let later = received(&state, slice(1, 0.5));
    let (first, second) = (
        state.request.wanted().unwrap(),
        later.request.wanted().unwrap(),
    );
    assert!(
        std::ptr::eq(&raw const first[..], &raw const second[..])
            && number(&state) == number(&later),
        "or the search would start anew"
    );
    assert_eq!(received(&later, slice(1, 1.0)).request.wanted(), None);
}

#[test]
fn a_cancelled_search_keeps_what_was_found_until_it_is_started_again() {
    let state = received(&open("?n=4"), slice(2, 0.5));
    let cancelled = after(&state, Action::Cancel);
    assert_eq!(cancelled.request.state(), &JobState::Cancelled);
    assert_eq!(cancelled.list.len(), 2);
    let again = after(&cancelled, Action::Restart);
    assert_eq!((again.list.len(), again.images), (0, 0));
    assert!(again.request.is_running());
    assert_ne!(number(&again), number(&state));
}

#[test]
fn the_images_of_a_solution_are_shown_until_they_are_closed() {
    let state = received(&open("?n=4"), slice(2, 1.0));
    let orbit = after(&state, Action::OpenOrbit(1));
    assert_eq!(shown(&orbit), "?n=4&orbit=2413");
    assert_eq!(orbit.list.len(), 2, "the list stays");
    assert_eq!(after(&orbit, Action::CloseOrbit), state);
    for elsewhere in [Action::Resize(5), Action::Show(Show::All)] {
        let asked = after(&orbit, elsewhere);
        assert_eq!(asked.link.orbit, None);
        assert!(asked.request.is_running());
    }
}

#[test]
fn a_link_leads_to_the_images_of_a_solution_before_it_is_found() {
    let state = open("?n=4&orbit=3142");
    assert!(state.request.is_running());
    let orbit = state.link.orbit.expect("the link names it");
    assert_eq!(orbit.to_string(), "3142");
    let found = received(&state, slice(1, 1.0));
    assert_eq!((found.link.orbit, found.list.len()), (Some(orbit), 1));
    // Another orbit of the same list is no new search.
    let other = after(&found, Action::Open(link("?n=4&orbit=2413")));
    assert_eq!((other.list.len(), number(&other)), (1, number(&found)));
}

#[test]
fn a_count_stays_where_it_stands_while_something_else_is_looked_at() {
    let counting = after(
        &open("?n=16&view=count"),
        Action::Count(count::Action::Start),
    );
    assert!(counting.count.job.is_running());
    for leaving in [
        Action::View(View::List),
        Action::Open(link("?n=16")),
        Action::Open(link("?n=12")),
    ] {
        assert!(!after(&counting, leaving).count.job.is_running());
    }
}

#[test]
fn a_click_on_a_square_fixes_it_and_another_frees_it() {
    let state = after(&open("?n=6&show=all"), Action::Picking(true));
    let square = Square::from_name("b6", Size::square(6).unwrap()).unwrap();
    let fixed = after(&state, Action::Pick(square));
    assert_eq!(shown(&fixed), "?n=6&show=all&fixed=b6");
    assert!(fixed.picks, "the next click does the same");
    assert_eq!(shown(&after(&fixed, Action::Pick(square))), "?n=6&show=all");
    assert_eq!(shown(&after(&fixed, Action::Unfix)), "?n=6&show=all");
}

#[test]
fn one_goes_to_a_number_of_the_list_and_to_no_other() {
    let state = received(&open("?n=4&show=all"), slice(20, 1.0));
    let there = after(&state, Action::GoTo(" 20 ".into()));
    assert_eq!(there.target, Some((1, 19)));
    let again = after(&there, Action::GoTo("20".into()));
    assert_eq!(again.target, Some((2, 19)), "also after scrolling away");
    for wrong in ["0", "21", "x", ""] {
        let refused = after(&there, Action::GoTo(wrong.into()));
        assert_eq!(refused.target, there.target);
        assert_eq!(refused.wrong_number.as_ref().unwrap().value, wrong);
        assert_eq!(after(&refused, Action::GoTo("3".into())).wrong_number, None);
    }
}
