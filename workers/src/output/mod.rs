//! Reads and judges the output of a visitor's own program, part by part.

mod tasks;
mod working;

pub use tasks::{Checked, Found, OutputPart};
