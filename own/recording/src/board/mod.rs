//! The chess board among the variables of a program: which variable it is, how it is read, and what stands on it.

mod candidates;
mod cell;
mod cells;
mod detect;
mod matrix;
mod printed;
mod read;
mod reading;
mod sizes;
mod tally;
mod variables;

pub use detect::{Detection, Readings};
pub use read::Board;
pub use reading::{By, Kind, Live, Mark, Piece, Reading};
pub(crate) use sizes::{constant as constant_size, named as named_size, of_matrix as matrix_size};
pub use variables::VariablePath;
pub(crate) use variables::each as each_variable;
