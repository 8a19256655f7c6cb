//! The check of what a visitor's own program has printed: which solutions in it are right, and what is wrong with the
//! others.

mod source;
mod state;
mod told;
mod verdict;
mod view;

pub(super) use source::use_check;
pub(super) use state::{Action, Check};
pub(in crate::screens) use told::Outcome;
pub(super) use view::check_view;
