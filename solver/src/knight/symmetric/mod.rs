//! Closed tours that a turn or a reflection of the board does not change.
//!
//! [`SymmetricTours`] lists them, one of each class of images, as a [`Job`](crate::Job); [`tour_classes`] counts the classes of all
//! closed tours of a board by their symmetry.
//!
//! # How it works
//!
//! A symmetry that maps a closed tour to itself turns the circuit of its squares, or reverses it.
//!
//! If it *turns* the circuit, it does so by a part of it that, repeated, leads round: no square that is visited may stay
//! where it is. With a symmetry of order m, the first of m equal parts of the tour has one square of each orbit, and the
//! others are its images, one behind the other. So it is enough to search for paths that visit one square of each orbit,
//! and end a move from an image of their start (`quotient`, `search`). A half turn of 8 x 8 squares has 32 orbits:
//!
//! ```text
//!     a tour from a1 by b3       its first half ends where a move leads to h8;
//!     and back by c2             the other half is the first one turned
//! ```
//!
//! If it *reverses* the circuit, two squares or two moves stay where they are. A reflection in a line of squares leaves more
//! than two of them. A move stays if it leads from a square to its image: after a half turn of a board with one odd side,
//! the two through the centre. Then the path leads from one of these moves to the other, and back by its image.
//!
//! A move changes the colour. So where a square and its image have different colours, the circuit is turned by an odd number of
//! squares, and otherwise by an even one. That leaves these; sides are the numbers of rows and columns:
//!
//! | symmetry | boards |
//! |---|---|
//! | half turn | all |
//! | quarter turn | squares whose side is 2 modulo 4 |
//! | reflection that exchanges the ends of the even side | an odd side, and another that is 2 modulo 4 |
//!
//! # Sources
//!
//! G. P. Jelliss, *Knight's Tour Notes* (2019), on symmetry. The 608,233 classes of 8 x 8 squares with a half turn are in
//! D. E. Knuth, *The Art of Computer Programming*, pre-fascicle 8a (2025).

mod classes;
mod job;
mod quotient;
mod search;

#[doc(hidden)]
pub use classes::is_fixed_by;
pub use classes::{TourClasses, tour_classes};
pub use job::SymmetricTours;
