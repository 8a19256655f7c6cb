//! Ranks a solution: its number among all, and the number of its fundamental solution.

mod job;

use crate::Job;
use crate::board::Symmetry;
use crate::queens::{Piece, QueensError, Solution};

pub use job::Ranking;

/// The largest n for which solutions are numbered.
pub const MAX_N: u32 = 14;

/// The rank of a solution: "number 5 of 92, a quarter turn of fundamental solution 3 of 12".
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rank {
    /// The number of the solution among all, from 1, in lexicographic order.
    pub number: u64,
    /// The number of all solutions.
    pub all: u64,
    /// The number of its fundamental solution among the fundamental ones, from 1, in lexicographic
    /// order.
    pub fundamental: u64,
    /// The number of all fundamental solutions.
    pub all_fundamental: u64,
    /// Its fundamental solution.
    pub canonical: Solution,
    /// A symmetry that leads from its fundamental solution to it. If there are several, it is the first in the order of
    /// [`Symmetry::ALL`].
    pub symmetry: Symmetry,
}

/// Ranks a solution among all in one go. See [`Ranking`].
///
/// # Errors
///
/// [`QueensError::OutOfRange`] if the board has more than [`MAX_N`] rows, [`QueensError::Conflict`] if
/// the pieces are superqueens and two of them are a knight move apart.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Symmetry;
/// use bezzel_solver::queens::{Piece, Solution, ranking::rank};
///
/// // . . . . . . . Q
/// // . . . Q . . . .
/// // Q . . . . . . .
/// // . . Q . . . . .
/// // . . . . . Q . .
/// // . Q . . . . . .
/// // . . . . . . Q .
/// // . . . . Q . . .
/// let solution: Solution = "84136275".parse()?;
/// let rank = rank(solution, Piece::Queen)?;
/// assert_eq!((rank.number, rank.all), (92, 92));
/// assert_eq!((rank.fundamental, rank.all_fundamental), (1, 12));
/// assert_eq!(rank.canonical.to_string(), "15863724");
/// assert_eq!(rank.symmetry, Symmetry::FlipHorizontal);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn rank(solution: Solution, piece: Piece) -> Result<Rank, QueensError> {
    let Some(rank) = Ranking::start((solution, piece))?.run() else {
        unreachable!("a job that was not resumed has given no answer before")
    };
    Ok(rank)
}
