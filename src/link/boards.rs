//! The link of the map of boards: the board that is chosen.

use bezzel_solver::board::Size;

use super::knight_path::{default_size, read_size};
use super::query::{Query, Writer};
use super::{Place, ScreenLink};

/// The board that is chosen on the map, and what its random tours depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardsLink {
    /// Its rows and columns.
    pub size: Size,
    /// The seed by which tours are drawn.
    pub seed: u32,
}

impl Default for BoardsLink {
    fn default() -> Self {
        Self {
            size: default_size(),
            seed: 0,
        }
    }
}

impl BoardsLink {
    /// A board, and the first seed.
    #[must_use]
    pub const fn of(size: Size) -> Self {
        Self { size, seed: 0 }
    }

    /// The most rows and columns that the map has.
    pub const MAX_SIDE: u32 = 20;
}

impl ScreenLink for BoardsLink {
    const PLACE: Place = Place::Boards;

    fn read(query: &mut Query) -> Self {
        Self {
            size: read_size(query, 1, Self::MAX_SIDE).unwrap_or_else(default_size),
            seed: query.number("seed", 0, u32::MAX).unwrap_or(0),
        }
    }

    fn write(&self, writer: &mut Writer) {
        writer.add("size", self.size);
        writer.add_changed("seed", self.seed, 0);
    }
}
