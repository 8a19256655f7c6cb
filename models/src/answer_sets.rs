//! A logic program, which begins with the facts of the board.

use std::fmt::Write;

use bezzel_solver::queens::{Piece, Placement};

/// A queen in each row, at most one in each column and on each diagonal.
const RULES: &str = "\
1 { queen(I, J) : column(J) } 1 :- row(I).
:- queen(I, J), queen(K, J), I < K.
:- queen(I, J), queen(K, L), I < K, |J - L| = K - I.
";
/// No two queens are a knight's move apart.
const KNIGHT: &str = "\
:- queen(I, J), queen(I + 1, L), |J - L| = 2.
:- queen(I, J), queen(I + 2, L), |J - L| = 1.
";

/// The program. Writing to a string does not fail.
pub fn model(board: &Placement, piece: Piece) -> String {
    let n = board.n();
    let mut text = format!("row(1..{n}).\ncolumn(1..{n}).\n");
    for square in board.squares() {
        let (row, column) = (square.row + 1, square.column + 1);
        let _ = writeln!(text, "given({row}, {column}).");
    }
    text.push_str(RULES);
    if piece.moves_as_knight() {
        text.push_str(KNIGHT);
    }
    if !board.is_empty() {
        text.push_str(":- given(I, J), not queen(I, J).\n");
    }
    text + "#show queen/2.\n"
}
