//! Between the page and its workers: what they say to each other, which worker
//! does which task, and what happens when one fails.
//!
//! A task is a plain value, and what is left of it after a slice of work is
//! again a task. So a worker holds nothing that the page would miss: a worker
//! that fails is replaced, and what was left goes to another. What is left
//! crosses the page as bytes, which only workers read.

mod build;
mod bundle;
mod codec;
mod driver;
mod hook;
mod plain;
mod pool;
mod protocol;
mod schedule;
mod working;

pub use codec::Packed;
pub use driver::Driver;
pub use hook::{Heard, Work, use_work};
pub use pool::{Pool, Run};
pub use protocol::{Found, Solutions, Task};
pub use schedule::{Event, Failure};
