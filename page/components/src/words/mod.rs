//! Sentences and figures that several parts say in the same words.

mod code_words;
mod expected;
mod results;

pub use code_words::code_words;
pub use expected::{expected_words, obstacle_words};
pub use results::{counted, duration, failure_words, progress_bar, result_number, tally, tick};
