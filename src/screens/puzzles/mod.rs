//! The puzzles screen: queens to complete, and regions for one queen each; today's, of any number, or made by anyone.

mod answer;
mod calendar;
mod cells;
mod choose;
mod draft;
mod drawing;
mod facts;
mod grades;
mod habits;
mod hint;
mod keeping;
mod maker;
mod panel;
mod position;
mod result;
mod selection;
mod sheet;
mod signs;
mod state;
mod status;
mod stroke;
mod view;
mod watch;
mod watching;
mod words;

pub use view::PuzzlesScreen;
