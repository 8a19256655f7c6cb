//! A run as a moving picture in GIF.

mod canvas;
mod colours;
mod tasks;
mod working;

pub use tasks::{Change, Task};
