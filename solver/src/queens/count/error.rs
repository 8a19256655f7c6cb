use std::ops::Range;

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
    /// A slice is not one of the work.
    #[error("the slice {start}..{end} is not within 0..{parts}, the parts of this work")]
    Slice {
        /// The first part.
        start: u64,
        /// The part after the last.
        end: u64,
        /// The number of parts that there are.
        parts: u64,
    },
    /// There is no such share of the work.
    #[error("there is no share {share} among {shares}: they are numbered from 0")]
    Share {
        /// The number of the share.
        share: u64,
        /// The number of shares.
        shares: u64,
    },
    /// A checkpoint is not within the slice of its request.
    #[error("the checkpoint goes on with part {next}, which is outside {start}..={end}")]
    CheckpointPart {
        /// The part that the checkpoint would go on with.
        next: u64,
        /// The first part of the slice.
        start: u64,
        /// The part after the last of the slice.
        end: u64,
    },
    /// A checkpoint has counted more than the parts before it can hold.
    #[error("the checkpoint has counted {sum} solutions in {parts} parts, which cannot be")]
    CheckpointSum {
        /// The number of solutions.
        sum: u64,
        /// The number of parts that were counted.
        parts: u64,
    },
}

pub(super) const fn check_size(n: u32) -> Result<(), CountError> {
    if n == 0 || n > MAX_N {
        return Err(CountError::Size { n });
    }
    Ok(())
}

pub(super) const fn check_slice(slice: &Range<u64>, parts: u64) -> Result<(), CountError> {
    let Range { start, end } = *slice;
    if start > end || end > parts {
        return Err(CountError::Slice { start, end, parts });
    }
    Ok(())
}
