//! The long work on all solutions of a board, and on whole searches.

mod tasks;
mod timed;
mod working;

pub use tasks::{Counted, Found, Share, Solutions, Task};
