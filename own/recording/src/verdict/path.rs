//! Paths of a knight that are printed square by square.

use super::wrong::fault;
use crate::board::Piece;
use bezzel_output::Printed;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Step;
use std::collections::BTreeSet;

/// The wrong tour in an output whose pairs of numbers are as many as the board has squares. They are a path if most are a
/// knight's moves, or if squares come twice: a list of all squares has neither.
pub fn wrong(output: &str, size: Size) -> Option<Printed> {
    let pairs: Vec<(u64, u32, u32)> = output
        .lines()
        .zip(1..)
        .flat_map(|(line, number)| pairs(line).map(move |(row, column)| (number, row, column)))
        .collect();
    if pairs.len() as u64 != size.area() {
        return None;
    }
    let has_zero = pairs
        .iter()
        .any(|&(_, row, column)| row == 0 || column == 0);
    let from = u32::from(!has_zero);
    let squares: Vec<Square> = pairs
        .iter()
        .map(|&(_, row, column)| Square::new(row - from, column - from))
        .collect();
    let moves = squares
        .windows(2)
        .filter(|pair| Step::between(pair[0], pair[1]).is_some())
        .count();
    let different: BTreeSet<&Square> = squares.iter().collect();
    let is_path = 2 * moves > squares.len() || different.len() < squares.len();
    let is_on_board = squares.iter().all(|&square| size.contains(square));
    let fault = fault(Piece::Knight, &squares).filter(|_| is_path && is_on_board)?;
    Some(Printed {
        line: pairs.first()?.0,
        number: 1,
        squares,
        fault: Some(fault),
    })
}

/// The pairs of numbers in round brackets.
fn pairs(line: &str) -> impl Iterator<Item = (u32, u32)> {
    line.split('(').skip(1).filter_map(|text| {
        let (row, column) = text.split(')').next()?.split_once(',')?;
        Some((row.trim().parse().ok()?, column.trim().parse().ok()?))
    })
}
