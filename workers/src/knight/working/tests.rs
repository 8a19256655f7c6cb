//! Each kind of work gives the same result, interrupted at any place.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, NoTour, Position, Reason, TourKind, TourRequest, is_tour};
use bezzel_stepping::methods::{Method, SuccessRequest, Ties};

use super::super::tasks::{AttemptRequest, Attempted, Outcome, TAKEN_BACK, Tour};
use super::*;
use crate::Moves;
use crate::family::tests::found_in_slices;

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

fn tour_task(size: Size, holes: &[Square], request: TourRequest) -> Task {
    let position = Position {
        size,
        holes: holes.to_vec(),
        path: Vec::from_iter(request.start),
        end: request.end,
        kind: request.kind,
    };
    Task::Tour(position)
}

fn find_tour(
    size: Size,
    holes: &[Square],
    request: TourRequest,
    steps: u64,
) -> Result<Tour, NoTour> {
    match found_in_slices(tour_task(size, holes, request), steps).pop() {
        Some(Found::Tour(Some(tour))) => tour,
        other => panic!("the last slice reports: {other:?}"),
    }
}

fn squares(moves: &Moves, size: Size) -> Vec<Square> {
    moves.squares(size).collect()
}

#[test]
fn a_tour_crosses_as_its_moves() {
    let size = size("30x21");
    let (start, end) = (Square::new(0, 0), Square::new(29, 20));
    let tour = find_tour(size, &[], TourRequest::open().from(start).to(end), 1).unwrap();
    let visited = squares(&tour.moves, size);
    assert!(is_tour(&Board::from(size), &visited, TourKind::Open));
    assert_eq!((visited[0], visited[629]), (start, end));
    assert_eq!(tour.searched, None);
}

#[test]
fn a_tour_round_holes_is_searched_and_can_be_closed() {
    let size = size("7x7");
    let holes = [Square::new(3, 3)];
    let start = Square::new(0, 0);
    let board = Board::new(size, holes.to_vec()).unwrap();
    for steps in [1, 1_000_000] {
        for request in [
            TourRequest::closed().from(start),
            TourRequest::open(),
            TourRequest::closed(),
        ] {
            let tour = find_tour(size, &holes, request, steps).unwrap();
            let visited = squares(&tour.moves, size);
            assert!(is_tour(&board, &visited, request.kind));
            assert!(request.start.is_none_or(|start| visited[0] == start));
            assert!(tour.searched.is_some());
        }
    }
}

#[test]
fn a_tour_that_cannot_be_is_refused_with_its_reason() {
    assert_eq!(
        find_tour(size("4x7"), &[], TourRequest::closed(), 1),
        Err(NoTour::Impossible(Reason::ClosedFourRows))
    );
    // The centre of 3 x 3 is out of reach, the ring around it is not.
    let centre = [Square::new(1, 1)];
    assert!(find_tour(size("3x3"), &centre, TourRequest::closed(), 9).is_ok());
    assert!(find_tour(size("3x3"), &[Square::new(0, 0)], TourRequest::open(), 9).is_err());
    let off_board = TourRequest::open().from(Square::new(9, 9));
    let task = tour_task(size("5x5"), &[], off_board);
    assert!(task.start().err().unwrap().contains("off the board of 5x5"));
}

#[test]
fn the_worker_tells_how_long_a_tour_took() {
    let task = tour_task(size("8x8"), &[], TourRequest::open());
    let mut working = task.start().unwrap();
    let (_, mut found) = working.advance(1);
    working.measured(&mut found, 2.5, 0);
    let Found::Tour(Some(Ok(tour))) = found else {
        panic!("8 x 8 squares have a tour: {found:?}");
    };
    assert_eq!(tour.elapsed.to_bits(), 2.5_f64.to_bits());
}

#[test]
fn before_the_first_move_the_reason_is_that_of_the_theorem() {
    let b1 = Square::from_name("b1", size("5x5")).unwrap();
    let other_colour = find_tour(size("5x5"), &[], TourRequest::open().from(b1), 9).unwrap_err();
    assert!(matches!(
        other_colour,
        NoTour::Impossible(Reason::EndOfOtherColour { square, .. }) if square == b1
    ));
}

#[test]
fn a_path_is_finished_wherever_the_work_is_broken_off() {
    let path =
        ["a1", "b3", "c1", "a2", "b4"].map(|name| Square::from_name(name, size("8x8")).unwrap());
    for steps in [1, 1_000_000] {
        let position = Position::new(size("8x8")).after(path.to_vec()).closed();
        let task = Task::Tour(position);
        let answers = found_in_slices(task, steps);
        let Some(Found::Tour(Some(Ok(tour)))) = answers.last() else {
            panic!("it can be finished: {answers:?}");
        };
        let visited = squares(&tour.moves, size("8x8"));
        assert!(visited.starts_with(&path));
        assert!(is_tour(
            &Board::from(size("8x8")),
            &visited,
            TourKind::Closed
        ));
    }
}

fn attempt(method: Method, limit: u64) -> Task {
    Task::Attempt {
        request: AttemptRequest {
            size: size("5x5"),
            holes: Vec::new(),
            start: Square::new(0, 0),
            closed: false,
            method,
            limit,
        },
        sent: 0,
    }
}

/// All events of an attempt, and how it ended.
fn attempted(task: Task, steps: u64) -> (Vec<u8>, Outcome) {
    let mut all = Vec::new();
    let mut end = None;
    for found in found_in_slices(task, steps) {
        let Found::Attempt(Attempted { events, outcome }) = found else {
            panic!("an attempt reports its moves: {found:?}");
        };
        assert!(events.len() as u64 <= steps);
        all.extend(events.into_vec());
        end = outcome;
    }
    (all, end.unwrap())
}

#[test]
fn an_attempt_tells_each_move_once() {
    let method = Method::Warnsdorff {
        ties: Ties::Random { seed: 7 },
        backtracking: true,
    };
    let whole = attempted(attempt(method, 100_000), u64::MAX);
    assert_eq!(whole.1, Outcome::Tour);
    assert_eq!(attempted(attempt(method, 100_000), 3), whole);
    let depth = whole.0.iter().fold(0, |depth, event| match *event {
        TAKEN_BACK => depth - 1,
        _ => depth + 1,
    });
    assert_eq!(depth, 24);
}

#[test]
fn an_attempt_ends_at_its_limit() {
    let (events, outcome) = attempted(attempt(Method::Backtracking, 100), 30);
    assert_eq!((events.len(), outcome), (100, Outcome::Limit));
    assert_eq!(
        attempted(attempt(Method::Construction, 24), 10).1,
        Outcome::Tour,
        "at its limit it is there"
    );
    assert!(attempt(Method::Backtracking, 1 << 40).start().is_err());
}

#[test]
fn a_success_rate_has_each_start_once() {
    let request = SuccessRequest {
        size: size("5x5"),
        method: Method::Construction,
        limit: 1_000,
    };
    let task = Task::SuccessRate(request.into());
    let mut starts = Vec::new();
    for found in found_in_slices(task, 4) {
        let Found::Starts(more) = found else {
            panic!("a success rate has starts: {found:?}");
        };
        starts.extend(more);
    }
    assert_eq!(starts.len(), 25);
    assert!(starts.iter().all(|start| start.found == start.possible));
    assert_eq!(starts.iter().filter(|start| start.found).count(), 13);
}
