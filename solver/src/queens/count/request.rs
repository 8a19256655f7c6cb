use std::ops::Range;

use super::method::Method;
use super::{check_parts, parts};
use crate::queens::{Piece, QueensError};

/// A request for a [`Count`](super::Count).
///
/// The fields are plain data, also when they are deserialised: a request that is not valid is
/// refused when the work is to start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CountRequest {
    /// The number of rows, of columns and of pieces, 1 to [`MAX_N`](super::MAX_N).
    pub n: u32,
    /// The kind of piece.
    pub piece: Piece,
    /// The parts of the work that are to be counted, a range of the parts that [`parts`] counts.
    ///
    /// The counts of requests that cover all parts, each once, add up to the number of solutions.
    pub parts: Range<u64>,
}

impl CountRequest {
    /// A request for some of the parts, which has been checked.
    ///
    /// # Errors
    ///
    /// [`QueensError::OutOfRange`] unless n is 1 to [`MAX_N`](super::MAX_N), [`QueensError::Parts`] if they
    /// end before they begin or after the last part.
    pub fn new(n: u32, piece: Piece, parts: Range<u64>) -> Result<Self, QueensError> {
        check_parts(&parts, super::parts(n, piece)?)?;
        Ok(Self { n, piece, parts })
    }

    /// A request for all parts.
    ///
    /// # Errors
    ///
    /// [`QueensError::OutOfRange`] unless n is 1 to [`MAX_N`](super::MAX_N).
    pub fn whole(n: u32, piece: Piece) -> Result<Self, QueensError> {
        Ok(Self {
            n,
            piece,
            parts: 0..parts(n, piece)?,
        })
    }

    /// A request for share number `share` of `shares` shares of the work, numbered from 0.
    ///
    /// The shares have as many parts, one more or less, and cover all parts, each once.
    ///
    /// # Errors
    ///
    /// [`QueensError::OutOfRange`] unless n is 1 to [`MAX_N`](super::MAX_N), [`QueensError::Share`] unless
    /// `share` is less than `shares`.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::queens::{Piece, count::{CountRequest, parts}};
    ///
    /// let first = CountRequest::share(16, Piece::Queen, 0, 2)?;
    /// let second = CountRequest::share(16, Piece::Queen, 1, 2)?;
    /// assert_eq!((first.parts, second.parts), (0..4442, 4442..8885));
    /// # Ok::<_, bezzel_solver::queens::QueensError>(())
    /// ```
    pub fn share(n: u32, piece: Piece, share: u64, shares: u64) -> Result<Self, QueensError> {
        let parts = share_of(parts(n, piece)?, share, shares)?;
        Ok(Self { n, piece, parts })
    }

    /// The method that counts, if the request is valid.
    pub(super) fn method(&self) -> Result<Method, QueensError> {
        let method = Method::new(self.n, self.piece)?;
        check_parts(&self.parts, method.parts())?;
        Ok(method)
    }
}

/// The parts of one share, if the whole work has `parts` parts.
pub fn share_of(parts: u64, share: u64, shares: u64) -> Result<Range<u64>, QueensError> {
    if share >= shares {
        return Err(QueensError::Share { share, shares });
    }
    let before = |share| (u128::from(parts) * u128::from(share) / u128::from(shares)) as u64;
    Ok(before(share)..before(share + 1))
}
