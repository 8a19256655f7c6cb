//! Which of all solutions a solution is: its number, and that of its fundamental solution.

mod error;
mod job;
mod totals;

use crate::board::Symmetry;
use crate::queens::{Piece, Solution};

pub use error::NamingError;
pub use job::{Naming, NamingRequest};

/// The largest n for which solutions are numbered.
pub const MAX_N: u32 = 14;

/// What a solution is called: "number 5 of 92, a quarter turn of fundamental solution 3 of 12".
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Name {
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
    /// A symmetry that leads from its fundamental solution to it: of several the first in the
    /// order of [`Symmetry::ALL`].
    pub symmetry: Symmetry,
}

/// Names a solution in one go. See [`Naming`].
///
/// # Errors
///
/// [`NamingError::Size`] if the board has more than [`MAX_N`] rows, [`NamingError::KnightMove`] if
/// the pieces are superqueens and two of them are a knight move apart.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Symmetry;
/// use bezzel_solver::queens::{Piece, Solution, naming::name};
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
/// let name = name(solution, Piece::Queen)?;
/// assert_eq!((name.number, name.all), (92, 92));
/// assert_eq!((name.fundamental, name.all_fundamental), (1, 12));
/// assert_eq!(name.canonical.to_string(), "15863724");
/// assert_eq!(name.symmetry, Symmetry::FlipHorizontal);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn name(solution: Solution, piece: Piece) -> Result<Name, NamingError> {
    use crate::job::Job as _;

    let mut job = Naming::start(NamingRequest { solution, piece })?;
    loop {
        let mut name = None;
        job.advance(u64::MAX, &mut |found| name = Some(found));
        if let Some(name) = name {
            return Ok(name);
        }
    }
}
