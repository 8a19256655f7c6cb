//! Between the page and its workers: what they say to each other, which worker
//! does which task, and what happens when one fails.
//!
//! A task is a plain value, and what is left of it after a slice of work is
//! again a task. So a worker holds nothing that the page would miss: a worker
//! that fails is replaced, and what was left goes to another. Tasks and what is
//! found cross as bytes, which only those read who ask for work and who do it.
//!
//! There are six families of tasks, on all solutions, on one position, on puzzles, on what a program
//! has printed, on the knight and on all of its tours, each with a program of a worker that knows
//! nothing of the others (`build`). A seventh program counts shares with a graphics processor (`gpu`).

mod build;
mod bundle;
mod codec;
mod driver;
mod family;
pub mod gpu;
mod hook;
mod job;
pub mod knight;
mod message;
mod moves;
pub mod output;
mod plain;
mod pool;
pub mod position;
pub mod puzzle;
pub mod queens;
mod request;
mod schedule;
pub mod tour_count;

pub use build::WorkerProgram;
pub use driver::serve;
pub use family::{AtWork, LongWork, Startable};
pub use hook::{use_pools, use_request};
pub use job::{LongJob, time_left};
pub use moves::Moves;
pub use pool::{Pool, Pools, Run};
pub use queens::{Found, Solutions, Task};
pub use request::{JobState, Request, Slice, Tasks, WorkerEvent};
pub use schedule::{Event, Failure};
