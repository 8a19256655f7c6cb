//! Ranks a solution, which gives its number among all and that of its fundamental solution, and finds the solution with a
//! number.

mod job;

use crate::board::Symmetry;
use crate::job::{Job, only_answer};
use crate::queens::{Piece, QueensError, Solution, known_count, solutions};

pub use job::Ranking;

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

impl Rank {
    /// The largest n for which solutions are numbered.
    pub const MAX_N: u32 = 14;
}

/// Ranks a solution among all in one go. See [`Ranking`].
///
/// # Errors
///
/// [`QueensError::OutOfRange`] if the board has more than [`Rank::MAX_N`] rows, [`QueensError::Conflict`] if
/// the pieces are superqueens and two of them are a knight move apart.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Symmetry;
/// use bezzel_solver::queens::{Piece, Solution, rank};
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
    Ok(only_answer(Ranking::start((solution, piece))?))
}

/// The solution with a number among all, from 1, in lexicographic order: the inverse of [`rank`].
///
/// It lists the solutions up to this one, or up to its mirror image if that comes earlier. n = 14 takes a fifth of a second
/// at most.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless n is 1 to [`Rank::MAX_N`], [`QueensError::Number`] if no solution has the number.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{Piece, rank, solution_by_number};
///
/// let solution = solution_by_number(8, Piece::Queen, 92)?;
/// assert_eq!(solution.to_string(), "84136275");
/// assert_eq!(rank(solution, Piece::Queen)?.number, 92);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub fn solution_by_number(n: u32, piece: Piece, number: u64) -> Result<Solution, QueensError> {
    QueensError::check_n(n.into(), Rank::MAX_N)?;
    let (all, _) = known_count(n, piece).unwrap_or_default();
    let Some(before) = number.checked_sub(1).filter(|&before| before < all) else {
        return Err(QueensError::Number { number, n, all });
    };
    // The mirror images are in the opposite order.
    let after = all - number;
    let Some(listed) = solutions(n, piece)?.nth(before.min(after) as usize) else {
        unreachable!("there are as many solutions as are known")
    };
    Ok(if before <= after {
        listed
    } else {
        listed.image(Symmetry::FlipHorizontal)
    })
}
