//! The link of the map of boards: the board that is chosen.

use bezzel_solver::board::Size;

use super::fields::{Fields, any_number};
use super::knight_path::{default_size, sides};
use super::{Place, ScreenLink};

/// The chosen board of the map, and the settings of its random tours.
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
    pub const fn of(size: Size) -> Self {
        Self { size, seed: 0 }
    }

    /// The most rows and columns that the map has.
    pub const MAX_SIDE: u32 = 20;
}

impl ScreenLink for BoardsLink {
    const PLACE: Place = Place::Boards;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.always("size", &mut self.size, sides(1..=Self::MAX_SIDE));
        fields.changed("seed", &mut self.seed, any_number());
    }
}
