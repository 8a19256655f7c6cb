use std::collections::BTreeSet;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{
    ListRequest, Listing, Piece, QueensError, Show, Solution, is_solution,
};
use bezzel_solver::{Job, Progress, Resumable};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::json;

use crate::brute_force;
use crate::forged;
use crate::strategies::{requests, shows, solvable};

pub fn list(n: u32, piece: Piece, show: Show) -> Vec<Solution> {
    run(ListRequest::new(n, piece, show, Vec::new()).expect("in range"))
}

fn run(request: ListRequest) -> Vec<Solution> {
    let mut listing = Listing::start(request).expect("a valid request");
    finish(&mut listing)
}

fn finish(listing: &mut Listing) -> Vec<Solution> {
    let mut found = Vec::new();
    let progress = listing.advance(u64::MAX, &mut |item| found.push(item));
    assert!(progress.done);
    assert!((progress.fraction - 1.0).abs() < f64::EPSILON);
    found
}

fn texts(found: &[Solution]) -> Vec<String> {
    let text = |found: &Solution| found.to_string();
    found.iter().map(text).collect()
}

fn retain_with(fixed: &[Square], found: &mut Vec<Solution>) {
    found.retain(|found| {
        let board = found.to_placement();
        fixed.iter().all(|&square| board.contains(square))
    });
}

/// Keeps the first of solutions in ascending order that are images of one another.
fn retain_first_images(found: &mut Vec<Solution>) {
    let mut seen = BTreeSet::new();
    found.retain(|found| seen.insert(found.canonical()));
}

#[test]
fn the_eight_queens() {
    let all = list(8, Piece::Queen, Show::All);
    let texts = texts(&all);
    assert_eq!(texts.len(), 92);
    assert_eq!(
        (texts[0].as_str(), texts[91].as_str()),
        ("15863724", "84136275")
    );
    assert!(texts.contains(&"25741863".to_owned()));
    assert!(texts.contains(&"42586137".to_owned()));

    let fundamental = list(8, Piece::Queen, Show::Fundamental);
    let of_size = |size| {
        fundamental
            .iter()
            .filter(move |found| found.orbit_size() == size)
    };
    assert_eq!(fundamental.len(), 12);
    assert_eq!((of_size(8).count(), of_size(4).count()), (11, 1));
}

#[test]
fn four_queens_and_ten_superqueens() {
    assert_eq!(texts(&list(4, Piece::Queen, Show::All)), ["2413", "3142"]);
    let ten = list(10, Piece::Superqueen, Show::All);
    assert_eq!(texts(&ten)[0], "3.6.9.1.4.7.10.2.5.8");
}

#[test]
fn nothing_is_missing_on_small_boards() {
    for piece in Piece::ALL {
        for n in 1..=10 {
            let all = list(n, piece, Show::All);
            let columns: Vec<&[u8]> = all.iter().map(Solution::columns).collect();
            assert_eq!(columns, brute_force::solutions(n, piece));
        }
    }
}

#[test]
fn everything_listed_is_a_solution_in_ascending_order() {
    for piece in Piece::ALL {
        for show in [Show::All, Show::Fundamental] {
            for n in 1..=11 {
                let found = list(n, piece, show);
                assert!(found.is_sorted_by(|a, b| a < b));
                for found in found {
                    assert!(is_solution(&found.to_placement(), piece));
                }
            }
        }
    }
}

#[test]
fn the_largest_board() {
    let evens = (2..=32).step_by(2);
    let odds_in_swapped_pairs = (1..=32).step_by(4).flat_map(|odd| [odd + 2, odd]);
    let columns: Vec<u8> = evens.chain(odds_in_swapped_pairs).collect();
    let squares: Vec<Square> = (0..)
        .zip(&columns)
        .map(|(row, &column)| Square::new(row, u32::from(column) - 1))
        .collect();
    let some = squares.iter().copied().filter(|square| square.row % 5 != 0);
    let request = ListRequest::new(32, Piece::Queen, Show::All, some.collect()).unwrap();
    let found = run(request);
    assert!(found.iter().any(|found| found.columns() == columns));
    for found in found {
        let board = found.to_placement();
        assert!(is_solution(&board, Piece::Queen));
        assert!(
            squares
                .iter()
                .filter(|square| square.row % 5 != 0)
                .all(|&s| board.contains(s))
        );
    }
}

/// On 11 x 11 squares no two superqueens close a whole row, so only conflicts end the search early.
#[test]
fn fixed_squares_in_conflict_need_no_search() {
    let size = Size::square(11).unwrap();
    for piece in Piece::ALL {
        for a in size.squares() {
            for b in size.squares().filter(|&b| a < b) {
                let request = ListRequest::new(11, piece, Show::All, vec![a, b]).unwrap();
                let done = Listing::start(request).unwrap().progress().done;
                assert_eq!(
                    done,
                    brute_force::line(a, b, piece).is_some(),
                    "{a:?} {b:?}"
                );
            }
        }
    }
}

#[test]
fn rows_closed_by_fixed_squares_need_no_search() {
    let middle = vec![Square::new(0, 1)];
    let request = ListRequest::new(3, Piece::Queen, Show::All, middle).unwrap();
    assert!(Listing::start(request).unwrap().progress().done);
}

