//! The puzzles screen: queens to complete, and regions for one queen each; today's, of any number, or made by anyone.

mod answer;
mod cells;
mod choose;
mod draft;
mod drawing;
mod exports;
mod facts;
mod grades;
mod habits;
mod hint;
mod judge;
mod maker;
mod open;
mod panel;
mod past;
mod picture;
mod position;
mod proof;
mod result;
mod selection;
mod sheet;
mod signs;
mod state;
mod status;
mod step;
mod view;
mod watch;
mod watching;
mod words;

pub use exports::Exports;
pub use open::Reader;
pub use proof::Proving;
pub use view::PuzzlesScreen;
