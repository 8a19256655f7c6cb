//! The knight: its moves on boards of any size, with holes.

mod board;
pub mod count;
pub mod duel;
mod step;

pub use board::{Board, BoardError};
pub use step::Step;
