//! The parts of both kinds of puzzles.

mod calendar;
mod grade_choice;
mod kinds;
mod making;
mod papers;
mod pictures;
mod storing;

pub use calendar::{Daily, Days, future, past};
pub use grade_choice::grade_choice;
pub use kinds::PuzzleKind;
pub use making::missing_words;
pub use papers::papers;
pub use pictures::save_picture;
pub use storing::{use_others, use_storing, use_telling};
