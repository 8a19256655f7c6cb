//! Number puzzles on paper: the one of the screen or several, and their solutions on a page of their own.

mod controls;
mod pages;
mod state;

pub(super) use controls::controls;
pub(super) use pages::pages;
pub(super) use state::{Action, Sheet};
