use thiserror::Error;

use super::MAX_N;

/// Why no solution is constructed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
pub enum ConstructError {
    /// The board is too small or too large.
    #[error("n = {n} is out of range: expected 1 to {MAX_N}")]
    Size {
        /// The number of rows that was asked for.
        n: u32,
    },
    /// n = 2: no solution exists.
    #[error("n = 2 has no solution: wherever one queen stands, it attacks every other square")]
    Two,
    /// n = 3: no solution exists.
    #[error(
        "n = 3 has no solution: a queen in the middle attacks every other square, and any other \
         queen leaves two squares, which attack each other"
    )]
    Three,
}

pub(super) const fn check_size(n: u32) -> Result<(), ConstructError> {
    match n {
        2 => Err(ConstructError::Two),
        3 => Err(ConstructError::Three),
        1..=MAX_N => Ok(()),
        _ => Err(ConstructError::Size { n }),
    }
}
