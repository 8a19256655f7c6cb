//! A board on which some queens stand.

use super::grid::Grid;
use super::squares::Squares;
use crate::board::Square;
use crate::queens::bits::bits;

/// Queens, and the squares that are left for others.
#[derive(Copy, Clone, Debug)]
pub struct Position {
    pub open: Squares,
    pub queens: Squares,
    /// The places of the houses without a queen, as bits.
    pub pending: u64,
}

impl Position {
    /// The board with these queens; `None` if they exclude each other.
    pub fn new(grid: &Grid, queens: Squares) -> Option<Self> {
        let mut position = Self {
            open: grid.open(),
            queens: Squares::default(),
            pending: (1 << grid.houses()) - 1,
        };
        for square in queens {
            if !position.open.contains(square) {
                return None;
            }
            position.place(grid, square);
        }
        Some(position)
    }

    /// Puts a queen on an open square.
    pub fn place(&mut self, grid: &Grid, square: Square) {
        self.open = self.open.without(grid.excluded(square));
        self.queens.insert(square);
        self.pending &= !grid.houses_of(square);
    }

    pub const fn is_solved(&self) -> bool {
        self.pending == 0
    }

    /// The places of the houses without a queen, each with its open squares.
    pub fn choices<'a>(&self, grid: &'a Grid) -> impl Iterator<Item = (u32, Squares)> + 'a {
        let open = self.open;
        bits(self.pending).map(move |place| (place, grid.at(place) & open))
    }

    /// Whether some solution has a queen on a square.
    pub fn allows(mut self, grid: &Grid, square: Square) -> bool {
        self.place(grid, square);
        let mut found = Vec::new();
        self.search(grid, 1, &mut found);
        !found.is_empty()
    }
}
