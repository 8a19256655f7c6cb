//! Why there is no tour, or no way to finish one: in words, and in a picture
//! where one shows it.

mod figure;
mod words;

pub use figure::reason_figure;
pub use words::reason_words;
