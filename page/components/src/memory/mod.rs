//! Changes that can be taken back, and the choices and puzzles of earlier visits.

mod history;
mod kept_history;
mod puzzle_records;
mod puzzle_sort;
mod today;

pub use history::History;
pub use kept_history::{Kept, keeps, recall_history, recall_history_of, use_kept_history};
pub use puzzle_records::{PuzzleRecords, Record, Standing, puzzle_name};
pub use puzzle_sort::{prefer_knight_grade, prefer_sort, preferred_knight_grade, preferred_sort};
pub use today::today;
