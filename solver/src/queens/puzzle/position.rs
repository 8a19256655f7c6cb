//! A board on which some queens stand, and the plain search for its solutions.

use super::grid::Grid;
use super::squares::Squares;
use crate::board::Square;
use crate::queens::bits::bits;

/// Queens, and the squares that are left for others.
#[derive(Copy, Clone, Debug)]
pub(super) struct Position {
    pub(super) open: Squares,
    pub(super) queens: Squares,
    /// The places of the houses without a queen, as bits.
    pub(super) pending: u64,
}

impl Position {
    /// The board with these queens; `None` if they exclude each other.
    pub(super) fn new(grid: &Grid, queens: Squares) -> Option<Self> {
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
    pub(super) fn place(&mut self, grid: &Grid, square: Square) {
        self.open = self.open.without(grid.excluded(square));
        self.queens.insert(square);
        self.pending &= !grid.houses_of(square);
    }

    pub(super) const fn is_solved(&self) -> bool {
        self.pending == 0
    }

    /// The places of the houses without a queen, each with its open squares.
    pub(super) fn choices<'a>(&self, grid: &'a Grid) -> impl Iterator<Item = (u32, Squares)> + 'a {
        let open = self.open;
        bits(self.pending).map(move |place| (place, grid.at(place) & open))
    }

    /// Whether some solution has a queen on a square.
    pub(super) fn allows(mut self, grid: &Grid, square: Square) -> bool {
        self.place(grid, square);
        let mut found = Vec::new();
        self.search(grid, 1, &mut found);
        !found.is_empty()
    }

    /// Adds solutions to `found` until it has `limit` solutions. The search always branches at the house with the
    /// fewest free squares.
    pub(super) fn search(self, grid: &Grid, limit: usize, found: &mut Vec<Squares>) {
        if found.len() >= limit {
            return;
        }
        if self.is_solved() {
            found.push(self.queens);
            return;
        }
        let narrowest = self.choices(grid).min_by_key(|(_, open)| open.len());
        for square in narrowest.into_iter().flat_map(|(_, open)| open) {
            let mut next = self;
            next.place(grid, square);
            next.search(grid, limit, found);
        }
    }
}
