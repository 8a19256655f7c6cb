use std::ops::Range;

use super::error::check_slice;
use super::method::Method;
use super::{CountError, parts};
use crate::queens::Piece;

/// What a [`Count`](super::Count) is asked for.
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
    /// The parts of the work that are to be done, of those that [`parts`] tells.
    ///
    /// The counts of slices that cover all parts, each once, add up to the number of solutions.
    pub slice: Range<u64>,
}

impl CountRequest {
    /// A request for some of the parts, which has been checked.
    ///
    /// # Errors
    ///
    /// [`CountError::Size`] unless n is 1 to [`MAX_N`](super::MAX_N), [`CountError::Slice`] if the
    /// slice ends before it begins or after the last part.
    pub fn new(n: u32, piece: Piece, slice: Range<u64>) -> Result<Self, CountError> {
        let request = Self { n, piece, slice };
        request.method()?;
        Ok(request)
    }

    /// A request for all parts.
    ///
    /// # Errors
    ///
    /// [`CountError::Size`] unless n is 1 to [`MAX_N`](super::MAX_N).
    pub fn whole(n: u32, piece: Piece) -> Result<Self, CountError> {
        Ok(Self {
            n,
            piece,
            slice: 0..parts(n, piece)?,
        })
    }

    /// A request for one of so many shares of the work, numbered from 0.
    ///
    /// The shares have as many parts, one more or less, and cover all parts, each once.
    ///
    /// # Errors
    ///
    /// [`CountError::Size`] unless n is 1 to [`MAX_N`](super::MAX_N), [`CountError::Share`] unless
    /// `share` is less than `shares`.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::queens::{Piece, count::{CountRequest, parts}};
    ///
    /// let first = CountRequest::share(16, Piece::Queen, 0, 2)?;
    /// let second = CountRequest::share(16, Piece::Queen, 1, 2)?;
    /// assert_eq!((first.slice, second.slice), (0..4442, 4442..8885));
    /// # Ok::<_, bezzel_solver::queens::count::CountError>(())
    /// ```
    pub fn share(n: u32, piece: Piece, share: u64, shares: u64) -> Result<Self, CountError> {
        let parts = parts(n, piece)?;
        if share >= shares {
            return Err(CountError::Share { share, shares });
        }
        let before = |share| (u128::from(parts) * u128::from(share) / u128::from(shares)) as u64;
        Ok(Self {
            n,
            piece,
            slice: before(share)..before(share + 1),
        })
    }

    /// The method that counts, if the request is valid.
    pub(super) fn method(&self) -> Result<Method, CountError> {
        let method = Method::new(self.n, self.piece)?;
        check_slice(&self.slice, method.parts())?;
        Ok(method)
    }
}
