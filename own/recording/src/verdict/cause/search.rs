//! Causes in the search: a value that is lost, a return too early, squares that are left out, queens that stay.

use super::{Cause, Facts};
use crate::search::{Node, Search};
use crate::verdict::{Claim, Outcome, source};
use bezzel_solver::board::{Size, Square};

impl Facts<'_> {
    /// The value of the inner call is not used, so a solution is found and lost.
    pub fn result_unused(&self) -> Option<Cause> {
        let is_lost = match self.verdict.claim {
            Claim::NoSolution | Claim::Part => true,
            Claim::Positions => self.verdict.printed == 0 && self.verdict.wrongs == 1,
            _ => false,
        };
        let function = self.recording.recursive()?;
        let mut lines = self.search.succeeded.iter().copied();
        let line =
            lines.find(|&line| source::is_bare_call(self.ran.source, line, &function.name))?;
        (is_lost && self.verdict.outcome == Outcome::Wrong).then_some(Cause::ResultUnused(line))
    }

    /// Each call without a solution has tried one square, and left out others that were free.
    pub fn returned_early(&self) -> Option<Cause> {
        let tree = self.search.tree.as_ref()?;
        let is_single = tree.nodes().iter().all(|node| node.children < 2);
        let left = self.search.refused.iter().filter(|(square, _)| {
            let before = self.search.taken.iter();
            before
                .filter(|taken| taken.row == square.row)
                .any(|taken| taken.column < square.column)
        });
        let is_over = tree.nodes().first().is_some_and(|root| root.ended);
        let defined = self.recording.recursive()?.defined;
        let mut parents = tree.nodes().iter().filter(|node| node.children > 0);
        let is_cut = |node: &Node| {
            let line = self.recording.state(node.last).line().unwrap_or(0);
            source::returns_in_loop(self.ran.source, defined, line)
        };
        let are_cut = parents.all(is_cut);
        (is_over && is_single && self.search.seen.is_empty() && left.count() > 1 && are_cut)
            .then_some(Cause::ReturnedEarly)
    }

    /// Of the free squares exactly those of the last column, or of the first one, were left out.
    pub fn range_short(&self, size: Size) -> Option<Cause> {
        let (refused, taken) = (&self.search.refused, &self.search.taken);
        if refused.len() < 2 || taken.is_empty() {
            return None;
        }
        // A search that ends before the last row has no range for it.
        let n = size.rows() as usize;
        if refused.iter().all(|(_, queens)| queens.len() + 1 == n) {
            return None;
        }
        let all = |of: &dyn Fn(&Square) -> u32, number: u32| {
            refused.iter().all(|(square, _)| of(square) == number)
                && taken.iter().all(|square| of(square) != number)
        };
        let (rows, columns) = (
            |square: &Square| square.row,
            |square: &Square| square.column,
        );
        let ends = [
            (all(&columns, size.columns() - 1), true, true),
            (all(&columns, 0), false, true),
            (all(&rows, size.rows() - 1), true, false),
            (all(&rows, 0), false, false),
        ];
        let (_, last, column) = ends.into_iter().find(|(is_so, ..)| *is_so)?;
        Some(Cause::RangeShort { last, column })
    }
}

/// A board that gains queens, and never loses one.
pub fn never_back(search: &Search) -> Option<Cause> {
    (search.gains.len() > 1 && search.losses == 0).then_some(Cause::NeverBack)
}
