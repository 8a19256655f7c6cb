use std::collections::HashSet;

use bezzel_solver::board::Square;
use bezzel_solver::queens::completion::{
    Completion, CompletionCount, CompletionRequest, NoCompletion, obstacle,
};
use bezzel_solver::queens::count::count;
use bezzel_solver::queens::{
    Listing, Piece, Placement, QueensError, Show, Unit, attacked, conflicts, is_solution, notation,
};
use bezzel_solver::{Job, Random, Resumable};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::json;

use crate::brute_force;
use crate::forged;
use crate::listing::list;
use crate::strategies::pieces;

type Answer = Result<Placement, NoCompletion>;

/// Positions that are completed in an instant: some queens of a solution, and up to two others.
pub fn positions() -> impl Strategy<Value = CompletionRequest> {
    let n = prop_oneof![1 => 1..=3_u32, 6 => 4..=10_u32];
    (n, pieces(), any::<Index>(), any::<u16>(), any::<u64>()).prop_flat_map(
        |(n, piece, chosen, rows, seed)| {
            let solutions = list(n, piece, Show::All);
            let kept: Vec<Square> = match solutions.len() {
                0 => Vec::new(),
                len => solutions[chosen.index(len)]
                    .to_placement()
                    .squares()
                    .filter(|square| rows >> square.row & 1 == 1)
                    .collect(),
            };
            let square = (0..n, 0..n).prop_map(|(row, column)| Square::new(row, column));
            vec(square, 0..=2).prop_map(move |others| CompletionRequest {
                n,
                piece,
                fixed: kept.iter().copied().chain(others).collect(),
                seed,
            })
        },
    )
}

fn complete(request: &CompletionRequest) -> Answer {
    let mut answers = Vec::new();
    let mut job = Completion::start(request.clone()).expect("a valid request");
    let progress = job.advance(u64::MAX, &mut |answer| answers.push(answer));
    assert!(progress.done);
    assert_eq!(answers.len(), 1);
    answers.remove(0)
}

fn count_all(request: &CompletionRequest) -> u64 {
    let mut sum = 0;
    let mut job = CompletionCount::start(request.clone()).expect("a valid request");
    assert!(job.advance(u64::MAX, &mut |more| sum += more).done);
    assert_eq!(job.sum(), sum);
    sum
}

fn of(columns: &str, piece: Piece) -> CompletionRequest {
    let board = notation::parse_permutation(columns, None).expect("a permutation");
    CompletionRequest::of(&board, piece, 0)
}

/// Whether some piece other than one on the square itself sees it.
pub fn is_seen(board: &Placement, square: Square, piece: Piece) -> bool {
    let sees = |other: Square| brute_force::line(other, square, piece).is_some();
    board.squares().any(|other| other != square && sees(other))
}

