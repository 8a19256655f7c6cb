//! The visitor's own program: written in the editor, run, and watched on the board line by line. It is a screen of its own
//! for links and loading, and a part of Backtracking for the visitor.

mod draft;
mod editor;
mod given;
mod indent;
mod share;
mod start;
mod state;
mod view;
mod written;

pub(in crate::screens) use view::OwnScreen;
