//! Lines of queens that a program does not test.

use super::{Cause, Facts};
use crate::verdict::positions;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{self, Line};
use std::collections::BTreeSet;

/// The number of pairs of queens from which a line is certainly not tested at the edge.
const SURE: usize = 3;

impl Facts<'_> {
    /// The lines in which the queens of all wrong full boards attack each other.
    pub fn not_tested(&self, size: Size) -> Option<Cause> {
        let n = size.rows() as usize;
        // One that repairs full boards may end with any fault.
        if self.search.is_local() {
            return None;
        }
        // A search that has found solutions, and never had what is printed, tests as it should.
        let search = self.search;
        let printed = self.verdict.wrong_squares.iter();
        let had = |squares: &&Vec<Square>| {
            let mut boards = search.accepted.iter().chain(&search.last_full);
            boards.any(|board| board.squares == **squares)
        };
        if !search.seen.is_empty()
            && printed.clone().len() > 0
            && !printed.clone().any(|of| had(&of))
        {
            return None;
        }
        let boards = self
            .search
            .accepted
            .iter()
            .map(|accepted| &accepted.squares);
        let boards: Vec<&Vec<Square>> = boards
            .chain(self.verdict.wrong.iter().map(|wrong| &wrong.squares))
            .chain(&self.verdict.wrong_squares)
            .filter(|squares| squares.len() == n)
            .collect();
        let all = || {
            let pairs = boards
                .iter()
                .flat_map(|squares| positions::attacking(squares));
            pairs.chain(self.search.missed.iter().copied())
        };
        let first = |square: Square| square.row == 0 || square.column == 0;
        let last =
            |square: Square| square.row + 1 == size.rows() || square.column + 1 == size.columns();
        let touches = |edge: &dyn Fn(Square) -> bool| all().all(|(a, b)| edge(a) || edge(b));
        // If all are in one row, it may be one that is never compared.
        let of_one = |of: &dyn Fn(Square) -> u32| {
            let mut ends = [0, size.rows() - 1].into_iter();
            ends.any(|end| touches(&|square| of(square) == end))
        };
        let is_of_row = of_one(&|square| square.row);
        let is_of_column = of_one(&|square| square.column);
        let mut lines: Vec<Line> = all()
            .filter_map(|(a, b)| Line::between(a, b, queens::Piece::Queen))
            .collect();
        lines.sort_unstable();
        lines.dedup();
        let count = all().count();
        // A column at the edge is one that is not tested, and no edge.
        if is_of_row || is_of_column && lines != [Line::Column] {
            return None;
        }
        let is_edge = lines != [Line::Column] && (touches(&first) || touches(&last));
        let different: BTreeSet<&Vec<Square>> = boards.iter().copied().collect();
        if count >= SURE && size.rows() > 5 && different.len() > 1 && is_edge {
            return Some(Cause::EdgeLines);
        }
        // On one board a line that is never tested and one that is tested in part look alike, and both are reported.
        (!lines.is_empty() && lines.len() < 3).then_some(Cause::NotTested(lines))
    }
}
