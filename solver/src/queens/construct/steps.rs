//! The modulo-12 rule, step by step.

use super::check_size;
pub use super::rule::Change;
use crate::queens::QueensError;

impl Change {
    /// Whether the step writes or moves this column.
    #[must_use]
    pub const fn concerns(self, column: u32) -> bool {
        match self {
            Self::Evens => column.is_multiple_of(2),
            Self::MoveTwo => column == 2,
            Self::Odds | Self::SwapPairs => !column.is_multiple_of(2),
            Self::SwapOneAndThree | Self::MoveOneAndThree => matches!(column, 1 | 3),
            Self::MoveFive => column == 5,
        }
    }

    /// The list for n rows after the steps of the rule up to this one, unfinished as it may be: columns from 1, one for
    /// each row from the top. Takes time proportional to n.
    ///
    /// # Errors
    ///
    /// As [`construct`](super::construct()).
    pub fn columns(self, n: u32) -> Result<Vec<u32>, QueensError> {
        let mut columns = Vec::new();
        for change in steps(n)?.iter().take_while(|&&change| change <= self) {
            change.apply(n, &mut columns);
        }
        Ok(columns)
    }
}

/// The steps of the modulo-12 rule for n rows. [`Change::columns`] gives the list that each leads to.
///
/// Let r be the remainder of n divided by 12. The even numbers are written down; if r is 3 or 9,
/// 2 moves to the end. The odd numbers are appended, with each pair swapped if r is 8. If r is 2,
/// 1 and 3 are swapped and 5 moves to the end; if r is 3 or 9, 1 and 3 move to the end.
///
/// The first such construction: E. Pauls, Deutsche Schachzeitung 29, 1874.
///
/// # Errors
///
/// As [`construct`](super::construct()).
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::construct::steps::{Change, steps};
///
/// assert_eq!(steps(9)?, [Change::Evens, Change::MoveTwo, Change::Odds, Change::MoveOneAndThree]);
/// assert_eq!(Change::Evens.columns(9)?, [2, 4, 6, 8]);
/// assert_eq!(Change::MoveTwo.columns(9)?, [4, 6, 8, 2]);
/// assert_eq!(Change::Odds.columns(9)?, [4, 6, 8, 2, 1, 3, 5, 7, 9]);
/// assert_eq!(Change::MoveOneAndThree.columns(9)?, [4, 6, 8, 2, 5, 7, 9, 1, 3]);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub fn steps(n: u32) -> Result<&'static [Change], QueensError> {
    check_size(n)?;
    Ok(Change::of(n))
}
