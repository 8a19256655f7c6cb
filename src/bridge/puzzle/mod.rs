//! Puzzles: to make them, and to judge those that somebody has made.

mod tasks;
mod working;

pub use tasks::{Judged, Task};

/// What a screen asks of these workers.
pub type Request = super::Request<Task>;

/// What a worker reports about one of the tasks.
pub type WorkerEvent = super::WorkerEvent<Option<Box<Judged>>>;
