//! The search screen: backtracking event by event, forwards and backwards.

mod activities;
mod arrays;
mod board;
mod compare;
mod in_view;
mod jumps;
mod milestones;
pub(super) mod own;
mod problems;
mod program;
mod report;
mod scene;
mod seek;
mod settings;
mod stack;
mod state;
pub(super) mod steps;
mod survey;
mod tree;
mod view;
mod watch;
mod watched;
mod words;

pub(super) use compare::Comparison;
pub(super) use program::WrittenProgram;
pub(super) use tree::LoadedTree;
pub use view::SearchScreen;