proptest! {
    #[test]
    fn completions_are_the_solutions_with_the_fixed_squares(request in positions()) {
        let CompletionRequest { n, piece, .. } = request;
        let board = request.placement().unwrap();
        let expected: Vec<Vec<u8>> = list(n, piece, Show::All)
            .iter()
            .filter(|found| {
                let solution = found.to_placement();
                board.squares().all(|square| solution.contains(square))
            })
            .map(|found| found.columns().to_vec())
            .collect();

        prop_assert_eq!(count_all(&request), expected.len() as u64);

        let mut listed = Vec::new();
        let mut listing = Listing::start(request.listing().unwrap()).unwrap();
        listing.advance(u64::MAX, &mut |found| listed.push(found.columns().to_vec()));
        prop_assert_eq!(&listed, &expected);

        match complete(&request) {
            Ok(completion) => {
                prop_assert!(expected.contains(&completion.columns().unwrap()));
                prop_assert_eq!(obstacle(&board, piece), None);
            }
            Err(reason) => {
                prop_assert!(expected.is_empty());
                let first = conflicts(&board, piece).first().copied();
                match reason {
                    NoCompletion::Conflict(conflict) => prop_assert_eq!(first, Some(conflict)),
                    NoCompletion::NoFreeSquare(unit) => {
                        prop_assert_eq!(first, None);
                        prop_assert!(unit.squares(n).all(|square| !board.contains(square)));
                        prop_assert!(unit.squares(n).all(|square| is_seen(&board, square, piece)));
                    }
                    NoCompletion::Exhausted { positions } => {
                        prop_assert_eq!(obstacle(&board, piece), None);
                        prop_assert!(positions > 0);
                    }
                }
            }
        }
    }

    #[test]
    fn an_obstacle_is_seen_wherever_there_is_one(request in positions()) {
        let CompletionRequest { n, piece, .. } = request;
        let board = request.placement().unwrap();
        let units = (0..n).map(Unit::Row).chain((0..n).map(Unit::Column));
        let closed = units.filter(|unit| {
            unit.squares(n).all(|square| !board.contains(square) && is_seen(&board, square, piece))
        });
        let in_the_way = !conflicts(&board, piece).is_empty() || closed.count() > 0;
        prop_assert_eq!(obstacle(&board, piece).is_some(), in_the_way);
    }

    #[test]
    fn slices_change_no_answer(request in positions(), slices in vec(1..=40_u64, 1..10)) {
        let expected = complete(&request);
        let mut job = Completion::start(request.clone()).unwrap();
        let mut answers = Vec::new();
        let mut before = job.progress();
        for steps in slices.into_iter().cycle() {
            let after = job.advance(steps, &mut |answer| answers.push(answer));
            prop_assert_eq!(after, job.progress());
            prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
            prop_assert!(after.done || after.steps == before.steps + steps);
            before = after;
            if after.done {
                break;
            }
        }
        prop_assert!(before.fraction >= 1.0);
        prop_assert!(job.advance(1, &mut |answer| answers.push(answer)).done);
        prop_assert_eq!(answers, [expected]);
    }

    #[test]
    fn slices_and_resumptions_change_no_count(
        request in positions(),
        slices in vec((1..=40_u64, any::<bool>()), 1..10),
    ) {
        let expected = count_all(&request);
        let mut job = CompletionCount::start(request.clone()).unwrap();
        let mut sum = 0;
        let mut before = job.progress();
        while !before.done {
            for &(steps, resumed) in &slices {
                let after = job.advance(steps, &mut |more| sum += more);
                prop_assert_eq!(after, job.progress());
                prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
                prop_assert_eq!(job.sum(), sum);
                if resumed {
                    job = CompletionCount::resume(request.clone(), job.checkpoint()).unwrap();
                    prop_assert_eq!(after, job.progress());
                    prop_assert_eq!(job.sum(), sum);
                }
                before = after;
            }
        }
        prop_assert!(before.fraction >= 1.0);
        prop_assert_eq!(sum, expected);
    }

    #[test]
    fn whatever_checkpoint_is_taken_no_more_is_counted(
        request in positions(),
        columns in vec(0..=11_u8, 0..=4),
        next in 0..=12_u8,
        sum in 0..=1_u64,
        steps in 0..=1_u64,
    ) {
        let most = count_all(&request);
        let rows = json!({ "rows": { "columns": columns, "next": next, "sum": sum, "steps": steps } });
        let empty = json!({ "empty": { "next": steps, "sum": sum } });
        for checkpoint in [rows, empty].map(forged::checkpoint::<CompletionCount>) {
            if let Ok(mut job) = CompletionCount::resume(request.clone(), checkpoint) {
                let progress = job.advance(u64::MAX, &mut |_| {});
                prop_assert!(progress.done);
                prop_assert!(job.sum() <= most + sum);
            }
        }
    }
}

#[test]
fn blocked_positions_say_why() {
    let reason = |columns, piece| complete(&of(columns, piece)).unwrap_err().to_string();
    assert_eq!(
        reason("1200", Piece::Queen),
        "the pieces in row 1, column 1 and in row 2, column 2 attack each other (diagonal)"
    );
    assert_eq!(
        reason("1300", Piece::Queen),
        "row 3 has no free square left"
    );
    assert_eq!(
        reason("010", Piece::Queen),
        "column 2 has no free square left"
    );
    assert_eq!(
        reason("130", Piece::Superqueen),
        "the pieces in row 1, column 1 and in row 2, column 3 attack each other (knight-move)"
    );
    assert_eq!(
        reason("00", Piece::Queen),
        "every way to go on has been tried, 2 positions in all"
    );
    // The walk-through that students do by hand: row 6 has no square.
    assert_eq!(
        reason("13524000", Piece::Queen),
        "row 6 has no free square left"
    );
}

#[test]
fn every_square_of_a_board_alone() {
    for (n, piece) in [
        (6, Piece::Queen),
        (7, Piece::Queen),
        (10, Piece::Superqueen),
    ] {
        let mut total = 0;
        for square in Placement::empty(n).unwrap().size().squares() {
            let request = CompletionRequest::new(n, piece, vec![square], 3).unwrap();
            let completions = count_all(&request);
            assert_eq!(complete(&request).is_ok(), completions > 0);
            total += completions;
        }
        assert_eq!(
            Ok(total),
            count(n, piece).map(|counts| counts.all * u64::from(n))
        );
    }
}

