//! A race: a second run beside the watched one, on one clock.

mod ahead;
mod beside;
mod choice;
mod outcome;
mod racer;
mod runner;

pub use beside::Beside;
pub use choice::{choice, race_fields};
pub use outcome::{outcome, use_race_texts};
pub use racer::{BESIDE, Racer, WATCHED, race};
pub use runner::Runner;
