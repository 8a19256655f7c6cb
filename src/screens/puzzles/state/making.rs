//! The puzzle is made.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::Puzzle;

use super::{State, Stroke};
use crate::link::{PuzzleSource, PuzzlesLink};
use crate::screens::puzzles::draft::painted;

impl State {
    /// The puzzle that is being made is another now.
    pub(super) fn redrawn(&self, puzzle: Option<Puzzle>) -> Self {
        let Some(puzzle) = puzzle else {
            return self.clone();
        };
        let position = PuzzlesLink::from(PuzzleSource::Own(puzzle));
        let known = self.judged.clone();
        let next = Self {
            making: true,
            ..self.with(position)
        };
        // What was known is shown until the new verdict is there.
        Self {
            judged: next.judged.clone().or(known),
            ..next
        }
    }

    /// A stroke over a puzzle that is being made: the region of its first square grows.
    pub(super) fn painted(&self, squares: &[Square]) -> Self {
        let (Some(&first), Some(puzzle)) = (squares.first(), self.puzzle()) else {
            return self.clone();
        };
        let begun = self.stroke.is_some();
        let region = match self.stroke {
            Some(Stroke::Paints(region)) => region,
            _ => match puzzle.region(first) {
                Some(region) => region,
                None => return self.clone(),
            },
        };
        let mut next = puzzle.clone();
        for &square in squares {
            next = painted(&next, square, region).unwrap_or(next);
        }
        let stroke = Some(Stroke::Paints(region));
        if next == *puzzle {
            return Self {
                stroke: stroke.filter(|_| begun),
                ..self.clone()
            };
        }
        let position = PuzzlesLink::from(PuzzleSource::Own(next));
        let history = if begun {
            self.history.amend(position)
        } else {
            self.history.change(position)
        };
        Self {
            stroke,
            judged: self.judged.clone(),
            ..self.at(history)
        }
    }
}
