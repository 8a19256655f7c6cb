//! The long work of the queens' screens.

mod tasks;
mod timed;
mod working;

pub use tasks::{Found, Solutions, Task};
pub use working::Working;
