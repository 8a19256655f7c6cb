//! A board with four rows, taken apart into two ribbons.
//!
//! From a square of the outer rows, the first and the last, a knight reaches only squares of the
//! inner rows, of which there are as many. So a tour goes between outer and inner squares by turns,
//! but for one move at most that joins two inner squares. As colours change by turns too, without
//! that move all outer squares would be of one colour. Hence:
//!
//! - a tour starts and ends in the outer rows, and none is closed;
//! - before the one inner move it stays on the outer squares of the colour of its start and on the
//!   inner squares of the other colour, which are half of the board; after it, on the other half.
//!
//! A half has one outer and one inner square in each column, and is a ribbon; the other half is its
//! image in a mirror. From seven columns on, each half has a path from any outer to any inner
//! square, so a tour joins any two outer squares of different colours.

use super::ribbon::{self, Ribbon};
use crate::board::Square;

pub fn has_tour(columns: u32, ends: [Square; 2]) -> bool {
    crossing(columns, ends).is_some()
}

pub fn tour(columns: u32, ends: [Square; 2]) -> Option<Vec<Square>> {
    let crossing = crossing(columns, ends)?;
    let to_crossing = |k: usize| {
        let ends_in_half = half_path(ends[k], crossing[k]);
        let path = ribbon::path(Ribbon::HALF_OF_FOUR_ROWS, columns as usize, ends_in_half)?;
        Some(path.into_iter().map(move |v| square(v, half(ends[k]))))
    };
    Some(to_crossing(0)?.chain(to_crossing(1)?.rev()).collect())
}

/// The columns of the two inner squares that a tour can go between.
fn crossing(columns: u32, ends: [Square; 2]) -> Option<[u32; 2]> {
    let outer = ends.iter().all(|end| end.row == 0 || end.row == 3);
    if !outer || half(ends[0]) == half(ends[1]) {
        return None;
    }
    let has_path = |end: Square, column| {
        ribbon::has_path(
            Ribbon::HALF_OF_FOUR_ROWS,
            columns as usize,
            half_path(end, column),
        )
    };
    (0..columns)
        .filter(|&one| has_path(ends[0], one))
        .find_map(|one| {
            [one.checked_sub(2), Some(one + 2)]
                .into_iter()
                .flatten()
                .find(|&other| other < columns && has_path(ends[1], other))
                .map(|other| [one, other])
        })
}

/// The half that an outer square belongs to: its colour.
const fn half(outer: Square) -> u32 {
    (outer.row + outer.column) % 2
}

/// The ends of a path in a half, from an outer square to the inner square of a column.
const fn half_path(outer: Square, inner: u32) -> [usize; 2] {
    [2 * outer.column as usize, 2 * inner as usize + 1]
}

const fn square(vertex: usize, half: u32) -> Square {
    let column = (vertex / 2) as u32;
    let inner = (vertex % 2) as u32;
    let from_above = (column + half).is_multiple_of(2);
    let row = if from_above { inner } else { 3 - inner };
    Square::new(row, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The claim of the module about halves. Nothing relies on it: `crossing` looks at each case.
    #[test]
    fn from_seven_columns_on_a_path_joins_any_outer_to_any_inner_square_of_a_half() {
        for columns in 7..=24 {
            for outer in 0..columns {
                for inner in 0..columns {
                    let ends = [2 * outer, 2 * inner + 1];
                    assert!(ribbon::has_path(Ribbon::HALF_OF_FOUR_ROWS, columns, ends));
                }
            }
        }
    }
}
