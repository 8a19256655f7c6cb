use super::memory::{check_memory, needed_for};
use super::{CountError, TourKind};
use crate::knight::Board;

/// A request to count the tours of a board, or a share of them.
///
/// Its fields can be set freely: a job refuses what is not valid.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::TourKind;
/// use bezzel_solver::knight::count::TourCountRequest;
///
/// let request = TourCountRequest::whole(Size::square(8)?, TourKind::Closed);
/// assert!(request.memory_needed()? < 400 << 20);
///
/// let quarter = TourCountRequest { share: 3, shares: 4, ..request };
/// assert!(quarter.check().is_ok());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TourCountRequest {
    /// The board, either way round. Squares may be missing from it.
    pub board: Board,
    /// The kind of tours that are counted.
    pub kind: TourKind,
    /// The number of the share of the work to do, 0 to `shares` - 1.
    ///
    /// The counts of all shares add up to the number of tours. They take about equal times. Only
    /// the last stage, which is most of the work, is divided; what comes before it is done for each
    /// share, and takes the same memory.
    pub share: u32,
    /// The number of shares, at least 1.
    pub shares: u32,
    /// The bytes that may be used, at most.
    pub memory_limit: u64,
}

impl TourCountRequest {
    /// The memory that a count may use by default: 512 MiB.
    pub const MEMORY_LIMIT: u64 = 512 << 20;

    /// A request for all tours of a board.
    #[must_use]
    pub fn whole(board: impl Into<Board>, kind: TourKind) -> Self {
        Self {
            board: board.into(),
            kind,
            share: 0,
            shares: 1,
            memory_limit: Self::MEMORY_LIMIT,
        }
    }

    /// The bytes that the count will use at its peak, as [`memory_needed`](super::memory_needed) estimates them.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn memory_needed(&self) -> Result<u64, CountError> {
        needed_for(&self.board, self.kind)
    }

    /// Checks the request.
    ///
    /// # Errors
    ///
    /// [`CountError::Share`] unless the share is below the number of shares,
    /// [`CountError::TooWide`], [`CountError::TooLong`] or [`CountError::TooMany`] if the method cannot count on the board,
    /// [`CountError::TooLarge`] if the count needs more memory than is allowed.
    pub fn check(&self) -> Result<(), CountError> {
        let &Self {
            ref board,
            kind,
            share,
            shares,
            memory_limit,
        } = self;
        if share >= shares {
            return Err(CountError::Share { share, shares });
        }
        check_memory(board.size(), kind, self.memory_needed()?, memory_limit)
    }
}
