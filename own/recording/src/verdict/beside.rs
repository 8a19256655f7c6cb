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
    let is_drawn = read == Some(Notation::Drawn);
    let is_list = if is_drawn { is_meant } else { is_image };
    let has_list = positions::wrong_lists(output, n, is_list).next().is_some();
    if is_drawn || has_list {
        return has_list;
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

/// Whether the last list of columns is one from before the search.
pub fn ends_with_blank(output: &str, board: Option<(Piece, Size)>) -> bool {
    let n = board.map_or(0, |(_, size)| size.rows() as usize);
    let mut lists = output.lines().rev().filter_map(list);
    lists
        .find(|list| list.len() == n)
        .is_some_and(|list| list.iter().any(|&number| number < 0))
}

/// The whole numbers of a line that is a list of them.
fn list(line: &str) -> Option<Vec<i64>> {
    let inner = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    inner
        .split(',')
        .map(|number| number.trim().parse().ok())
        .collect()
}

/// Whether a line speaks of images.
fn is_image(line: &str) -> bool {
    is_meant(line) && words::of_essential(&line.to_lowercase())
}

/// Whether a line has a list that may be meant as a solution, and is no row of a drawing.
fn is_meant(line: &str) -> bool {
    let low = line.to_lowercase();
    drawn::signs(line).is_none()
        && !words::of_step(&low)
        && !words::of_work(&low)
        && !words::of_attack(&low)
}
