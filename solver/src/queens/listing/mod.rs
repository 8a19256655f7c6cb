mod frame;
mod request;
mod search;

use super::{Piece, QueensError};
use crate::Job;

pub use request::{ListRequest, Show};
pub(super) use search::ListCheckpoint;
pub use search::Listing;

/// All solutions for n pieces, in lexicographic order. Each is searched for when it is asked for.
///
/// A [`ListRequest`] asks for fundamental solutions only, or for those that hold given squares: [`Listing::start`](Job::start)
/// takes it and is the same iterator.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless n is 1 to [`Solution::MAX_N`](super::Solution::MAX_N).
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{Piece, solutions};
///
/// // . Q . .      . . Q .
/// // . . . Q      Q . . .
/// // Q . . .      . . . Q
/// // . . Q .      . Q . .
/// let found: Vec<String> = solutions(4, Piece::Queen)?.map(|solution| solution.to_string()).collect();
/// assert_eq!(found, ["2413", "3142"]);
///
/// assert_eq!(solutions(8, Piece::Queen)?.count(), 92);
/// assert_eq!(solutions(8, Piece::Queen)?.filter(|solution| solution.is_fundamental()).count(), 12);
/// assert_eq!(solutions(10, Piece::Superqueen)?.count(), 4);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub fn solutions(n: u32, piece: Piece) -> Result<Listing, QueensError> {
    Listing::start(ListRequest::new(n, piece, Show::All, Vec::new())?)
}
