//! Boards in an output that are written in another way than those that are read: a drawing beside a list, a list beside a drawing.

use super::{drawn, positions, words};
use crate::board::Piece;
use bezzel_output::{Fault, Notation, check};
use bezzel_solver::board::Size;
use bezzel_solver::queens;

/// The longest output that is read once more.
const LONGEST: usize = 1 << 16;

/// Whether one of them has queens that attack each other.
pub fn has_wrong(output: &str, read: Option<Notation>, board: Option<(Piece, Size)>) -> bool {
    let Some((Piece::Queen, size)) = board.filter(|_| output.len() < LONGEST) else {
        return false;
    };
    let n = size.rows();
    if read == Some(Notation::Drawn) {
        return positions::wrong_lists(output, n, is_meant).next().is_some();
    }
    let drawn: String = output
        .lines()
        .map(|line| {
            if drawn::signs(line).is_some() {
                line
            } else {
                ""
            }
        })
        .flat_map(|line| [line, "\n"])
        .collect();
    let report = check(&drawn, Some(n), Some(queens::Piece::Queen));
    let is_full = |fault| matches!(fault, Some(Fault::Conflict(_)));
    let full = report
        .wrong
        .iter()
        .filter(|printed| printed.squares.len() == n as usize);
    report.notation == Notation::Drawn && full.map(|printed| printed.fault).any(is_full)
}

/// Whether one of them is a list from before the search.
pub fn has_blank(output: &str, board: Option<(Piece, Size)>) -> bool {
    let n = board.map(|(_, size)| size.rows());
    n.is_some_and(|n| output.lines().any(|line| is_blank(line, n)))
}

/// Whether a line is a list of n numbers of which some are negative, as before the search.
fn is_blank(line: &str, n: u32) -> bool {
    let inner = line
        .trim()
        .strip_prefix('[')
        .and_then(|line| line.strip_suffix(']'));
    let numbers = inner.map(|inner| inner.split(',').map(|number| number.trim().parse::<i64>()));
    let numbers: Option<Vec<i64>> =
        numbers.and_then(|numbers| numbers.collect::<Result<_, _>>().ok());
    numbers.is_some_and(|numbers| {
        numbers.len() == n as usize && numbers.iter().any(|&number| number < 0)
    })
}

/// Whether a line has a list that may be meant as a solution.
fn is_meant(line: &str) -> bool {
    let low = line.to_lowercase();
    !words::of_step(&low) && !words::of_work(&low) && !words::of_attack(&low)
}
