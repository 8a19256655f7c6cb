//! What the visitor asks the workers about the position: to complete it, to
//! count what completes it.

mod state;
mod view;

#[cfg(test)]
pub(super) use state::Question;
pub(super) use state::{Action, Asked};
pub(super) use view::asked;
