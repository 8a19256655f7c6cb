//! The screens, a folder each: `state` is plain data with a pure reducer, the
//! rest draws it. No screen knows another.

mod about;
mod boards;
mod construct;
mod duel;
mod hook;
mod program;
mod props;
mod queens;
mod search;
mod solutions;
mod tour;

pub use boards::BoardsScreen;
pub use construct::ConstructScreen;
pub use duel::DuelScreen;
pub use queens::QueensScreen;
pub use search::SearchScreen;
pub use solutions::SolutionsScreen;
#[cfg(fuzzing)]
pub use solutions::read_stored_count;
pub use tour::TourScreen;

pub(crate) use hook::{ScreenState, use_screen};
pub use props::ScreenProps;

pub use program::{
    BOARDS, KNIGHT, PROGRAMS, Program, QUEENS, SEARCH, SOLUTIONS, STUDY, Shown, TOUR,
};
