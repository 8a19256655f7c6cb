//! The duel: two players move one knight, and who wins can be seen at every
//! moment, with the pairs of squares that prove it.

mod cells;
mod facts;
mod game;
mod overlay;
mod panel;
mod players;
mod reveal;
mod state;
mod status;
mod view;

pub use view::DuelScreen;
