//! Completing a position: given the squares that hold pieces, fill the other rows.
//!
//! [`Completion`] finds one completion, or proves that there is none and says why.
//! [`CompletionCount`] counts them all. [`CompletionRequest::listing`] lists them, as a
//! [`Listing`](super::Listing). [`obstacle`] sees at a glance why there is none, where no search is
//! needed.

mod checkpoint;
mod count;
mod error;
mod job;
mod obstacle;
mod request;
mod rows;
mod search;

pub use checkpoint::{Choice, CompletionCheckpoint, CompletionCountCheckpoint};
pub use count::CompletionCount;
pub use error::CompletionError;
pub use job::Completion;
pub use obstacle::{NoCompletion, obstacle};
pub use request::CompletionRequest;
pub(super) use search::{Outcome, Search};
