//! Ways to look for a tour, to be watched move by move and to be compared.
//!
//! They are the classic methods, with their weaknesses. [`tour`](bezzel_solver::knight::tour()) never fails.

mod attempt;
mod method;
mod order;
mod success;

pub use attempt::{Attempt, AttemptError, AttemptEvent};
pub use method::{Method, Ties};
pub use success::{StartResult, SuccessRate, SuccessRequest};
