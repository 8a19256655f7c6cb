//! The search screen: backtracking event by event, forwards and backwards.

mod arrays;
mod board;
mod compare;
mod counters;
mod jumps;
mod names;
mod program;
mod report;
mod seek;
mod settings;
mod stack;
mod state;
mod tree;
mod view;
mod views;
mod words;

pub use view::SearchScreen;
