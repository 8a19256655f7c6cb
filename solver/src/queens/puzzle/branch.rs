//! The search for the solutions of a puzzle.

use super::MAX_N;
use super::grid::Grid;
use super::position::Position;
use super::squares::Squares;
use crate::board::Square;

/// The most houses of a sort.
const MAX_HOUSES: usize = MAX_N as usize;

/// A house with a queen: more than the open squares of any other.
const TAKEN: u16 = u16::MAX;

/// The number of queens, the first ones of the search, before each of which it asks whether houses can be paired off. Deeper
/// in the search, and on small boards, it is quicker to try than to ask.
const ASKED: u32 = 4;

/// The most rows of a small board.
const SMALL: u32 = 12;

/// The sorts of houses of which each house with an open square in one is to be paired with one in another.
const SORTS: [(usize, usize); 3] = [(0, 1), (2, 0), (2, 1)];

impl Position {
    /// Adds solutions to `found` until it has `limit` solutions.
    pub fn search(self, grid: &Grid, limit: usize, found: &mut Vec<Squares>) {
        Branch::from(grid, &self).search(grid, limit, found);
    }
}

/// A position of the search, with the number of open squares of each house.
#[derive(Copy, Clone)]
pub struct Branch {
    open: Squares,
    queens: Squares,
    /// The number of queens until nobody asks any more whether houses can be paired off.
    asked: u32,
    /// The number of open squares by the place of the house, [`TAKEN`] where it has a queen.
    left: [u16; 3 * MAX_HOUSES],
}

impl Branch {
    pub fn from(grid: &Grid, position: &Position) -> Self {
        let mut left = [TAKEN; 3 * MAX_HOUSES];
        for (place, open) in position.choices(grid) {
            left[place as usize] = open.len() as u16;
        }
        Self {
            open: position.open,
            queens: position.queens,
            asked: if grid.n() > SMALL { ASKED } else { 0 },
            left,
        }
    }

    /// Adds solutions to `found` until it has `limit` solutions. The search always branches at the house with the
    /// fewest open squares.
    pub fn search(&self, grid: &Grid, limit: usize, found: &mut Vec<Squares>) {
        if found.len() >= limit {
            return;
        }
        let fewest = self.left.iter().copied().min().unwrap_or(TAKEN);
        if fewest == TAKEN {
            found.push(self.queens);
            return;
        }
        if self.asked > 0 && !self.pairs_off(grid) {
            return;
        }
        let narrowest = self.left.iter().position(|&left| left == fewest);
        let house = narrowest.map(|place| grid.at(place as u32) & self.open);
        for square in house.into_iter().flatten() {
            let mut next = *self;
            next.place(grid, square);
            next.search(grid, limit, found);
        }
    }

    /// Puts a queen on an open square.
    fn place(&mut self, grid: &Grid, square: Square) {
        let closed = self.open & grid.excluded(square);
        for square in closed {
            for place in grid.places_of(square) {
                self.left[place] -= 1;
            }
        }
        for place in grid.places_of(square) {
            self.left[place] = TAKEN;
        }
        self.open = self.open.without(closed);
        self.queens.insert(square);
        self.asked = self.asked.saturating_sub(1);
    }

    /// Whether the houses without a queen can be paired off, those of each sort with those of another, so that each pair
    /// has an open square in common. Where they cannot, k regions lie within fewer than k rows, for instance.
    fn pairs_off(&self, grid: &Grid) -> bool {
        let n = grid.n() as usize;
        let mut met = [[0; MAX_HOUSES]; SORTS.len()];
        for square in self.open {
            let mut of = [0; 3];
            for place in grid.places_of(square) {
                of[place / n] = place % n;
            }
            for (met, (from, to)) in met.iter_mut().zip(SORTS) {
                met[of[from]] |= 1 << of[to];
            }
        }
        met.iter().zip(SORTS).all(|(met, (from, _))| {
            let mut partners = [None; MAX_HOUSES];
            let left = &self.left[from * n..][..n];
            let mut waiting = (0..n).filter(|&house| left[house] != TAKEN);
            waiting.all(|house| find_partner(house, met, &mut partners, &mut 0))
        })
    }
}

/// Finds a partner for a house, if need be by finding others for those that have one. `met` are the houses that each
/// has a square in common with, as bits; `tried` are those that have been asked.
fn find_partner(
    house: usize,
    met: &[u32; MAX_HOUSES],
    partners: &mut [Option<usize>; MAX_HOUSES],
    tried: &mut u32,
) -> bool {
    loop {
        let untried = met[house] & !*tried;
        if untried == 0 {
            return false;
        }
        let other = untried.trailing_zeros() as usize;
        *tried |= 1 << other;
        let is_free = match partners[other] {
            None => true,
            Some(taken) => find_partner(taken, met, partners, tried),
        };
        if is_free {
            partners[other] = Some(house);
            return true;
        }
    }
}
