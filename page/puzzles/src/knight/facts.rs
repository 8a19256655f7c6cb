//! The verdict of the rules on the numbers of a board.

use bezzel_solver::board::Square;
use bezzel_solver::knight::puzzle::Puzzle;
use bezzel_solver::knight::{Step, TourKind};

/// The numbers on the board, and those that cannot both stay.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    kind: TourKind,
    /// The square of each number, that of the number 1 first, where it is written.
    squares: Vec<Option<Square>>,
    /// Numbers that follow each other in the tour, on squares that are no knight's move apart: the first of each two.
    pub conflicts: Vec<u32>,
}

impl Facts {
    /// The verdict on a puzzle with the numbers of a visitor.
    pub fn of(puzzle: &Puzzle, mine: &[(u32, Square)]) -> Self {
        let mut squares = vec![None; puzzle.board().area() as usize];
        for &(number, square) in puzzle.given().iter().chain(mine) {
            if let Some(place) = squares.get_mut(number as usize - 1) {
                *place = Some(square);
            }
        }
        let mut facts = Self {
            kind: puzzle.kind(),
            squares,
            conflicts: Vec::new(),
        };
        let numbers = 1..=facts.last();
        facts.conflicts = numbers.filter(|&number| facts.clashes(number)).collect();
        facts
    }

    /// The last number of the tour.
    pub fn last(&self) -> u32 {
        self.squares.len() as u32
    }

    /// The number that follows another in the tour.
    pub fn after(&self, number: u32) -> Option<u32> {
        if number < self.last() {
            Some(number + 1)
        } else {
            self.kind.is_closed().then_some(1)
        }
    }

    /// The square of a number, if it is written.
    pub fn square(&self, number: u32) -> Option<Square> {
        *self.squares.get(number as usize - 1)?
    }

    /// The number on a square.
    pub fn number(&self, square: Square) -> Option<u32> {
        let index = self.squares.iter().position(|&at| at == Some(square))?;
        Some(index as u32 + 1)
    }

    /// Whether a number and the next one are written, and no knight's move apart.
    fn clashes(&self, number: u32) -> bool {
        let ends = self.ends(number);
        ends.is_some_and(|[from, to]| Step::between(from, to).is_none())
    }

    /// The squares of a number and of the next one, if both are written.
    pub fn ends(&self, number: u32) -> Option<[Square; 2]> {
        Some([self.square(number)?, self.square(self.after(number)?)?])
    }

    /// The numbers that are not written, in ascending order.
    pub fn missing(&self) -> impl Iterator<Item = u32> {
        let numbers = (1..).zip(&self.squares);
        numbers.filter_map(|(number, square)| square.is_none().then_some(number))
    }

    /// The number of numbers that are written.
    pub fn count(&self) -> usize {
        self.squares.iter().flatten().count()
    }

    /// Whether a square takes part in a conflict.
    pub fn is_in_conflict(&self, square: Square) -> bool {
        let ends = self.conflicts.iter().filter_map(|&first| self.ends(first));
        ends.flatten().any(|end| end == square)
    }

    /// The moves of the knight between numbers that are written and follow each other.
    pub fn moves(&self) -> impl Iterator<Item = [Square; 2]> {
        let numbers = (1..=self.last()).filter(|number| !self.clashes(*number));
        numbers.filter_map(|number| self.ends(number))
    }

    /// Whether the numbers are a tour.
    pub fn is_solved(&self) -> bool {
        self.conflicts.is_empty() && self.squares.iter().all(Option::is_some)
    }
}

#[cfg(test)]
mod tests {
    use crate::link::{NumberSource, NumbersLink};
    use crate::tests::state;

    use super::*;

    fn facts(text: &str) -> Facts {
        let link: NumbersLink = state(&format!("#/puzzles?kind=knight&{text}"));
        match &link.source {
            NumberSource::Own(puzzle) => Facts::of(puzzle, &link.mine),
            other => panic!("{other:?}"),
        }
    }

    const TOUR: &str = "size=3x4&numbers=1a3.4b3.7c3.10d3.8a2.11b2.2c2.5d2";

    #[test]
    fn all_numbers_without_a_conflict_are_a_tour() {
        let part = facts(TOUR);
        assert!(!part.is_solved() && part.conflicts.is_empty());
        assert_eq!(part.missing().collect::<Vec<_>>(), [3, 6, 9, 12]);
        assert_eq!((part.count(), part.last()), (8, 12));
        assert!(facts(&format!("{TOUR}&mine=3a1.6b1.9c1.12d1")).is_solved());
    }

    #[test]
    fn numbers_that_follow_each_other_must_be_a_move_apart() {
        let wrong = facts(&format!("{TOUR}&mine=3b1.6a1.9c1.12d1"));
        assert_eq!(wrong.conflicts, [2, 3, 5, 6]);
        assert!(!wrong.is_solved());
        let a1 = wrong.square(6).unwrap();
        assert!(wrong.is_in_conflict(a1));
        assert!(!wrong.is_in_conflict(wrong.square(12).unwrap()));
        assert_eq!(wrong.number(a1), Some(6));
    }

    #[test]
    fn the_last_number_of_a_closed_tour_leads_to_the_first() {
        let ends = "size=5x6&numbers=1a1.30a2";
        assert!(facts(ends).conflicts.is_empty());
        assert_eq!(facts(&format!("{ends}&closed=1")).conflicts, [30]);
        assert_eq!(
            facts("size=5x6&numbers=1a1.30c2&closed=1").moves().count(),
            1
        );
    }
}
