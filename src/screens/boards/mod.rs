//! The map of boards: which have a knight's tour, why the others have none, and
//! how many tours there are; and the same of shapes that visitors draw.

mod chosen;
mod count;
mod counting;
mod drawing;
mod existence;
mod histogram;
mod kept;
mod known;
mod map;
mod one_tour;
mod picture;
mod published;
mod reasons;
mod sample;
mod sampling;
mod shape;
mod single;
mod speech;
mod state;
mod symmetric;
mod symmetries;
mod table;
mod verdict;
mod view;
mod why;

pub(super) use counting::Counting;
pub(super) use one_tour::OneTour;
pub(super) use reasons::Reasons;
pub(super) use sampling::Sampling;
pub(super) use symmetries::Symmetries;
pub use view::BoardsScreen;
