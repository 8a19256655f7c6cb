//! One solution for boards so large that nobody would search: up to a million queens.
//!
//! [`construct`] follows the modulo-12 rule, and the module `steps` shows how; [`random`] throws queens and
//! repairs. [`Construct`] does either as a [`Job`](crate::Job). [`check`] says whether a list of
//! columns is a solution, and [`knight_runs`] finds the pattern in it.
//!
//! Solutions are lists of columns here, counted from 1, one for each row from the top.

mod check;
mod job;
mod min_conflicts;
mod random;
mod rule;
mod runs;
pub mod steps;

use super::QueensError;
pub use check::check;
pub use job::{Construct, ConstructRequest};
pub use random::random;
pub use rule::construct;
pub use runs::knight_runs;

/// The largest n for which a solution is constructed.
pub const MAX_N: u32 = 1_000_000;

/// Refuses boards that are too large or have no solution.
fn check_size(n: u32) -> Result<(), QueensError> {
    match n {
        2 | 3 => Err(QueensError::NoSolution { n }),
        _ => QueensError::check_n(n.into(), MAX_N),
    }
}
