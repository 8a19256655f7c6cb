//! A race: a second run beside the one that is watched, on one clock.

mod beside;
mod choice;
mod racer;

pub use beside::Beside;
pub use choice::choice;
pub use racer::{Racer, race};
