//! Changes that can be taken back, and the choices and puzzles of earlier visits.

mod history;
mod puzzle_records;
mod puzzle_sort;
mod stored_history;
mod task_set;
mod today;

pub use history::History;
pub use puzzle_records::{PuzzleRecords, Record, Standing, puzzle_name};
pub use puzzle_sort::{prefer_knight_grade, prefer_sort, preferred_knight_grade, preferred_sort};
pub use stored_history::{
    StoredState, recall_history, recall_history_of, stores, use_stored_history,
};
pub use task_set::{link_back, store_set, use_set_of};
pub use today::today;
