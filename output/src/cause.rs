//! The likely mistake of a program, found from the faults that all its wrong solutions share.

use std::collections::BTreeSet;

use bezzel_solver::board::Size;
use bezzel_solver::board::Symmetry;
use bezzel_solver::queens::{Line, Solution, conflicts_among};

use crate::{Fault, Printed, Report};

/// Fewer wrong positions may be misprints.
const MISTAKES: usize = 3;

/// If more than one solution is missing for this number of printed ones, the program may have been stopped.
const FEW: usize = 4;

/// The likely mistake of a program.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[non_exhaustive]
pub enum Cause {
    /// Queens on a falling diagonal, with the same difference i − j, are not excluded.
    Falling,
    /// Queens on a rising diagonal, with the same sum i + j, are not excluded.
    Rising,
    /// Queens on no diagonal are excluded.
    Diagonals,
    /// Queens of one column are not excluded.
    Columns,
    /// Superqueens a knight's move apart are not excluded.
    KnightMoves,
    /// The loop over the rows ends one row early.
    LastRow,
    /// The program prints only one of the solutions that are images of each other.
    Fundamental,
    /// The program prints only one of a solution and its mirror image.
    Half,
    /// No two queens touch: the solutions of puzzles with regions are such, where queens may share a diagonal.
    Regions,
    /// A solution is missing, though its mirror image is printed. Both as columns from 1.
    Mirror {
        /// The missing solution.
        missing: Vec<u8>,
        /// Its mirror image.
        printed: Vec<u8>,
    },
}

impl Report {
    /// The likely mistake of the program; `None` if there is no mistake, or none that is known.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_output::{Cause, check};
    ///
    /// // All but the second have queens on a falling diagonal, and none on a rising one.
    /// let report = check("1 3 4 2\n2 4 1 3\n1 4 2 3\n2 3 1 4\n", None, None);
    /// assert_eq!(report.cause(), Some(Cause::Falling));
    /// ```
    pub fn cause(&self) -> Option<Cause> {
        if self.cut.is_some() {
            return None;
        }
        if self.short {
            return Some(Cause::LastRow);
        }
        if self.right == self.read {
            return self.cause_of_missing();
        }
        if self.are_of_regions() {
            return Some(Cause::Regions);
        }
        let lines = self.lines_of_conflicts()?;
        match lines.into_iter().collect::<Vec<_>>().as_slice() {
            ["diagonal"] => Some(Cause::Falling),
            ["antidiagonal"] => Some(Cause::Rising),
            ["antidiagonal", "diagonal"] => Some(Cause::Diagonals),
            ["column"] => Some(Cause::Columns),
            ["knight-move"] => Some(Cause::KnightMoves),
            _ => None,
        }
    }

    /// Whether most positions are wrong, and these have one queen in each row and column, none of which touch.
    fn are_of_regions(&self) -> bool {
        let untouched = |printed: &Printed| {
            let squares = &printed.squares;
            let is_diagonal = matches!(printed.fault, Some(Fault::Conflict(conflict)) if !matches!(conflict.line, Line::Row | Line::Column | Line::KnightMove));
            let apart = squares.windows(2).all(|pair| {
                pair[0].row != pair[1].row && pair[0].column.abs_diff(pair[1].column) > 1
            });
            is_diagonal && apart && Some(squares.len() as u32) == self.size.map(Size::rows)
        };
        self.piece.is_some()
            && self.wrong.len() as u64 * 2 > self.read
            && self.wrong.iter().all(untouched)
    }

    /// The lines of all conflicts; `None` if something else is wrong, too, or too little is known.
    fn lines_of_conflicts(&self) -> Option<BTreeSet<&'static str>> {
        let (n, piece) = (self.size?.rows(), self.piece?);
        let is_conflict = |fault| matches!(fault, Some(Fault::Conflict(_)));
        let are_conflicts = self.wrong.iter().all(|printed| is_conflict(printed.fault));
        if !are_conflicts || self.wrong.len() < MISTAKES {
            return None;
        }
        let conflicts = self
            .wrong
            .iter()
            .flat_map(|printed| conflicts_among(&printed.squares, n, piece));
        Some(conflicts.map(|conflict| conflict.line.name()).collect())
    }

    /// The likely reason why a program prints right solutions, and not all.
    fn cause_of_missing(&self) -> Option<Cause> {
        let (found, missing): (Vec<_>, Vec<_>) = self.solutions().partition(|(_, found)| *found);
        // A single solution may be all that the program had to find.
        if found.len() < 2 || missing.is_empty() {
            return None;
        }
        let solutions = |all: Vec<(Solution, bool)>| all.into_iter().map(|(solution, _)| solution);
        let found: BTreeSet<Solution> = solutions(found).collect();
        let missing: BTreeSet<Solution> = solutions(missing).collect();
        let of_orbits = |all: &BTreeSet<Solution>| {
            let canonical = all.iter().map(|solution| solution.canonical());
            canonical.collect::<BTreeSet<Solution>>()
        };
        let orbits = of_orbits(&found);
        if orbits.len() == found.len() && of_orbits(&missing).is_subset(&orbits) {
            return Some(Cause::Fundamental);
        }
        let mirrored = |solution: &Solution| solution.image(Symmetry::FlipHorizontal);
        if found.iter().map(mirrored).collect::<BTreeSet<_>>() == missing {
            return Some(Cause::Half);
        }
        if missing.len() * FEW > found.len() {
            return None;
        }
        let missing = missing
            .iter()
            .find(|solution| found.contains(&mirrored(solution)))?;
        Some(Cause::Mirror {
            missing: missing.columns().to_vec(),
            printed: mirrored(missing).columns().to_vec(),
        })
    }
}
