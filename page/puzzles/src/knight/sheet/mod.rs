//! Number puzzles on paper: the one of the screen or several, and their solutions on a page of their own.

mod controls;
mod pages;
mod state;

pub use controls::controls;
pub use pages::pages;
pub use state::{Action, Sheet};
