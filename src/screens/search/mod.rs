//! The search screen: backtracking event by event, forwards and backwards.

mod activities;
mod arrays;
mod board;
mod compare;
mod in_view;
mod jumps;
mod milestones;
pub mod own;
mod problems;
mod program;
mod report;
mod scene;
mod seek;
mod settings;
mod stack;
mod state;
pub mod steps;
mod survey;
mod tree;
mod view;
mod watch;
mod watched;
mod words;

pub use compare::Comparison;
pub use program::WrittenProgram;
pub use tree::LoadedTree;
pub use view::SearchScreen;
