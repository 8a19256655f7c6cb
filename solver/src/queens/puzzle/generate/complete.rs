//! Puzzles to complete: of a solution, as many queens are taken away as deductions find again.

use super::super::deduce::grade;
use super::super::grid::Grid;
use super::super::position::Position;
use super::super::squares::Squares;
use super::{Outcome, solution};
use crate::Random;
use crate::board::Square;

/// The given queens. Some of them will still be removed.
#[derive(Clone, Debug)]
pub struct Removal {
    pub given: Squares,
    untried: Vec<Square>,
}

impl Removal {
    /// `None` if the board has no solution.
    pub fn new(grid: &Grid, random: &mut Random) -> Option<Self> {
        let empty = Position::new(grid, Squares::default())?;
        let given = solution(grid, empty, random)?;
        let mut untried: Vec<Square> = given.into_iter().collect();
        random.shuffle(&mut untried);
        Some(Self { given, untried })
    }

    /// Removes a queen if deductions up to the grade find it again. Deductions that fail with more given queens also
    /// fail with fewer, so each queen is tried once.
    pub fn step(&mut self, grid: &Grid, wanted: u8) -> Outcome {
        let grade = |given| Position::new(grid, given).and_then(|start| grade(grid, start, wanted));
        match self.untried.pop() {
            Some(square) => {
                let fewer = self.given.without(square.into());
                if grade(fewer).is_some() {
                    self.given = fewer;
                }
                Outcome::Open
            }
            None if grade(self.given) == Some(wanted) => Outcome::Made,
            None => Outcome::Failed,
        }
    }
}
