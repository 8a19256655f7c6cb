//! What the visitor asks the workers about the position: for a hint, to complete
//! it, to count what completes it; and which solution it is, which the page asks.

mod drawn;
mod state;
mod view;
mod words;

pub(super) use drawn::Drawn;
#[cfg(test)]
pub(super) use state::Question;
pub(super) use state::{Action, Asked};
pub(in crate::screens) use view::Answered;
pub(super) use view::asked;
