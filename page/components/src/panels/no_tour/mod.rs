//! The reason why there is no tour, or no way to finish one, as a sentence and, for some reasons, with a picture.

mod figure;
mod words;

pub use figure::reason_figure;
pub use words::{count_error_words, reason_words};
