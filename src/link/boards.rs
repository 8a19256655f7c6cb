//! The link of the map of boards: the board that is chosen.

use bezzel_solver::board::Size;

use super::knight_path::{default_size, read_size};
use super::query::{Query, Writer};
use super::{Place, ScreenLink};

/// The board that is chosen on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardsLink {
    /// Its rows and columns.
    pub size: Size,
}

impl Default for BoardsLink {
    fn default() -> Self {
        Self {
            size: default_size(),
        }
    }
}

impl BoardsLink {
    /// The most rows and columns that the map has.
    pub const MAX_SIDE: u32 = 20;
}

impl ScreenLink for BoardsLink {
    const PLACE: Place = Place::Boards;

    fn read(query: &mut Query) -> Self {
        Self {
            size: read_size(query, Self::MAX_SIDE),
        }
    }

    fn write(&self, writer: &mut Writer) {
        if *self != Self::default() {
            writer.add("size", self.size);
        }
    }
}
