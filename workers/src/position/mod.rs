//! The long work about one position: completing it, hints on it, its name if it is
//! a solution; and constructing a solution without a search.

mod columns;
mod constructing;
mod tasks;
mod working;

pub use columns::Columns;
pub use tasks::{Construction, Found, Task};
