//! A shape that is drawn: its changes, strokes and presets.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Board;

use crate::components::History;
use crate::link::KnightPath;

/// A shape that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub history: History<Board>,
    /// Whether the present stroke adds squares, and does not remove them.
    stroke: Option<bool>,
}

named! {
    /// Shapes to begin with, in the rows and columns of the board.
    pub enum Preset {
        /// The board without holes.
        Full = "shape-full",
        /// Two bars that cross each other.
        Cross = "shape-cross",
        /// A board with a hole in the middle.
        Ring = "shape-ring",
        /// The letter H.
        LetterH = "shape-h",
        /// The letter L.
        LetterL = "shape-l",
    }
}

impl Preset {
    /// The shape. Boards of one or two rows or columns have no room for one.
    pub fn shape(self, size: Size) -> Board {
        if size.rows().min(size.columns()) < 3 {
            return Board::from(size);
        }
        let is_third = |at: u32, side: u32| at < side / 3 || at >= side - side / 3;
        let is_bar = |at: u32, side: u32| at < bar(side) || at >= side - bar(side);
        let has = |square: &Square| {
            let Square { row, column } = *square;
            let (rows, columns) = (size.rows(), size.columns());
            match self {
                Self::Full => true,
                Self::Cross => !(is_third(row, rows) && is_third(column, columns)),
                Self::Ring => is_bar(row, rows) || is_bar(column, columns),
                Self::LetterH => is_bar(column, columns) || !is_third(row, rows),
                Self::LetterL => column < bar(columns) || row >= rows - bar(rows),
            }
        };
        of_squares(size, has)
    }
}

/// The width of a bar at the edge: a third of the side, but three squares where there is room, since a knight does not get far
/// on two.
const fn bar(side: u32) -> u32 {
    match side {
        7 | 8 => 3,
        side => side / 3,
    }
}

impl Drawing {
    /// A shape before any change.
    pub fn new(board: Board) -> Self {
        Self {
            history: History::new(board),
            stroke: None,
        }
    }

    pub fn board(&self) -> &Board {
        self.history.present()
    }

    /// Another shape in place of this one.
    pub fn change(&mut self, board: Board) {
        self.history = self.history.change(board);
        self.stroke = None;
    }

    /// Adds a square, or removes it.
    pub fn press(&mut self, square: Square) {
        self.change(path(self.board()).with_hole(square).board);
    }

    /// Draws over squares: all of them become as the first one, which changes. A stroke is one change.
    pub fn stroke(&mut self, squares: &[Square]) {
        let Some(&first) = squares.first() else {
            return;
        };
        let board = self.board();
        let begins = self.stroke.is_none();
        let adds = self.stroke.unwrap_or(!board.contains(first));
        let has = |square: &Square| {
            if squares.contains(square) {
                adds
            } else {
                board.contains(*square)
            }
        };
        let drawn = of_squares(board.size(), has);
        self.history = if begins {
            self.history.change(drawn)
        } else {
            self.history.amend(drawn)
        };
        self.stroke = Some(adds);
    }

    /// Ends the stroke.
    pub fn end_stroke(&mut self) {
        self.stroke = None;
    }

    /// Changes rows and columns. Squares keep their names.
    pub fn resize(&mut self, size: Size) {
        self.change(path(self.board()).resized(size).board);
    }

    pub fn undo(&mut self) {
        self.history = self.history.undo().unwrap_or_else(|| self.history.clone());
    }

    pub fn redo(&mut self) {
        self.history = self.history.redo().unwrap_or_else(|| self.history.clone());
    }
}

/// The board with the squares for which this is so.
fn of_squares(size: Size, has: impl Fn(&Square) -> bool) -> Board {
    let holes = size.squares().filter(|square| !has(square)).collect();
    Board::new(size, holes).unwrap_or_else(|_| Board::from(size))
}

/// The board, as the knight's screens change it.
fn path(board: &Board) -> KnightPath {
    KnightPath {
        board: board.clone(),
        squares: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::knight::{Position, TourKind, finish};

    use super::*;
    use crate::link::shape_text;

    fn drawing(preset: Preset, size: &str) -> Drawing {
        Drawing::new(preset.shape(size.parse().unwrap()))
    }

    fn square(name: &str, drawing: &Drawing) -> Square {
        Square::from_name(name, drawing.board().size()).unwrap()
    }

    #[test]
    fn presets_are_shapes_of_any_size() {
        let text = |preset: Preset, size: &str| shape_text(drawing(preset, size).board());
        assert_eq!(text(Preset::Cross, "6x6"), "6x6.0c0c3f3f0c0c");
        assert_eq!(text(Preset::Ring, "6x6"), "6x6.3f3f33333f3f");
        assert_eq!(text(Preset::LetterH, "6x6"), "6x6.33333f3f3333");
        assert_eq!(text(Preset::LetterL, "6x6"), "6x6.030303033f3f");
        assert_eq!(text(Preset::Cross, "4x4"), "4x4.6ff6");
        for preset in Preset::ALL {
            assert_eq!(text(preset, "1x1"), "1x1.1");
            assert_eq!(preset.shape("2x20".parse().unwrap()).size().columns(), 20);
        }
    }

    #[test]
    fn presets_of_eight_rows_have_tours() {
        for preset in Preset::ALL {
            let board = preset.shape(Size::square(8).unwrap());
            let position = Position::new(board.size()).without(board.holes().to_vec());
            let closed = finish(Position {
                kind: TourKind::Closed,
                ..position.clone()
            });
            // The letter L has an odd number of squares.
            let has_closed = preset != Preset::LetterL;
            assert_eq!(closed.is_ok(), has_closed, "{}", preset.name());
            assert!(finish(position).is_ok(), "{}", preset.name());
        }
    }

    #[test]
    fn a_stroke_makes_all_squares_as_the_first_and_is_one_change() {
        let mut drawing = drawing(Preset::Cross, "6x6");
        let of = |names: &[&str], drawing: &Drawing| -> Vec<Square> {
            names.iter().map(|name| square(name, drawing)).collect()
        };
        let before = drawing.board().clone();
        drawing.stroke(&of(&["c6", "b6"], &drawing));
        drawing.stroke(&of(&["a6"], &drawing));
        assert_eq!(shape_text(drawing.board()), "6x6.080c3f3f0c0c");
        drawing.end_stroke();
        drawing.stroke(&of(&["a6", "b6"], &drawing));
        assert_eq!(shape_text(drawing.board()), "6x6.0b0c3f3f0c0c");
        drawing.end_stroke();
        drawing.undo();
        drawing.undo();
        assert_eq!(*drawing.board(), before);
        drawing.redo();
        drawing.press(square("a1", &drawing));
        assert_eq!(shape_text(drawing.board()), "6x6.080c3f3f0c0d");
        drawing.resize("7x5".parse().unwrap());
        assert_eq!(shape_text(drawing.board()), "7x5.1f080c1f1f0c0d");
    }
}
