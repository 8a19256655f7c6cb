//! The causes of wrong or missing solutions, each reported only where it is certain.

mod copies;
mod knight;
mod lines;
mod marks;
mod search;

pub use copies::{printed_same, prints_item};

use super::{Outcome, Ran, Verdict, source};
use crate::board::{Piece, Reading, VariablePath};
use crate::search::Search;
use crate::{ErrorKind, Recording};
use bezzel_solver::board::Size;
use bezzel_solver::queens::Line;
use copies::not_copied;
use marks::{mark_stays, short_arrays};
use search::never_back;

/// The cause of wrong or missing solutions. It explains all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// All rows of a matrix are the same list.
    AliasedRows(VariablePath),
    /// A list of solutions has the same list again and again, since it was appended without a copy.
    NotCopied(VariablePath),
    /// Queens in these lines are never found to attack each other: all conflicts of wrong solutions are in them.
    NotTested(Vec<Line>),
    /// Queens are tested, but not where one of them is in the first or the last row or column.
    EdgeLines,
    /// The last column, or the first, never has a queen: a range is one short.
    RangeShort {
        /// Whether it is the last one.
        last: bool,
        /// Whether it is a column, not a row.
        column: bool,
    },
    /// An array of marks has too few items for the sums or differences that number them.
    ArrayShort(VariablePath),
    /// A mark that is set for a queen stays after the queen is taken away.
    MarkStays(VariablePath),
    /// The value of the inner call, on this line, is not used.
    ResultUnused(u32),
    /// The recursive function returns before it has tried all squares of the row.
    ReturnedEarly,
    /// The program never takes a queen back, so the first dead end ends the search.
    NeverBack,
    /// The knight's squares are marked when the calls come back.
    MarkedLate,
    /// The marks of the knight's squares are never taken back.
    NeverUnmarked,
    /// The program needs more calls within one another than the page allows.
    RecursionLimit,
}

impl Cause {
    /// Its name on the page and in tests. Those without a name have only words.
    pub fn name(&self) -> Option<&'static str> {
        Some(match self {
            Self::AliasedRows(_) => "aliased-rows",
            Self::NotCopied(_) => "same-list-appended",
            Self::NotTested(lines) => match lines[..] {
                [Line::Column] => "columns",
                [Line::Antidiagonal] => "rising",
                [Line::Diagonal] => "falling",
                _ => return None,
            },
            Self::EdgeLines => "edge-lines",
            Self::RangeShort { .. } => "range-short",
            Self::ArrayShort(_) => "array-short",
            Self::MarkStays(_) => "mark-kept",
            Self::ResultUnused(_) => "result-unused",
            Self::ReturnedEarly => "returned-early",
            Self::NeverBack => return None,
            Self::MarkedLate => "marked-late",
            Self::NeverUnmarked => "never-unmarked",
            Self::RecursionLimit => "recursion-limit",
        })
    }

    /// The cause, if it is certain.
    pub fn find(
        recording: &Recording,
        reading: Option<&Reading>,
        search: &Search,
        verdict: &Verdict,
        ran: &Ran<'_>,
    ) -> Option<Self> {
        let facts = Facts {
            recording,
            reading,
            search,
            verdict,
            ran,
        };
        match (verdict.outcome, verdict.board) {
            (Outcome::Error, Some((_, size))) => facts.of_error(size),
            (
                Outcome::Wrong
                | Outcome::None
                | Outcome::Incomplete
                | Outcome::Silent
                | Outcome::Unknown,
                board,
            ) => facts.aliased_rows().or_else(|| match board? {
                // A search that has found a tour marks as it should.
                (Piece::Knight, _) if !search.seen.is_empty() => None,
                (Piece::Knight, _) => {
                    knight::fault(recording, ran.source).map(|fault| match fault {
                        knight::Fault::Late => Self::MarkedLate,
                        knight::Fault::Kept => Self::NeverUnmarked,
                    })
                }
                (Piece::Queen, size) => facts.of_queens(size),
            }),
            _ => None,
        }
    }
}

/// The facts by which causes are found.
struct Facts<'a> {
    recording: &'a Recording,
    reading: Option<&'a Reading>,
    search: &'a Search,
    verdict: &'a Verdict,
    ran: &'a Ran<'a>,
}

impl Facts<'_> {
    fn of_queens(&self, size: Size) -> Option<Cause> {
        let search = self.search;
        let is_of_wrong = self.verdict.outcome == Outcome::Wrong;
        let says_wrong_boards = self.verdict.wrong.is_some();
        let unused = self.result_unused();
        unused
            .or_else(|| not_copied(self.recording, search))
            .or_else(|| {
                if is_of_wrong && says_wrong_boards {
                    return self.not_tested(size).or_else(|| never_back(search));
                }
                match self.verdict.outcome {
                    // A right search says something wrong.
                    _ if self.has_all() => None,
                    // Marks that stay keep rows and columns empty, which looks like a short range.
                    Outcome::None | Outcome::Incomplete | Outcome::Wrong => never_back(search)
                        .or_else(|| self.returned_early())
                        .or_else(|| self.array_short(size))
                        .or_else(|| mark_stays(self.recording, self.reading, search))
                        .or_else(|| self.range_short(size)),
                    _ => None,
                }
            })
    }

    /// Whether all solutions stood on the board.
    fn has_all(&self) -> bool {
        self.verdict.exist == Some(self.verdict.seen) && self.verdict.seen > 0
    }

    /// The cause of an error.
    fn of_error(&self, size: Size) -> Option<Cause> {
        let error = self.ran.error?;
        match error.kind {
            ErrorKind::Recursion => {
                let depth = self.recording.recursive()?.depth as usize;
                let pieces = self
                    .search
                    .last
                    .as_ref()
                    .map_or(0, |board| board.squares.len());
                let has_limit = self.ran.source.contains("setrecursionlimit");
                let needs_more = size.area() as usize > depth;
                (needs_more && (has_limit || 5 * pieces >= 4 * depth))
                    .then_some(Cause::RecursionLimit)
            }
            ErrorKind::Index => {
                let line = source::line(self.ran.source, error.line?);
                let state = self.recording.state(u32::MAX);
                let short = short_arrays(&state, size);
                let named = short
                    .into_iter()
                    .find(|(path, _)| source::indexes_by_sum(line, &path.to_string()))?;
                Some(Cause::ArrayShort(named.0))
            }
            _ => None,
        }
    }
}
