//! The screens, a folder each: `state` is plain data with a pure reducer, the
//! rest draws it. No screen knows another.

mod queens;
mod solutions;
mod unbuilt;

pub use queens::QueensScreen;
pub use solutions::SolutionsScreen;
pub use unbuilt::unbuilt;
