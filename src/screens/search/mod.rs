//! The search screen: backtracking event by event, forwards and backwards.

mod arrays;
mod board;
mod code;
mod counters;
mod jumps;
mod settings;
mod stack;
mod state;
mod view;
mod way;
mod words;

pub use view::SearchScreen;
