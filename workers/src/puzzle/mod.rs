//! Puzzles: tasks that make them, and judge those that a visitor has made.

mod tasks;
mod working;

pub use tasks::{Judged, Task};
