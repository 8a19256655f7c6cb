//! One solution for boards so large that nobody would search: up to a million queens.
//!
//! [`construct`] follows the modulo-12 rule, [`steps`] shows how; [`random`] throws queens and
//! repairs. [`Construct`] does either as a [`Job`](crate::Job). [`check`] tells whether a list of
//! columns is a solution, and [`knight_runs`] finds the pattern in it.
//!
//! Solutions are lists of columns here, counted from 1, one for each row from the top.

mod check;
mod error;
mod job;
mod random;
mod rule;
mod runs;
mod thrown;

pub use check::{CheckError, check};
pub use error::ConstructError;
pub use job::{Construct, ConstructRequest, Rule};
pub use random::random;
pub use rule::{Stage, Step, construct, steps};
pub use runs::knight_runs;

/// The largest n for which a solution is constructed.
pub const MAX_N: u32 = 1_000_000;
