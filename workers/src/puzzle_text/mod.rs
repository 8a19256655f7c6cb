//! Puzzles in texts that people share: a task that reads a text, and judges one of its puzzles.

mod tasks;
mod working;

pub use bezzel_puzzle_text::{Detail, MAX_BYTES};
pub use tasks::{Found, Read, Refused, Task};
