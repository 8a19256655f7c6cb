//! The knight's number puzzle: some numbers of a tour are given, and the visitor writes the others. It is a screen of its own
//! for links and loading, and a kind of puzzle for the visitor.

mod advice;
mod board;
mod choose;
mod facts;
mod maker;
mod panel;
mod past;
mod sheet;
mod state;
mod status;
mod view;
mod words;

pub use view::NumbersScreen;
