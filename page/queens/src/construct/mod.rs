//! The construct screen: one solution without a search, for up to a million
//! queens.

mod board;
mod figures;
mod plane;
mod save;
mod settings;
mod state;
mod steps;
mod view;

pub use view::ConstructScreen;
