//! The modulo-12 rule.

use super::ConstructError;
use super::error::check_size;

/// One step of the rule that writes down a solution. See [`steps`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Step {
    /// Write down the even numbers 2, 4, 6, …, up to n.
    Evens,
    /// Move 2 to the end.
    MoveTwo,
    /// Append the odd numbers 1, 3, 5, …, up to n.
    Odds,
    /// Swap the odd numbers in pairs: 3, 1, 7, 5, 11, 9, ….
    SwapPairs,
    /// Swap 1 and 3.
    SwapOneAndThree,
    /// Move 5 to the end.
    MoveFive,
    /// Move 1 and 3 to the end, in that order.
    MoveOneAndThree,
}

/// The list after a step of the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The step.
    pub step: Step,
    /// The list, unfinished as it may be: columns from 1, one for each row from the top.
    pub columns: Vec<u32>,
}

impl Step {
    /// The steps for a board of n rows.
    const fn of(n: u32) -> &'static [Self] {
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

    /// Does the step for a board of n rows, on the list that the steps before it have made.
    fn apply(self, n: u32, columns: &mut Vec<u32>) {
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
            // After 1 and 3, which have been swapped.
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
/// [`ConstructError::Two`] and [`ConstructError::Three`] where no solution exists,
/// [`ConstructError::Size`] unless `n` is 1 to [`MAX_N`](super::MAX_N).
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
/// # Ok::<_, bezzel_solver::queens::construct::ConstructError>(())
/// ```
pub fn construct(n: u32) -> Result<Vec<u32>, ConstructError> {
    check_size(n)?;
    let mut columns = Vec::with_capacity(n as usize);
    for step in Step::of(n) {
        step.apply(n, &mut columns);
    }
    Ok(columns)
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
/// As [`construct`].
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::construct::{steps, Step};
///
/// let stages: Vec<_> = steps(9)?.collect();
/// assert_eq!(stages[0].step, Step::Evens);
/// assert_eq!(stages[0].columns, [2, 4, 6, 8]);
/// assert_eq!(stages[1].step, Step::MoveTwo);
/// assert_eq!(stages[1].columns, [4, 6, 8, 2]);
/// assert_eq!(stages[2].step, Step::Odds);
/// assert_eq!(stages[2].columns, [4, 6, 8, 2, 1, 3, 5, 7, 9]);
/// assert_eq!(stages[3].step, Step::MoveOneAndThree);
/// assert_eq!(stages[3].columns, [4, 6, 8, 2, 5, 7, 9, 1, 3]);
/// # Ok::<_, bezzel_solver::queens::construct::ConstructError>(())
/// ```
pub fn steps(n: u32) -> Result<impl ExactSizeIterator<Item = Stage>, ConstructError> {
    check_size(n)?;
    let mut columns = Vec::new();
    Ok(Step::of(n).iter().map(move |&step| {
        step.apply(n, &mut columns);
        let columns = columns.clone();
        Stage { step, columns }
    }))
}
