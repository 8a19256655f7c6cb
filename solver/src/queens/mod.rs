//! The n-queens problem: pieces on a board, attacked squares, and all solutions.
//!
//! | call | what for | how long |
//! |---|---|---|
//! | [`attacked`], [`conflicts`], [`is_solution`] | what the pieces on a board attack, and which of them each other | microseconds |
//! | [`complete`] | one solution with given pieces, or why there is none | mostly below a millisecond |
//! | [`completion::CompletionCount`] | the number of solutions with given pieces | a [`Job`](crate::Job); a second with one queen on 16 x 16 |
//! | [`construct`](construct()) | one solution for up to a million queens | milliseconds |
//! | [`construct::random`] | a random one | 0.2 s for a million queens |
//! | [`count`](count()) | the number of all and of fundamental solutions | n = 16: 0.1 s, n = 18: 3 s, n = 20: 2 minutes |
//! | [`hint`](hint()) | what is wrong, forbidden or forced on a board | a second at most |
//! | [`rank`], [`solution_by_number`] | the number of a solution in the list of all and its fundamental solution, and the solution with a number | n = 14: 0.2 s at most |
//! | [`notation`] | boards from and to text: permutations, FEN | microseconds |
//! | [`puzzle::make`], [`puzzle::Puzzle`] | a new puzzle, or any, by deductions of four grades | milliseconds |
//! | [`Solution::orbit`] | the images of a solution under the symmetries of the square | microseconds |
//! | [`solutions`] | all solutions, one by one | 20 ns a step, n = 12: 1.4 million steps |

mod attacks;
mod bits;
pub mod completion;
mod conflicts;
pub mod construct;
pub mod count;
mod error;
pub mod hint;
mod known;
mod listing;
pub mod notation;
mod open;
mod orbit;
mod piece;
mod placement;
pub mod puzzle;
mod ranking;
mod rays;
mod row_attacks;
mod solution;
mod unit;

pub use attacks::{attacked, is_solution};
pub use completion::complete;
#[doc(hidden)]
pub use conflicts::conflicts_among;
pub use conflicts::{Conflict, Line, conflicts};
pub use construct::construct;
pub use count::count;
pub use error::QueensError;
pub use hint::hint;
#[doc(hidden)]
pub use known::known_count;
pub use listing::{ListRequest, Listing, Show, solutions};
pub use piece::Piece;
pub use placement::Placement;
pub use ranking::{Rank, Ranking, rank, solution_by_number};
pub use rays::{Direction, first_piece};
pub use solution::Solution;
pub use unit::Unit;
