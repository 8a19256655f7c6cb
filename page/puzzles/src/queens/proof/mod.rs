//! The part of the screen that proves a puzzle: each step is given with its reason, and accepted only where it follows.

mod end;
mod film;
mod panel;
mod words;

pub use panel::Proving;
