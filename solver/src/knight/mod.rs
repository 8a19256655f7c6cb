//! The knight: its moves on boards of any size, with holes; its tours, and which there are.
//!
//! | call | what for | how long |
//! |---|---|---|
//! | [`Finish`], [`finish`](finish()) | whether a path that has been begun can become a tour, and how | up to 8 x 8 mostly milliseconds; a [`Job`](crate::Job) |
//! | [`Path::parse`] | squares from digits, with the first wrong move named | proportional to the path |
//! | [`puzzle::make`], [`puzzle::Puzzle`] | a tour to find from some of its numbers; the tours that fit, deductions, grades | up to 8 x 8 a tenth of a second to make, milliseconds to solve |
//! | [`random_tour`], [`count::random::RandomTours`] | a tour drawn uniformly from all of a board | less than a second for 8 x 8; a [`Job`](crate::Job), thousands a second |
//! | [`tour_by_number`], [`tour_number`], [`count::numbers::TourNumbers`] | the closed tour with a number, and the number of a closed tour | up to a second, then a tenth; a [`Job`](crate::Job) |
//! | [`symmetric::SymmetricTours`] | the closed tours with a half or a quarter turn | seconds for 8 x 8; a [`Job`](crate::Job) |
//! | [`refutation`] | why a board has no tour at all, open or closed | nanoseconds |
//! | [`tour`] | a tour from and to where it is wanted, open or closed | proportional to the area; 0.1 s for 1000 x 1000 |
//! | [`verdict`] | whether there is a tour, and if not, why not | microseconds |

mod board;
mod circuit;
pub mod count;
mod cut;
pub mod duel;
mod error;
mod finish;
mod kind;
mod no_tour;
mod path;
pub mod puzzle;
mod reason;
mod step;
pub mod symmetric;
mod thin;
mod tour;
mod tour_request;
mod unvisited;
mod verdict;
mod whole;

pub use board::{Board, MAX_AREA};
pub use count::count_tours;
pub use count::numbers::{tour_by_number, tour_number};
pub use count::random::random_tour;
pub use duel::duel;
pub use error::{KnightError, Obstacle};
pub use finish::{Finish, Position, finish};
pub use kind::TourKind;
pub use no_tour::NoTour;
pub use path::{Path, is_tour};
pub use reason::Reason;
pub use step::Step;
pub use tour::tour;
pub use tour_request::TourRequest;
pub use verdict::{refutation, verdict};
