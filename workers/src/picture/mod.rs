//! Puzzles in pictures that people share: a task that finds the board of a picture, and judges its puzzle.

mod tasks;
mod working;

pub use tasks::Task;
