//! The solutions screen: every solution of a board as a small picture, and the
//! images of each under the symmetries of the square.

mod board_link;
mod check;
mod count;
mod export;
mod list;
mod orbit;
mod save;
mod settings;
mod state;
mod view;

pub use check::Findings;
pub use count::PublishedCounts;
pub use count::read_stored_count;
pub use view::SolutionsScreen;
