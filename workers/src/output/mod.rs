//! What a visitor's own program has printed: read and judged part by part.

mod tasks;
mod working;

pub use tasks::{Checked, Found, OutputPart};
