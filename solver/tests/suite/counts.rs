//! The published counts.

use bezzel_solver::queens::{Found, Piece, Show};

use crate::listing::list;

const COUNTS: &str = include_str!("../../data/queens_counts.csv");
const LARGEST_LISTED: u32 = 12;

struct Counts {
    n: u32,
    all: usize,
    fundamental: usize,
    superqueens: usize,
}

fn published() -> impl Iterator<Item = Counts> {
    let rows = COUNTS.lines().skip(1).map(|line| {
        let mut fields = line
            .split(',')
            .map(|field| field.parse().expect("a number"));
        let mut next = || fields.next().expect("four fields");
        Counts {
            n: next() as u32,
            all: next(),
            fundamental: next(),
            superqueens: next(),
        }
    });
    rows.take_while(|counts| counts.n <= LARGEST_LISTED)
}

#[test]
fn the_table_has_every_board_that_is_listed() {
    assert!(published().map(|counts| counts.n).eq(1..=LARGEST_LISTED));
}

#[test]
fn lists_are_as_long_as_published() {
    for counts in published() {
        let n = counts.n;
        assert_eq!(
            list(n, Piece::Queen, Show::All).len(),
            counts.all,
            "n = {n}"
        );
        assert_eq!(
            list(n, Piece::Superqueen, Show::All).len(),
            counts.superqueens,
            "n = {n}"
        );

        let fundamental = list(n, Piece::Queen, Show::Fundamental);
        assert_eq!(fundamental.len(), counts.fundamental, "n = {n}");
        assert_eq!(images(&fundamental), counts.all, "n = {n}");

        let fundamental = list(n, Piece::Superqueen, Show::Fundamental);
        assert_eq!(images(&fundamental), counts.superqueens, "n = {n}");
    }
}

fn images(found: &[Found]) -> usize {
    found
        .iter()
        .map(|found| usize::from(found.orbit_size))
        .sum()
}
