//! A board with three rows, as a ribbon.

use super::ribbon::{self, Ribbon};
use crate::board::Square;

pub fn has_tour(columns: u32, ends: [Square; 2]) -> bool {
    ends[0] != ends[1] && ribbon::has_path(Ribbon::THREE_ROWS, columns as usize, ends.map(vertex))
}

pub fn tour(columns: u32, ends: [Square; 2]) -> Option<Vec<Square>> {
    if ends[0] == ends[1] {
        return None;
    }
    let path = ribbon::path(Ribbon::THREE_ROWS, columns as usize, ends.map(vertex))?;
    Some(path.into_iter().map(square).collect())
}

const fn vertex(square: Square) -> usize {
    square.column as usize * 3 + square.row as usize
}

const fn square(vertex: usize) -> Square {
    Square::new((vertex % 3) as u32, (vertex / 3) as u32)
}
