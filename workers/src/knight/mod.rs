//! The long work of the knight's screens, without counts, which have a program of their own.

mod attempt;
mod tasks;
mod tour;
mod working;

pub use tasks::{AttemptRequest, Attempted, Found, MOST_STEPS, Outcome, TAKEN_BACK, Task, Tour};
