//! Legal arguments at the ends of their ranges, and checkpoints that no work has left behind: an answer or an error,
//! never a panic, an overflow, an endless loop or more memory than there is.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{TourCount, TourCountRequest};
use bezzel_solver::knight::duel::{Duel, blocks};
use bezzel_solver::knight::{
    Board, KnightError, NoTour, Position, Reason, TourRequest, finish, tour, verdict,
};
use bezzel_solver::queens::completion::NoCompletion;
use bezzel_solver::queens::{
    Conflict, Line, ListRequest, Listing, Piece, QueensError, Show, Solution,
};
use bezzel_solver::{Job, Resumable};
use serde_json::json;

use crate::forged;

const FAR: Square = Square::new(u32::MAX, u32::MAX);

#[test]
fn an_impossible_closed_tour_is_refused_with_the_reason_of_the_verdict() {
    let size = Size::square(5).unwrap();
    let answer = finish(Position::new(size).closed());
    assert_eq!(
        answer,
        Err(NoTour::Impossible(Reason::Colours {
            dark: 13,
            light: 12
        }))
    );
}

#[test]
fn a_hole_in_the_largest_board_costs_no_memory() {
    let size = Size::square(Size::MAX_SIDE).unwrap();
    let board = Board::new(size, vec![Square::new(0, 0)]).unwrap();
    assert_eq!(
        tour(&board, &TourRequest::open()),
        Err(NoTour::TooLarge { size })
    );
    assert!(matches!(
        verdict(&board, &TourRequest::open()),
        Err(NoTour::Request(KnightError::TooLarge { .. }))
    ));
    assert!(finish(Position::new(size).without(vec![Square::new(0, 0)])).is_err());
}

#[test]
fn the_blocks_of_the_largest_board_are_not_collected() {
    let size = Size::square(Size::MAX_SIDE).unwrap();
    let mut blocks = blocks(size).unwrap();
    assert_eq!(blocks.next().unwrap()[0].0, Square::new(0, 0));
}

#[test]
fn a_count_of_tours_that_has_taken_all_steps_there_are_still_ends() {
    let request = TourCountRequest::whole(Size::new(5, 6).unwrap(), TourKind::Closed);
    let start = TourCount::start(request.clone()).unwrap();
    let checkpoint = forged::changed(&start, &json!({ "steps": u64::MAX }));
    let mut job = TourCount::resume(request.clone(), checkpoint).unwrap();
    for _ in 0..10_000 {
        if job.advance(1000, &mut |_| {}).done {
            assert_eq!(job.sum(), 8);
            return;
        }
    }
    panic!("the count does not end");
}

#[test]
fn squares_far_off_the_board_are_refused_and_not_counted_with() {
    let size = Size::square(8).unwrap();
    let words = Board::new(size, vec![FAR]).unwrap_err().to_string();
    assert!(words.contains("row 4294967296"), "{words}");
    let conflict = Conflict {
        a: FAR,
        b: FAR,
        line: Line::Row,
    };
    let words = QueensError::Conflict(conflict).to_string();
    assert!(words.contains("4294967296"), "{words}");
    let words = NoCompletion::Conflict(conflict).to_string();
    assert!(words.contains("4294967296"), "{words}");

    assert!(FAR.is_dark(size) == Square::new(1, 1).is_dark(size));
    assert!(Square::new(u32::MAX, 0).is_dark(size) != Square::new(0, 0).is_dark(size));
}

#[test]
fn no_onward_moves_lead_from_a_square_off_the_board() {
    let duel = Duel::new(Board::from(Size::square(8).unwrap()), &[]).unwrap();
    let moves = catch_unwind(AssertUnwindSafe(|| duel.onward_moves(FAR)));
    assert_eq!(moves.ok(), Some(0));
}

#[test]
fn fundamental_solutions_with_given_squares_stand_for_all_that_hold_them() {
    let e5 = Square::new(0, 4);
    let list = |show| {
        let request = ListRequest::new(5, Piece::Queen, show, vec![e5]).unwrap();
        let mut found = Vec::new();
        Listing::start(request)
            .unwrap()
            .advance(u64::MAX, &mut |item| found.push(item));
        found
    };
    let texts = |found: Vec<Solution>| found.iter().map(Solution::to_string).collect::<Vec<_>>();
    assert_eq!(texts(list(Show::All)), ["52413", "53142"]);
    // One is the image of the other; neither is the first of all its images, 13524.
    assert_eq!(texts(list(Show::Fundamental)), ["52413"]);
}
