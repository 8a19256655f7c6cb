//! The check of the output of a visitor's own program: which solutions in it are right, and the faults of the others.

mod findings;
mod source;
mod state;
mod verdict;
mod view;

pub use findings::Findings;
pub use source::use_check;
pub use state::{Action, Check};
pub use view::check_view;
