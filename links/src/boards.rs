//! The link of the map of boards: the board that is chosen, or drawn.

use bezzel_solver::board::Size;
use bezzel_solver::knight::Board;

use super::fields::{Fields, any_number};
use super::knight_path::{default_size, sides};
use super::shape::shapes;
use super::{Place, ScreenLink};

/// The board, and the settings of its random tours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardsLink {
    /// The board.
    pub board: ChosenBoard,
    /// The seed by which tours are drawn.
    pub seed: u32,
}

/// The board of the link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChosenBoard {
    /// A board of the map, by its rows and columns.
    Whole(Size),
    /// A drawn shape: a board from which squares may be missing.
    Shape(Board),
}

impl ChosenBoard {
    /// The board itself.
    pub fn board(&self) -> Board {
        match self {
            Self::Whole(size) => Board::from(*size),
            Self::Shape(board) => board.clone(),
        }
    }
}

impl Default for BoardsLink {
    fn default() -> Self {
        Self::of(default_size())
    }
}

impl BoardsLink {
    /// A board of the map, and the first seed.
    pub const fn of(size: Size) -> Self {
        Self {
            board: ChosenBoard::Whole(size),
            seed: 0,
        }
    }

    /// A drawn shape.
    pub const fn drawn(board: Board) -> Self {
        Self {
            board: ChosenBoard::Shape(board),
            seed: 0,
        }
    }

    /// The most rows and columns that the map has, and a shape.
    pub const MAX_SIDE: u32 = 20;
}

impl ScreenLink for BoardsLink {
    const PLACE: Place = Place::Boards;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        let (mut size, mut shape) = match &self.board {
            ChosenBoard::Whole(size) => (*size, None),
            ChosenBoard::Shape(board) => (board.size(), Some(board.clone())),
        };
        fields.optional("squares", &mut shape, shapes(Self::MAX_SIDE));
        // A drawn shape has no other size, and no seed: its tours are drawn one by one.
        if let Some(shape) = shape {
            self.board = ChosenBoard::Shape(shape);
            return;
        }
        fields.always("size", &mut size, sides(1..=Self::MAX_SIDE));
        self.board = ChosenBoard::Whole(size);
        fields.changed("seed", &mut self.seed, any_number());
    }
}
