//! One of all tours of a board: by its number, for its number, or drawn at random.
//!
//! Its program has the table of the numbers of 8 x 8, which the programs for all tours do without.

mod tasks;
mod working;

pub use tasks::{FoundTour, Task, Which};
