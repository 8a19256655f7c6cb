//! The progress of a screen's work as the whole page sees it.

use bezzel_workers::LongWork;

use super::{JobState, Request};

/// The progress of a screen's work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// The share that is done, in whole percent.
    pub percent: u32,
    /// Whether the work continues.
    pub running: bool,
}

impl Work {
    /// The work on a request, from its beginning until it is cancelled or replaced.
    pub fn of<T: LongWork>(request: &Request<T>) -> Option<Self> {
        let begun = !matches!(request.state(), JobState::Idle | JobState::Cancelled);
        begun.then(|| Self {
            percent: (request.fraction() * 100.0) as u32,
            running: request.is_running(),
        })
    }
}
