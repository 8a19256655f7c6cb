//! The plain search, to be watched.

use super::Puzzle;
use super::position::Position;
use super::squares::Squares;
use crate::board::Square;

impl Puzzle {
    /// Whether a queen on one of two different squares leaves no room for one on the other: they share a region, or the
    /// rule parts them.
    #[must_use]
    pub fn excludes(&self, a: Square, b: Square) -> bool {
        let region = self.region(a);
        a != b && (self.rule().excludes(a, b) || (region.is_some() && region == self.region(b)))
    }

    /// The plain search for the first solution, step by step: row by row from the top, the squares of a row from the
    /// left. Each step puts a queen on a square that no other queen excludes, or takes the last one back, `None`, as its
    /// next row has no such square left. Given queens stand from the beginning, and their rows are passed over.
    ///
    /// It ends with the first solution, or with all queens taken back; if given queens exclude each other, without a step.
    /// The number of steps may grow exponentially with n.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::board::Square;
    /// use bezzel_solver::queens::puzzle::{Puzzle, Rule};
    /// use bezzel_solver::queens::{Piece, Placement};
    ///
    /// // The queen of the second row is given: the first finds no square but the last.
    /// let given = Placement::from_columns(&[0, 1, 0, 0])?;
    /// let puzzle = Puzzle::new(Rule::Chess(Piece::Queen), given)?;
    /// let put = |row, column| Some(Square::new(row, column));
    /// let steps: Vec<_> = puzzle.search().collect();
    /// assert_eq!(steps, [put(0, 2), put(2, 3), put(3, 1)]);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn search(&self) -> impl Iterator<Item = Option<Square>> {
        let n = self.n();
        let mut queens: Vec<Square> = self.given().squares().collect();
        let given = queens.len();
        let is_open = |row: &u32| !queens.iter().any(|queen| queen.row == *row);
        let fits = Position::new(&self.grid(), Squares::of(self.given())).is_some();
        let rows: Vec<u32> = (0..n).filter(|row| fits && is_open(row)).collect();
        // The first column of the next row that has not been tried.
        let mut from = 0;
        std::iter::from_fn(move || {
            let row = *rows.get(queens.len() - given)?;
            let mut squares = (from..n).map(|column| Square::new(row, column));
            let free = squares.find(|&square| {
                let excluded = queens.iter().any(|&queen| self.excludes(queen, square));
                !excluded
            });
            if let Some(square) = free {
                queens.push(square);
                from = 0;
                return Some(free);
            }
            // If the search has no queen of its own to take back, it is over, and stays over.
            from = n;
            let last = (queens.len() > given).then(|| queens.pop()).flatten()?;
            from = last.column + 1;
            Some(None)
        })
    }
}
