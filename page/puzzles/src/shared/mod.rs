//! The parts of both kinds of puzzles.

mod calendar;
mod grade_choice;
mod keeping;
mod kinds;
mod making;
mod papers;
mod pictures;

pub use calendar::{Daily, Days, future, past};
pub use grade_choice::grade_choice;
pub use keeping::{use_keeping, use_others, use_telling};
pub use kinds::PuzzleKind;
pub use making::missing_words;
pub use papers::papers;
pub use pictures::save_picture;