#[test]
fn other_seeds_lead_to_all_completions() {
    let mut request = CompletionRequest::new(8, Piece::Queen, Vec::new(), 0).unwrap();
    let mut found = HashSet::new();
    for seed in 0..2000 {
        request.seed = seed;
        let columns = complete(&request).unwrap();
        assert_eq!(complete(&request), Ok(columns.clone()));
        found.insert(columns);
    }
    assert_eq!(found.len(), 92);
}

/// Puts up to `count` pieces on random squares that no piece attacks.
fn scattered(n: u32, piece: Piece, count: u32, seed: u64) -> Placement {
    let mut random = Random::new(seed);
    let mut board = Placement::empty(n).expect("in range");
    for _ in 0..count {
        let closed = attacked(&board, piece);
        let free = |square: &Square| !closed.contains(*square) && !board.contains(*square);
        let open: Vec<Square> = board.size().squares().filter(free).collect();
        if open.is_empty() {
            break;
        }
        board.insert(open[random.below(open.len() as u32) as usize]);
    }
    board
}

/// A step takes less than a microsecond, so that this is far less than a second for each.
#[test]
fn large_boards_take_thousands_of_steps_at_most() {
    let mut completed = 0;
    for piece in Piece::ALL {
        for n in [33, 50, 63, 64] {
            for (seed, count) in [0, 0, 1, 4, 16, 24, 32, 40, 44, 48].into_iter().enumerate() {
                let board = scattered(n, piece, count, seed as u64);
                let request = CompletionRequest::of(&board, piece, 7);
                let mut job = Completion::start(request).unwrap();
                let mut answer = None;
                let progress = job.advance(50_000, &mut |found| answer = Some(found));
                assert!(progress.done, "{piece} {board}");
                if let Some(Ok(solution)) = answer {
                    assert!(is_solution(&solution, piece));
                    assert!(board.squares().all(|square| solution.contains(square)));
                    completed += 1;
                }
            }
        }
    }
    assert!(completed >= 48, "{completed}");
}

#[test]
fn the_largest_board_is_counted_where_little_is_left() {
    let evens = (2..=32_u8).step_by(2);
    let odds = (1..=32_u8).step_by(4).flat_map(|odd| [odd + 2, odd]);
    let columns: Vec<u8> = evens.chain(odds).collect();
    let mut some = columns.clone();
    for row in (0..32).step_by(5) {
        some[row] = 0;
    }
    let board = Placement::from_columns(&some).unwrap();
    let request = CompletionRequest::of(&board, Piece::Queen, 0);
    let mut listed = 0;
    let mut listing = Listing::start(request.listing().unwrap()).unwrap();
    listing.advance(u64::MAX, &mut |_| listed += 1);
    assert!(listed > 0);
    assert_eq!(count_all(&request), listed);
}

#[test]
fn wrong_requests_say_why() {
    for n in [0, 65, u32::MAX] {
        let error = QueensError::OutOfRange {
            n: n.into(),
            max: 64,
        };
        assert_eq!(
            CompletionRequest::new(n, Piece::Queen, Vec::new(), 0),
            Err(error)
        );
    }
    let square = Square::new(3, u32::MAX);
    let error = QueensError::FixedSquare { square, n: 8 };
    let fixed = vec![Square::new(0, 0), square];
    assert_eq!(
        CompletionRequest::new(8, Piece::Queen, fixed, 0),
        Err(error.clone())
    );
    assert_eq!(
        error.to_string(),
        "the fixed square in row 4, column 4294967296 is off the board: expected both to be 1 to 8"
    );
    let request = CompletionRequest::new(33, Piece::Queen, Vec::new(), 0).unwrap();
    assert_eq!(
        CompletionCount::start(request.clone()).err(),
        Some(QueensError::OutOfRange { n: 33, max: 32 })
    );
}

#[test]
fn the_columns_of_the_top_row_share_all_solutions() {
    let with_top = |column| {
        let fixed = vec![Square::new(0, column)];
        count_all(&CompletionRequest::new(12, Piece::Queen, fixed, 0).unwrap())
    };
    assert_eq!((0..12).map(with_top).sum::<u64>(), 14_200);
}
