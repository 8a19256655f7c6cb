//! A text as a QR code.

mod tasks;
mod working;

pub use tasks::{Code, Task};
