//! The published counts.

use bezzel_solver::queens::count::{
    MAX_N, count, count_by_search, count_kept_by_half_turn, count_kept_by_quarter_turn, fundamental,
};
use bezzel_solver::queens::{Piece, QueensError, Show, Solution};

use crate::listing::list;

/// The number of all solutions.
pub fn count_all(n: u32, piece: Piece) -> Result<u64, QueensError> {
    count(n, piece).map(|counts| counts.all)
}

const COUNTS: &str = include_str!("../../data/queens_counts.csv");
const LARGEST_LISTED: u32 = 12;
const LARGEST_SEARCHED: u32 = 13;

struct Counts {
    n: u32,
    all: u64,
    fundamental: u64,
    superqueens: Option<u64>,
}

/// The rows of the table, from n = 1.
fn published() -> impl Iterator<Item = Counts> {
    COUNTS.lines().skip(1).map(|line| {
        let mut fields = line.split(',');
        let mut next = || fields.next().expect("four fields");
        let number = |field: &str| field.parse().expect("a number");
        Counts {
            n: number(next()) as u32,
            all: number(next()),
            fundamental: number(next()),
            superqueens: Some(next()).filter(|field| !field.is_empty()).map(number),
        }
    })
}

fn published_to(largest: u32) -> impl Iterator<Item = Counts> {
    published().take_while(move |counts| counts.n <= largest)
}

#[test]
fn the_table_has_every_board_that_is_counted() {
    let numbers: Vec<u32> = published().map(|counts| counts.n).collect();
    assert!(numbers.iter().copied().eq(1..=numbers.len() as u32));
    // The count of 28 is unknown.
    assert_eq!((numbers.len(), MAX_N), (27, 28));
}

#[test]
fn lists_are_as_long_as_published() {
    for counts in published_to(LARGEST_LISTED) {
        let n = counts.n;
        let length = |piece, show| list(n, piece, show).len() as u64;
        assert_eq!(length(Piece::Queen, Show::All), counts.all, "n = {n}");
        let superqueens = length(Piece::Superqueen, Show::All);
        assert_eq!(Some(superqueens), counts.superqueens, "n = {n}");

        let listed = list(n, Piece::Queen, Show::Fundamental);
        assert_eq!(listed.len() as u64, counts.fundamental, "n = {n}");
        assert_eq!(images(&listed), counts.all, "n = {n}");

        let listed = list(n, Piece::Superqueen, Show::Fundamental);
        assert_eq!(Some(images(&listed)), counts.superqueens, "n = {n}");
        let counted = fundamental(n, Piece::Superqueen, superqueens);
        assert_eq!(counted, Ok(listed.len() as u64), "n = {n}");
    }
}

fn images(found: &[Solution]) -> u64 {
    found
        .iter()
        .map(|found| u64::from(found.orbit_size()))
        .sum()
}

fn assert_counted_as_published(published: impl Iterator<Item = Counts>) {
    for Counts { n, all, .. } in published {
        assert_eq!(count_all(n, Piece::Queen), Ok(all), "n = {n}");
    }
}

#[test]
fn counts_are_as_published() {
    assert_counted_as_published(published_to(16));
}

/// Nielsen, arXiv 2601.05856: a check on a total.
#[test]
fn counts_from_six_queens_on_are_divisible_by_four() {
    for n in 6..=16 {
        assert_eq!(count_all(n, Piece::Queen).unwrap() % 4, 0, "n = {n}");
    }
    assert!(published().skip(5).all(|counts| counts.all % 4 == 0));
}

#[test]
#[ignore = "takes seconds in a release build, minutes in others"]
fn large_counts_are_as_published() {
    assert_counted_as_published(published_to(18).skip(16));
}

#[test]
fn searches_find_as_many_as_published() {
    for counts in published_to(LARGEST_SEARCHED) {
        let n = counts.n;
        assert_eq!(count_by_search(n, Piece::Queen), Ok(counts.all), "n = {n}");
        let superqueens = count_by_search(n, Piece::Superqueen);
        assert_eq!(superqueens.ok(), counts.superqueens, "n = {n}");
    }
}

#[test]
fn fundamental_counts_are_as_published() {
    for counts in published_to(20) {
        let counted = fundamental(counts.n, Piece::Queen, counts.all);
        assert_eq!(counted, Ok(counts.fundamental), "n = {}", counts.n);
    }
}

#[test]
fn boards_out_of_range_are_refused() {
    for n in [0, MAX_N + 1, u32::MAX] {
        let error = QueensError::OutOfRange {
            n: n.into(),
            max: MAX_N,
        };

        assert_eq!(fundamental(n, Piece::Queen, 0), Err(error.clone()));
        for piece in Piece::ALL {
            assert_eq!(count_all(n, piece), Err(error.clone()));
            assert_eq!(count_by_search(n, piece), Err(error.clone()));
            assert_eq!(count_kept_by_half_turn(n, piece), Err(error.clone()));
            assert_eq!(count_kept_by_quarter_turn(n, piece), Err(error.clone()));
        }
    }
    assert_eq!(
        count_all(29, Piece::Queen).unwrap_err().to_string(),
        "n = 29 is out of range: expected 1 to 28",
    );
}
