//! The check of the output of a visitor's own program: which solutions in it are right, and the faults of the others.

mod source;
mod state;
mod told;
mod verdict;
mod view;

pub use source::use_check;
pub use state::{Action, Check};
pub use told::Findings;
pub use view::check_view;
