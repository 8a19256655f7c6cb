//! Boards: sizes, squares and their names, and the symmetries of the square.

mod size;
mod square;
mod square_name;
mod symmetry;

pub use size::{Size, SizeError};
pub use square::Square;
pub use square_name::{SquareError, file_name};
pub use symmetry::Symmetry;
