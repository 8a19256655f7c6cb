//! Puzzles on paper: a sheet of one, four, six or twelve, and their solutions on a page of their own.

mod controls;
mod pages;
mod state;

pub(super) use controls::controls;
pub(super) use pages::{pages, papers};
pub(super) use state::{Action, Sheet, SheetCount};
