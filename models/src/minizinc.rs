//! A constraint model: the column of the queen in each row.

use std::fmt::Write;

use bezzel_solver::queens::{Piece, Placement};

/// The constraints for superqueens: no two in rows that follow each other are a knight's move apart.
const KNIGHT: &str = "\
constraint forall (i in 1..n - 1) (abs(queen[i] - queen[i + 1]) != 2);
constraint forall (i in 1..n - 2) (abs(queen[i] - queen[i + 2]) != 1);
";

/// The model. Writing to a string does not fail.
pub fn model(board: &Placement, piece: Piece) -> String {
    let mut text = format!(
        "include \"alldifferent.mzn\";\n\
         int: n = {};\n\
         array [1..n] of var 1..n: queen;\n\
         constraint alldifferent(queen);\n\
         constraint alldifferent(i in 1..n) (queen[i] + i);\n\
         constraint alldifferent(i in 1..n) (queen[i] - i);\n",
        board.n()
    );
    if piece.moves_as_knight() {
        text.push_str(KNIGHT);
    }
    for square in board.squares() {
        let (row, column) = (square.row + 1, square.column + 1);
        let _ = writeln!(text, "constraint queen[{row}] = {column};");
    }
    text + "solve satisfy;\noutput [show(queen)];\n"
}
