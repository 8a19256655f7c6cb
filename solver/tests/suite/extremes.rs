//! Legal arguments at the ends of their ranges, and checkpoints that no work has left behind: an answer or an error,
//! never a panic, an overflow, an endless loop or more memory than there is.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bezzel_solver::Job;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{TourCount, TourCountRequest};
use bezzel_solver::knight::duel::{Duel, blocks};
use bezzel_solver::knight::{
    Board, Finish, KnightError, NoTour, Position, Reason, TourRequest, finish, tour, verdict,
};
use bezzel_solver::queens::completion::{Completion, CompletionRequest, NoCompletion};
use bezzel_solver::queens::hint::{HintSearch, Tier};
use bezzel_solver::queens::{
    Conflict, Line, ListRequest, Listing, Piece, QueensError, Ranking, Show, Solution,
};
use serde_json::{json, to_value};

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
fn a_search_that_has_taken_all_steps_there_are_goes_on() {
    let request = CompletionRequest::new(8, Piece::Queen, vec![Square::new(0, 0)], 7).unwrap();
    let mut job = Completion::start(request.clone()).unwrap();
    job.advance(3, &mut |_| {});
    let fields = json!({
        "dead_ends": u64::MAX, "positions": u64::MAX, "attempt": u32::MAX, "steps": u64::MAX,
    });
    let checkpoint = forged::changed(&job, &fields);
    let mut answer = None;
    let mut job = Completion::resume(request, checkpoint).unwrap();
    assert!(
        job.advance(u64::MAX, &mut |found| answer = Some(found))
            .done
    );
    assert!(answer.unwrap().is_ok());
}

#[test]
fn a_finish_that_has_taken_all_steps_there_are_goes_on() {
    let size = Size::square(8).unwrap();
    let position = Position::new(size).after(vec![Square::new(0, 0), Square::new(1, 2)]);
    let mut job = Finish::start(position.clone()).unwrap();
    job.advance(1, &mut |_| {});
    let mut search = to_value(job.checkpoint()).unwrap()["search"].clone();
    search["round"] = json!(u32::MAX);
    let fields = json!({ "steps": u64::MAX, "search": search });
    let checkpoint = forged::changed(&job, &fields);
    let mut job = Finish::resume(position, checkpoint).unwrap();
    let mut answer = None;
    assert!(
        job.advance(u64::MAX, &mut |found| answer = Some(found))
            .done
    );
    assert!(matches!(answer, Some(Ok(_))));
}

#[test]
fn a_hint_that_has_taken_all_steps_there_are_is_given() {
    let position = CompletionRequest::new(6, Piece::Queen, vec![Square::new(0, 0)], 0).unwrap();
    let request = (position, Tier::Mistake);
    let start = HintSearch::start(request.clone()).unwrap();
    let checkpoint = forged::changed(&start, &json!({ "steps": u64::MAX }));
    let mut hints = 0;
    let mut job = HintSearch::resume(request, checkpoint).unwrap();
    assert!(job.advance(u64::MAX, &mut |_| hints += 1).done);
    assert_eq!(hints, 1);
}

#[test]
fn a_hint_without_a_reason_has_taken_no_piece_off() {
    let position = CompletionRequest::new(6, Piece::Queen, vec![Square::new(0, 0)], 0).unwrap();
    let request = (position, Tier::Mistake);
    let start = HintSearch::start(request.clone()).unwrap();
    let checkpoint = forged::changed(&start, &json!({ "pieces": 7 }));
    assert!(HintSearch::resume(request, checkpoint).is_err());
}

#[test]
fn a_number_that_no_solution_has_is_refused() {
    let solution: Solution = "84136275".parse().unwrap();
    let request = (solution, Piece::Queen);
    for found in [93, u64::MAX] {
        let list = json!({ "columns": [], "next": 1, "found": found, "steps": u64::MAX });
        let fields = json!({ "list": list, "fundamental": 0, "answered": false });
        let checkpoint = forged::checkpoint::<Ranking>(fields);
        assert!(Ranking::resume(request, checkpoint).is_err(), "{found}");
    }
}

#[test]
fn squares_far_off_the_board_are_told_and_not_counted_with() {
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
