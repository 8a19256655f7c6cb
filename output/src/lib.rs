//! Reads the output of a program, and finds which of its positions are solutions of the n-queens problem or tours of a
//! knight, and the faults of the others.
//!
//! Read are lists of columns, from 0 or from 1, with or without brackets and commas; pairs of row and column; names of
//! squares; matrices of 0 and 1, of X and O or of any other marks; values with indices; literals of a SAT solver; FEN; a
//! knight's boards with numbers, and its squares one after the other. They may stand in tables with headings, names of
//! rows and frames, among any other words, one to a line, several on a line, or over many lines.
//!
//! Every shape, every form and every reading of its numbers is tried along the text; at the end the one that
//! explains most is taken (`answer`). So nothing is decided by the first lines. In a text of more than some hundred
//! kilobytes, the shape that explains its beginning is taken.

mod answer;
mod by_number;
mod candidate;
mod cause;
mod cells;
mod clean;
mod collector;
mod fault;
mod group;
mod judge;
mod line;
mod lines;
mod lists;
mod matrix;
mod notation;
mod numbers;
mod order;
mod position;
mod reader;
mod remark;
mod remarks;
mod report;
mod shape;
mod signs;
mod single;
mod squares;

pub use cause::Cause;
pub use fault::Fault;
pub use notation::Notation;
pub use position::{position, printed_tour};
pub use reader::Reader;
pub use remark::{Cut, Remark, Shortener};
pub use report::{Printed, Report};

use bezzel_solver::queens::Piece;

/// Checks an output in one go. See [`Reader`], which takes it in pieces.
///
/// # Examples
///
/// ```
/// use bezzel_output::check;
///
/// // The third is wrong: its queens of rows 1 and 2 stand on one diagonal.
/// let report = check("2 4 1 3\n3 1 4 2\n1 2 4 3\n", None, None);
/// assert_eq!((report.read, report.right), (3, 2));
/// assert_eq!(report.wrong[0].line, 3);
/// assert_eq!(
///     report.wrong[0].fault.map(|fault| fault.to_string()).as_deref(),
///     Some("the queens of rows 1 and 2 attack each other (diagonal)"),
/// );
/// ```
pub fn check(text: &str, n: Option<u32>, piece: Option<Piece>) -> Report {
    let mut reader = Reader::new(n, piece);
    reader.read(text.as_bytes());
    reader.finish()
}
