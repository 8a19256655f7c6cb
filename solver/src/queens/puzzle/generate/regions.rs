//! Puzzles with regions: each grows from the square of a queen, and then their borders are moved.

use super::super::deduce::{grade, settles};
use super::super::grid::{Grid, NOWHERE};
use super::super::position::Position;
use super::super::squares::Squares;
use super::{Outcome, solution};
use crate::Random;
use crate::board::Square;

/// The number of tries to move a border, for each square, before an attempt is given up.
const MOVES: u32 = 25;

/// Regions, and the squares that belong to none yet. These are closed, so that deductions solve the puzzle from the
/// beginning on, when each region is one square.
#[derive(Clone, Debug)]
pub struct Growth {
    pub grid: Grid,
    queens: Squares,
    left: Squares,
    /// Squares that belong to no region, each with a region beside it to which it has not been tried to add it.
    untried: Vec<(Square, u8)>,
    /// The number of tries to move a border that are left.
    moves: u32,
    /// Whether the regions are others than when they were last graded.
    changed: bool,
}

impl Growth {
    /// `None` if the board has no solution.
    pub fn new(grid: &Grid, random: &mut Random) -> Option<Self> {
        let empty = Position::new(grid, Squares::default())?;
        let queens = solution(grid, empty, random)?;
        let nowhere = vec![NOWHERE; grid.size().area() as usize];
        let mut growth = Self {
            grid: grid.clone().divided(&nowhere),
            queens,
            left: grid.open().without(queens),
            untried: Vec::new(),
            changed: true,
            moves: MOVES * grid.n() * grid.n(),
        };
        for (square, region) in queens.into_iter().zip(0..) {
            growth.grid.assign(square, region);
            growth.reach(square, region);
        }
        Some(growth)
    }

    /// A square has been added to a region, which may now grow to those beside it.
    fn reach(&mut self, square: Square, region: u8) {
        for next in self.grid.beside(square) {
            if self.left.contains(next) && !self.untried.contains(&(next, region)) {
                self.untried.push((next, region));
            }
        }
    }

    /// Adds a square to a region, or moves it from one to another, if deductions still solve the puzzle.
    pub fn step(&mut self, random: &mut Random, wanted: u8) -> Outcome {
        if !self.untried.is_empty() {
            // A square that fails now would fail in a larger region as well, so nothing is tried twice.
            let at = random.below(self.untried.len() as u32) as usize;
            let (square, region) = self.untried.swap_remove(at);
            if self.left.contains(square) && self.moved(square, region, wanted) {
                self.reach(square, region);
            }
        } else if self.changed && self.is_made(wanted) {
            return Outcome::Made;
        } else if self.moves == 0 {
            return Outcome::Failed;
        } else {
            self.moves -= 1;
            self.changed = self.step_across(random, wanted) == Some(true);
        }
        Outcome::Open
    }

    /// Tries to move the border beside a random square; every second time beside one that belongs to no region yet.
    fn step_across(&mut self, random: &mut Random, wanted: u8) -> Option<bool> {
        let left: Vec<Square> = self.left.into_iter().collect();
        let square = if left.is_empty() || self.moves.is_multiple_of(2) {
            let movable = self.grid.open().without(self.queens);
            pick(&movable.into_iter().collect::<Vec<_>>(), random)?
        } else {
            pick(&left, random)?
        };
        let beside: Vec<Square> = self.grid.beside(square).collect();
        let region = self.grid.region(pick(&beside, random)?);
        let other = region != NOWHERE && region != self.grid.region(square);
        Some(other && self.grid.spares(square) && self.moved(square, region, wanted))
    }

    /// Moves a square to a region if deductions up to the grade exclude it there. Then nothing else has changed for
    /// them, and they solve the puzzle as they did before.
    fn moved(&mut self, square: Square, region: u8, wanted: u8) -> bool {
        let before = self.grid.region(square);
        self.grid.assign(square, region);
        let start = Position::new(&self.grid, Squares::default());
        let excluded = start.is_some_and(|start| {
            !start.allows(&self.grid, square) && settles(&self.grid, start, wanted, square)
        });
        if excluded {
            self.left = self.left.without(square.into());
        } else {
            self.grid.assign(square, before);
        }
        excluded
    }

    fn is_made(&self, wanted: u8) -> bool {
        let start = Position::new(&self.grid, Squares::default());
        let found = || start.and_then(|start| grade(&self.grid, start, wanted));
        self.left.is_empty() && found() == Some(wanted)
    }
}

fn pick(squares: &[Square], random: &mut Random) -> Option<Square> {
    let at = random.below(squares.len() as u32);
    squares.get(at as usize).copied()
}
