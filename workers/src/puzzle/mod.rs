//! Puzzles: to make them, and to judge those that somebody has made.

mod tasks;
mod working;

pub use tasks::{Judged, Task};
