//! Counts of a board's tours: long work with a program of its own.

mod tasks;
mod working;

pub use tasks::{Counted, Task};
pub use working::Working;

/// What happened to one of them.
pub type Event = super::Event<Counted>;

/// What a screen asks of these workers.
pub type Request = super::Request<Task>;

/// What a worker reports about one of the tasks.
pub type WorkerEvent = super::WorkerEvent<Counted>;
