//! Boards: sizes, squares and their names, and the symmetries of the square.

mod error;
mod size;
mod square;
mod square_name;
mod symmetry;

pub use error::BoardError;
pub use size::Size;
pub use square::Square;
pub use square_name::file_name;
pub use symmetry::Symmetry;
