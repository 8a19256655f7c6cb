//! The knight's number puzzles: tasks that make them, judge those that a visitor has made, and look for hints.

mod tasks;
mod working;

pub use tasks::{Found, Judged, Task};
