//! Puzzles on paper: a sheet of one, four, six or twelve, and their solutions on a page of their own.

mod controls;
mod pages;
mod state;

pub use controls::controls;
pub use pages::pages;
pub use state::{Action, Sheet, SheetCount};
