//! The modulo-12 rule.

use super::check_size;
use crate::queens::QueensError;

crate::names::named! {
    /// One step of the rule that writes down a solution, in the order in which the rule takes them.
    pub enum Change {
        /// Write down the even numbers 2, 4, 6, …, up to n.
        Evens = "evens",
        /// Move 2 to the end.
        MoveTwo = "move-two",
        /// Append the odd numbers 1, 3, 5, …, up to n.
        Odds = "odds",
        /// Swap the odd numbers in pairs: 3, 1, 7, 5, 11, 9, ….
        SwapPairs = "swap-pairs",
        /// Swap 1 and 3.
        SwapOneAndThree = "swap-one-and-three",
        /// Move 5 to the end.
        MoveFive = "move-five",
        /// Move 1 and 3 to the end, in that order.
        MoveOneAndThree = "move-one-and-three",
    }
}

impl Change {
    /// The steps for a board of n rows.
    pub(super) const fn of(n: u32) -> &'static [Self] {
        match n % 12 {
            2 => &[
                Self::Evens,
                Self::Odds,
                Self::SwapOneAndThree,
                Self::MoveFive,
            ],
            3 | 9 => &[
                Self::Evens,
                Self::MoveTwo,
                Self::Odds,
                Self::MoveOneAndThree,
            ],
            8 => &[Self::Evens, Self::Odds, Self::SwapPairs],
            _ => &[Self::Evens, Self::Odds],
        }
    }

    /// Does the step for a board of n rows, on the list that the steps before it have made.
    pub(super) fn apply(self, n: u32, columns: &mut Vec<u32>) {
        let evens = (n / 2) as usize;
        match self {
            Self::Evens => columns.extend((2..=n).step_by(2)),
            Self::Odds => columns.extend((1..=n).step_by(2)),
            Self::MoveTwo => columns.rotate_left(1),
            Self::SwapPairs => columns[evens..]
                .as_chunks_mut()
                .0
                .iter_mut()
                .for_each(|pair: &mut [u32; 2]| pair.reverse()),
            Self::SwapOneAndThree => columns.swap(evens, evens + 1),
            // The first two odd numbers are 1 and 3, already swapped.
            Self::MoveFive => columns[evens + 2..].rotate_left(1),
            Self::MoveOneAndThree => columns[evens..].rotate_left(2),
        }
    }
}

/// A solution by the modulo-12 rule. Takes time proportional to n: a few milliseconds for
/// n = 1,000,000.
///
/// # Errors
///
/// [`QueensError::NoSolution`] where there is none,
/// [`QueensError::OutOfRange`] unless `n` is 1 to [`MAX_N`](super::MAX_N).
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::construct::{check, construct};
///
/// // . Q . . . .
/// // . . . Q . .
/// // . . . . . Q
/// // Q . . . . .
/// // . . Q . . .
/// // . . . . Q .
/// assert_eq!(construct(6)?, [2, 4, 6, 1, 3, 5]);
///
/// let million = construct(1_000_000)?;
/// assert_eq!(check(&million), Ok(()));
///
/// assert!(construct(3).is_err());
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub fn construct(n: u32) -> Result<Vec<u32>, QueensError> {
    check_size(n)?;
    let mut columns = Vec::with_capacity(n as usize);
    for change in Change::of(n) {
        change.apply(n, &mut columns);
    }
    Ok(columns)
}
