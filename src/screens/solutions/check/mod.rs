//! The check of the output of a visitor's own program: which solutions in it are right, and the faults of the others.

mod source;
mod state;
mod told;
mod verdict;
mod view;

pub(super) use source::use_check;
pub(super) use state::{Action, Check};
pub(in crate::screens) use told::Findings;
pub(super) use view::check_view;
