//! The questions to the workers about a position: a hint, a completion, the number of completions. The page itself asks
//! for the number of a solution.

mod drawn;
mod state;
mod view;
mod words;

pub use drawn::AnswerDrawing;
#[cfg(test)]
pub use state::Question;
pub use state::{Action, Inquiry};
pub use view::Answered;
pub use view::{answer_panel, hint_button, questions};
