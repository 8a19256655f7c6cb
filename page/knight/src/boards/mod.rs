//! The map of boards: which have a knight's tour, why the others have none, and
//! how many tours there are; and the same of shapes that visitors draw.

mod chosen;
mod count;
mod counting;
mod drawing;
mod existence;
mod histogram;
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
mod stored;
mod symmetric;
mod symmetries;
mod table;
mod verdict;
mod view;
mod why;

pub use counting::Counting;
pub use one_tour::OneTour;
pub use reasons::Reasons;
pub use sampling::Sampling;
pub use symmetries::Symmetries;
pub use view::BoardsScreen;
