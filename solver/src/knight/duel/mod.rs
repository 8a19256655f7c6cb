//! A game for two: they move one knight in turn, never to a square where it has been; who cannot
//! move loses.
//!
//! Who wins is known at every moment. Pair the squares that have not been visited by knight's moves, as
//! many as possible: a maximum matching. The player to move wins exactly if the knight can go to a square
//! that some maximum matching leaves single. For from there, whichever square the other player goes to has a
//! partner, and the partner is the answer; were it to end on a single square, the matching would not have been
//! as large as possible. (This is undirected vertex geography; A. S. Fraenkel, E. R. Scheinerman, D. Ullman,
//! "Undirected edge geography", Theoretical Computer Science 112, 1993.)

mod blocks;
mod error;
mod game;
mod grid;
mod level;
mod matching;
mod verdict;

pub use blocks::{Block, blocks};
pub use error::DuelError;
pub use game::Duel;
pub use level::{Level, LevelError};
pub use verdict::{Verdict, Winner};
