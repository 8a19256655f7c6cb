use super::{Board, By, Kind, Live, Piece, Reading, VariablePath};
use crate::Recording;
use bezzel_output::{check, position, printed_tour};
use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;
use std::collections::HashSet;

/// The number of bytes of the output that are looked at.
const LONGEST: usize = 8192;

impl Reading {
    /// The reading of the printed text, if the last of it has a solution or a tour.
    /// The full positions with a fault are given, too.
    pub(super) fn of_printed(recording: &Recording) -> Option<(Self, HashSet<Vec<Square>>)> {
        let end = recording.state(u32::MAX);
        let report = check(last(recording.output(&end)), None, None);
        let size = report.size.filter(|_| report.right > 0)?;
        let full = |squares: &Vec<Square>| squares.len() as u64 == u64::from(size.rows());
        let wrong = report.wrong.iter().map(|printed| printed.squares.clone());
        let wrong = wrong.filter(|squares| report.piece.is_some() && full(squares));
        let reading = Self {
            variable: VariablePath::default(),
            kind: Kind::Printed,
            live: Live::All,
            from: 0,
            edge: 0,
            by: By::Rows,
            piece: report.piece.map_or(Piece::Knight, |_| Piece::Queen),
            size,
        };
        Some((reading, wrong.collect()))
    }

    /// The last position, or the last tour, in the whole lines of an output.
    pub(super) fn last_printed(&self, output: &str) -> Option<Board> {
        let text = last(&output[..output.rfind('\n')?]);
        let n = self.size.rows();
        let starts = text.rmatch_indices('\n').map(|(end, _)| end + 1).chain([0]);
        let mut ends = starts.take(n as usize + 2).map(|start| &text[start..]);
        let squares = match self.piece {
            Piece::Queen => last_position(ends, n)?.squares().collect(),
            Piece::Knight => ends.find_map(|end| {
                let (size, squares) = printed_tour(end)?;
                (size == self.size).then_some(squares)
            })?,
        };
        Some(Board {
            size: self.size,
            squares,
            outside: 0,
        })
    }
}

/// The position with the most queens in one of several texts, each of which ends another. A part of a drawn board may be read
/// as one with fewer queens.
fn last_position<'a>(ends: impl Iterator<Item = &'a str>, n: u32) -> Option<Placement> {
    let positions = ends.filter_map(|end| position(end, n));
    positions
        .filter(|found| found.n() == n)
        .reduce(|best, other| {
            if other.len() > best.len() {
                other
            } else {
                best
            }
        })
}

/// The last bytes of a text.
fn last(text: &str) -> &str {
    &text[text.ceil_char_boundary(text.len().saturating_sub(LONGEST))..]
}
