//! Random solutions.

use super::check_size;
use super::min_conflicts::MinConflicts;
use crate::queens::completion::{Outcome, Search};
use crate::queens::open::Open;
use crate::queens::{Piece, Placement, QueensError};
use crate::random::Random;

/// A random solution, the same for the same n and seed everywhere.
///
/// Up to [`Placement::MAX_N`] rows it is searched for with random choices, since throwing needs
/// room to repair. Beyond, queens are thrown on columns and lines that are free until only a few
/// dozen rows are left, and these are repaired by exchanging columns. It takes time proportional to n, a fifth of a second for n = 1,000,000.
/// Not all solutions are equally likely.
///
/// Source: R. Sosič, J. Gu, "3,000,000 queens in less than one minute", SIGART Bulletin 2, 1991.
///
/// # Errors
///
/// As [`construct`](super::construct).
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::construct::{check, random};
///
/// let columns = random(10_000, 7)?;
/// assert_eq!(check(&columns), Ok(()));
/// assert_eq!(random(10_000, 7)?, columns);
/// assert_ne!(random(10_000, 8)?, columns);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub fn random(n: u32, seed: u64) -> Result<Vec<u32>, QueensError> {
    let mut making = Making::new(n, seed)?;
    loop {
        making.advance(u64::MAX);
        if let Some(columns) = making.take() {
            return Ok(columns);
        }
    }
}

/// A random solution in the making.
#[derive(Clone, Debug)]
pub enum Making {
    Searching(Box<Search>, Placement),
    Throwing(MinConflicts),
    /// The columns, from 1, until they are taken, which is a step if they are made without any.
    Made(Option<Vec<u32>>),
}

impl Making {
    pub fn new(n: u32, seed: u64) -> Result<Self, QueensError> {
        check_size(n)?;
        match Placement::empty(n) {
            Ok(board) => {
                let search = Search::new(Open::of(&board, Piece::Queen), seed);
                Ok(Self::Searching(Box::new(search), board))
            }
            Err(_) => Ok(Self::Throwing(MinConflicts::new(n, Random::new(seed)))),
        }
    }

    /// Takes up to `steps` steps, and returns the number of steps taken.
    pub fn advance(&mut self, steps: u64) -> u64 {
        match self {
            Self::Made(_) => 1,
            Self::Searching(search, board) => {
                let outcome = search.step();
                // Every n that is not refused has a solution, so that the search is not exhausted.
                if outcome == Outcome::Complete {
                    let columns = search.complete(board).columns().unwrap_or_default();
                    *self = Self::Made(Some(columns.into_iter().map(u32::from).collect()));
                }
                1
            }
            Self::Throwing(thrown) => {
                let taken = thrown.advance(steps);
                if let Some(columns) = thrown.take_if_done() {
                    *self = Self::Made(Some(columns));
                }
                taken
            }
        }
    }

    /// The solution, once it is made, and only once.
    pub fn take(&mut self) -> Option<Vec<u32>> {
        match self {
            Self::Made(columns) => columns.take(),
            _ => None,
        }
    }

    /// Whether the solution has been taken.
    pub const fn is_taken(&self) -> bool {
        matches!(self, Self::Made(None))
    }

    /// An estimate of the share that is done, 0 to 1.
    pub fn fraction(&self) -> f64 {
        match self {
            Self::Searching(..) => 0.0,
            Self::Throwing(thrown) => thrown.fraction(),
            Self::Made(columns) => f64::from(u8::from(columns.is_none())),
        }
    }
}
