//! The effects of choosing a board.

use bezzel_solver::knight::{Board, NoTour, Reason, TourKind, TourRequest, is_tour, tour};

use super::*;
use crate::bridge::knight::Tour;
use crate::bridge::{Event, Failure, JobState, Moves};

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

fn at(text: &str) -> Rc<State> {
    Rc::new(State::new(BoardsLink::of(size(text)), Vec::new(), None))
}

/// The request to the worker.
fn asked(state: &State) -> Option<TourRequest> {
    match &state.search.wanted()?[..] {
        [Task::Tour(rest)] if rest.request.size == state.size => Some(TourRequest {
            kind: rest.request.kind,
            ..TourRequest::open()
        }),
        other => panic!("one tour of the board: {other:?}"),
    }
}

/// The answer of a worker.
fn answer(state: &State) -> Action {
    let board = Board::from(state.size);
    let found = tour(&board, &asked(state).unwrap()).map(|path| Tour {
        moves: Moves::of(&path),
        searched: None,
        elapsed: 1.0,
    });
    told(state, Some(found))
}

fn told(state: &State, found: Option<Result<Tour, NoTour>>) -> Action {
    Action::Found(state.search.slice(0, 1.0, Found::Tour(found)))
}

#[test]
fn the_best_tour_of_a_board_is_looked_for_and_shown() {
    for (text, closed) in [("5x6", true), ("5x5", false), ("4x7", false)] {
        let state = at(text);
        assert_eq!(
            asked(&state).map(|request| request.kind),
            Some(TourKind::closed_if(closed))
        );
        let state = Rc::clone(&state).reduce(answer(&state));
        assert_eq!(state.search.wanted(), None);
        let squares = state.tour.clone().unwrap();
        assert!(
            is_tour(
                &Board::from(size(text)),
                &squares,
                TourKind::closed_if(closed)
            ),
            "{text}"
        );
    }
}

#[test]
fn nothing_is_looked_for_where_nothing_is() {
    let state = at("4x4");
    assert_eq!(asked(&state), None);
    assert_eq!(state.tour, None);
}

#[test]
fn the_tour_of_a_board_that_was_left_comes_too_late() {
    let first = at("6x6");
    let late = answer(&first);
    let second = first.reduce(Action::Choose(size("6x8")));
    assert_eq!(second.link().size, size("6x8"));
    let same = Rc::clone(&second).reduce(late);
    assert!(Rc::ptr_eq(&same, &second));
}

#[test]
fn without_a_tour_the_screen_goes_on() {
    let state = at("6x6");
    let refused = NoTour::Impossible(Reason::Searched);
    let next = Rc::clone(&state).reduce(told(&state, Some(Err(refused))));
    assert_eq!((next.search.wanted(), next.tour.clone()), (None, None));
}

#[test]
fn a_tour_that_could_not_be_looked_for_is_looked_for_again() {
    let state = at("6x6");
    let lost = Event::Failed(Failure::NotLoaded);
    let failed = Rc::clone(&state).reduce(Action::Found(state.search.report(0, lost)));
    assert_eq!(failed.search.state(), &JobState::Failed(Failure::NotLoaded));
    let again = failed.reduce(Action::LookAgain);
    assert_eq!(asked(&again), asked(&state));
    let found = Rc::clone(&again).reduce(answer(&again));
    assert!(found.tour.is_some());
}

#[test]
fn open_tours_are_counted_where_no_closed_one_is() {
    assert_eq!(at("5x5").count.kind, TourKind::Open);
    assert_eq!(at("8x8").count.kind, TourKind::Closed);
}

#[test]
fn a_count_goes_on_while_other_boards_are_looked_at() {
    let means = Means {
        workers: 2,
        memory: 1 << 30,
    };
    let running = at("6x6").reduce(Action::Start(means));
    assert!(running.count.job.is_running());
    let same = Rc::clone(&running).reduce(Action::Choose(size("6x6")));
    assert!(Rc::ptr_eq(&same, &running));
    let elsewhere = Rc::clone(&running).reduce(Action::Choose(size("5x5")));
    assert_eq!(
        (elsewhere.size, elsewhere.count.size),
        (size("5x5"), size("6x6"))
    );
    assert!(elsewhere.count.job.is_running());
    let cancelled = elsewhere.reduce(Action::Cancel);
    assert_eq!(cancelled.count.job.wanted(), None);
    assert_eq!(
        (cancelled.count.size, cancelled.count.kind),
        (size("5x5"), TourKind::Open)
    );
    let cancelled = running.reduce(Action::Cancel);
    assert_eq!(cancelled.count.job.wanted(), None);
    assert_eq!(cancelled.count.workers(), 0, "nothing of it is left");
}
