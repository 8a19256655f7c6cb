use thiserror::Error;

use super::MAX_N;

/// Why a count, a request for one, or a checkpoint of one is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
pub enum CountError {
    /// The board is too small or too large.
    #[error("n = {n} is out of range: expected 1 to {MAX_N}")]
    Size {
        /// The number of rows that was asked for.
        n: u32,
    },
}

pub(super) const fn check_size(n: u32) -> Result<(), CountError> {
    if n == 0 || n > MAX_N {
        return Err(CountError::Size { n });
    }
    Ok(())
}
