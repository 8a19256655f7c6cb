//! The page around the screens: which screen is shown, the address, language
//! and theme, the navigation.

mod address;
mod embedding;
mod full_screen;
mod header;
mod introduction;
mod memory;
mod menu;
mod opener;
mod panels;
mod scroll_positions;
mod shell;
mod shortcuts;
mod state;
mod underway;
mod view;

pub use opener::{LoadChunk, Loading};
pub use view::start;
