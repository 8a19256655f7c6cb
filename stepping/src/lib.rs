//! Searches that can be watched: one event after the other, forwards and backwards.
//!
//! * [`queens`]: seven algorithms for n queens, with their code, arrays, counters and search tree.
//! * [`knight`]: backtracking for a knight's tour, with and without Warnsdorff's rule.
//! * [`methods`]: ways to look for a tour, to be watched move by move and to be compared.

#[macro_use]
extern crate bezzel_named;

pub mod knight;
pub mod methods;
pub mod queens;