#[test]
fn wrong_requests_say_why() {
    let request = |n, fixed| ListRequest::new(n, Piece::Queen, Show::All, fixed);
    for n in [0, 33, u32::MAX] {
        assert_eq!(
            request(n, Vec::new()),
            Err(QueensError::OutOfRange {
                n: n.into(),
                max: 32
            })
        );
    }
    for square in [
        Square::new(8, 0),
        Square::new(0, 8),
        Square::new(u32::MAX, u32::MAX),
    ] {
        let error = QueensError::FixedSquare { square, n: 8 };
        assert_eq!(
            request(8, vec![Square::new(0, 0), square]),
            Err(error.clone())
        );
        let unchecked = ListRequest {
            n: 8,
            piece: Piece::Queen,
            show: Show::All,
            fixed: vec![square],
        };
        assert_eq!(Listing::start(unchecked).err(), Some(error.clone()));
    }
    assert_eq!(
        request(8, vec![Square::new(8, 0)]).unwrap_err().to_string(),
        "the fixed square in row 9, column 1 is off the board: expected both to be 1 to 8",
    );
}

#[test]
fn damaged_checkpoints_are_refused() {
    let request = ListRequest::new(8, Piece::Queen, Show::All, Vec::new()).unwrap();
    let refused = |columns: &[u8], next: u8, found: u64, steps: u64| {
        let fields = json!({ "columns": columns, "next": next, "found": found, "steps": steps });
        Listing::resume(request.clone(), forged::checkpoint::<Listing>(fields)).err()
    };
    let column = |row: usize, column: u8| {
        let place = format!("column {column} in row {row}");
        let reason = format!("has {place}, where this search cannot have been");
        Some(QueensError::Checkpoint(reason))
    };
    assert_eq!(refused(&[1, 5, 8], 1, 0, 3), None);
    assert_eq!(refused(&[1, 2], 1, 0, 2), column(2, 2));
    assert_eq!(refused(&[0], 1, 0, 1), column(1, 0));
    assert_eq!(refused(&[9], 1, 0, 1), column(1, 9));
    assert_eq!(refused(&[255], 1, 0, 1), column(1, 255));
    assert_eq!(refused(&[1, 5, 8, 6, 3, 7, 2, 4], 1, 1, 8), column(8, 4));
    assert_eq!(refused(&[1, 5], 0, 0, 2), column(3, 0));
    assert_eq!(refused(&[1, 5], 10, 0, 2), column(3, 10));
    let counts = "counts 3 solutions in 2 steps, which cannot be".to_owned();
    assert_eq!(
        refused(&[1, 5], 1, 3, 2),
        Some(QueensError::Checkpoint(counts))
    );
}

proptest! {
    #[test]
    fn slices_and_resumptions_change_nothing(
        request in requests(),
        slices in vec((1..=3000_u64, any::<bool>()), 1..20),
    ) {
        let whole = run(request.clone());
        let mut listing = Listing::start(request.clone()).unwrap();
        let mut found = Vec::new();
        let mut before: Progress = listing.progress();
        for (steps, resumed) in slices.into_iter().cycle() {
            let after = listing.advance(steps, &mut |item| found.push(item));
            prop_assert_eq!(after, listing.progress());
            prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
            prop_assert!(after.steps <= before.steps + steps);
            prop_assert!(after.done || after.steps == before.steps + steps);
            prop_assert_eq!(listing.found(), found.len() as u64);
            if resumed {
                listing = Listing::resume(request.clone(), listing.checkpoint()).unwrap();
                prop_assert_eq!(after, listing.progress());
                prop_assert_eq!(listing.found(), found.len() as u64);
            }
            before = after;
            if after.done {
                break;
            }
        }
        prop_assert_eq!(found, whole);
        prop_assert!((before.fraction - 1.0).abs() < f64::EPSILON);
    }

    #[test]
    fn fixed_squares_filter_the_list(request in requests()) {
        let mut expected = list(request.n, request.piece, Show::All);
        retain_with(&request.fixed, &mut expected);
        if request.show == Show::Fundamental {
            retain_first_images(&mut expected);
        }
        prop_assert_eq!(run(request), expected);
    }

    #[test]
    fn squares_of_a_solution_lead_back_to_it(
        (n, piece) in solvable(),
        show in shows(),
        chosen: Index,
        rows: u16,
    ) {
        let all = list(n, piece, show);
        let target = all[chosen.index(all.len())];
        let fixed: Vec<Square> = target
            .to_placement()
            .squares()
            .filter(|square| rows >> square.row & 1 == 1)
            .collect();
        let mut expected = list(n, piece, Show::All);
        retain_with(&fixed, &mut expected);
        if show == Show::Fundamental {
            retain_first_images(&mut expected);
        }
        let found = run(ListRequest::new(n, piece, show, fixed).unwrap());
        let of_target = |found: &Solution| found.canonical() == target.canonical();
        prop_assert!(found.iter().any(of_target));
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn whatever_checkpoint_is_taken_the_rest_is_listed(
        request in requests(),
        columns in vec(0..=10_u8, 0..=10),
        next in 0..=11_u8,
        found in 0..=3_u64,
        steps in prop_oneof![0..=3_u64, Just(u64::MAX)],
    ) {
        let whole = run(request.clone());
        let fields = json!({ "columns": columns, "next": next, "found": found, "steps": steps });
        let checkpoint = forged::checkpoint::<Listing>(fields);
        if let Ok(mut listing) = Listing::resume(request, checkpoint) {
            let rest = finish(&mut listing);
            prop_assert!(whole.ends_with(&rest));
        }
    }

    #[test]
    fn checkpoints_of_other_searches_are_refused_or_continued(
        request in requests(),
        other in requests(),
        steps in 0..=5000_u64,
    ) {
        let mut listing = Listing::start(other).unwrap();
        listing.advance(steps, &mut |_| {});
        let whole = run(request.clone());
        if let Ok(mut listing) = Listing::resume(request, listing.checkpoint()) {
            let rest = finish(&mut listing);
            prop_assert!(whole.ends_with(&rest));
        }
    }
}
