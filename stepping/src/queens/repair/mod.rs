//! The search from a random start: as long as queens attack each other, one of them moves to the square of
//! its row where the fewest attack it.
//!
//! Source: S. Minton, M. D. Johnston, A. B. Philips, P. Laird, "Minimizing conflicts: a heuristic repair method
//! for constraint satisfaction and scheduling problems", Artificial Intelligence 58, 1992.

mod lines;
mod machine;

pub(super) use machine::Repair;
