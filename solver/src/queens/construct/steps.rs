//! The modulo-12 rule, step by step.

use super::check_size;
pub use super::rule::Change;
use crate::queens::QueensError;

/// The list after a step of the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The step.
    pub change: Change,
    /// The list, unfinished as it may be: columns from 1, one for each row from the top.
    pub columns: Vec<u32>,
}

impl Change {
    /// The name in small letters and hyphens, such as `swap-pairs`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Evens => "evens",
            Self::MoveTwo => "move-two",
            Self::Odds => "odds",
            Self::SwapPairs => "swap-pairs",
            Self::SwapOneAndThree => "swap-one-and-three",
            Self::MoveFive => "move-five",
            Self::MoveOneAndThree => "move-one-and-three",
        }
    }

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
}

/// The steps of the modulo-12 rule, each with the list that it leads to. Each is made when it is
/// asked for, in time proportional to n.
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
/// let stages: Vec<_> = steps(9)?.collect();
/// assert_eq!(stages[0].change, Change::Evens);
/// assert_eq!(stages[0].columns, [2, 4, 6, 8]);
/// assert_eq!(stages[1].change, Change::MoveTwo);
/// assert_eq!(stages[1].columns, [4, 6, 8, 2]);
/// assert_eq!(stages[2].change, Change::Odds);
/// assert_eq!(stages[2].columns, [4, 6, 8, 2, 1, 3, 5, 7, 9]);
/// assert_eq!(stages[3].change, Change::MoveOneAndThree);
/// assert_eq!(stages[3].columns, [4, 6, 8, 2, 5, 7, 9, 1, 3]);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub fn steps(n: u32) -> Result<impl ExactSizeIterator<Item = Stage>, QueensError> {
    check_size(n)?;
    let mut columns = Vec::new();
    Ok(Change::of(n).iter().map(move |&change| {
        change.apply(n, &mut columns);
        let columns = columns.clone();
        Stage { change, columns }
    }))
}
