//! The solutions of a puzzle by the definitions, row by row and column by column.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::puzzle::{Puzzle, Rule};

/// All solutions by the definition, row by row: the columns from 0.
pub fn plain_solutions(puzzle: &Puzzle) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    search(puzzle, &mut Vec::new(), &mut found);
    found
}

fn search(puzzle: &Puzzle, columns: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    let n = puzzle.n();
    let row = columns.len() as u32;
    if row == n {
        found.push(columns.clone());
        return;
    }
    let region =
        |row: u32, column: u32| puzzle.regions().map(|all| all[(row * n + column) as usize]);
    let given: Vec<Square> = puzzle
        .given()
        .squares()
        .filter(|square| square.row == row)
        .collect();
    for column in 0..n {
        let as_given = given.iter().all(|square| square.column == column);
        let apart = (0..).zip(columns.iter()).all(|(above, &other)| {
            let (down, across) = (row - above, column.abs_diff(other));
            let kept = match puzzle.rule() {
                Rule::Touch => down > 1 || across > 1,
                Rule::Chess(piece) => {
                    down != across && (piece == Piece::Queen || down * across != 2)
                }
            };
            let regions = region(above, other);
            across > 0 && kept && (regions.is_none() || regions != region(row, column))
        });
        if as_given && apart {
            columns.push(column);
            search(puzzle, columns, found);
            columns.pop();
        }
    }
}
