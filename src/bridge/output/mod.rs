//! What a visitor's own program has printed: read and judged part by part.

mod position;
mod tasks;
mod working;

pub use position::use_position;
pub use tasks::{Checked, Found, OutputPart};

/// What a screen asks of these workers.
pub type Request = super::Request<OutputPart>;

/// What a worker reports about one of the parts.
pub type WorkerEvent = super::WorkerEvent<Found>;
