//! The questions to the workers about a position: a hint, a completion, the number of completions. The page itself asks
//! for the number of a solution.

mod drawn;
mod state;
mod view;
mod words;

pub(super) use drawn::AnswerDrawing;
#[cfg(test)]
pub(super) use state::Question;
pub(super) use state::{Action, Inquiry};
pub(in crate::screens) use view::Answered;
pub(super) use view::{answered, hint_button, questions};
