//! Counts of a board's tours: long work with a program of its own.

mod tasks;
mod working;

pub use tasks::{Counted, Task};
pub use working::Working;

/// Counts that a screen wants done.
pub type Work = super::Work<Task>;

/// What a worker has to say about one of them.
pub type Heard = super::Heard<Counted>;

/// What happened to one of them.
pub type Event = super::Event<Counted>;
