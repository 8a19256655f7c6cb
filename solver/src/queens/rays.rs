use super::Placement;
use crate::board::Square;

crate::names::named! {
    /// One of the eight directions in which a queen moves, clockwise from above.
    pub enum Direction {
        /// To higher ranks.
        Up = "up",
        /// To higher ranks and files.
        UpRight = "up-right",
        /// To higher files.
        Right = "right",
        /// To lower ranks and higher files.
        DownRight = "down-right",
        /// To lower ranks.
        Down = "down",
        /// To lower ranks and files.
        DownLeft = "down-left",
        /// To lower files.
        Left = "left",
        /// To higher ranks and lower files.
        UpLeft = "up-left",
    }
}

impl Direction {
    /// The step in rows and columns. Rows are counted from the top.
    const fn step(self) -> (i32, i32) {
        match self {
            Self::Up => (-1, 0),
            Self::UpRight => (-1, 1),
            Self::Right => (0, 1),
            Self::DownRight => (1, 1),
            Self::Down => (1, 0),
            Self::DownLeft => (1, -1),
            Self::Left => (0, -1),
            Self::UpLeft => (-1, -1),
        }
    }
}

/// The first piece that a queen would meet from a square in a direction, whether the square
/// itself is empty or not. Takes time proportional to the way there.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::{first_piece, notation, Direction};
///
/// // . Q . .
/// // . . . .
/// // . . . Q
/// // . . . .
/// let board = notation::parse_permutation("2040", None)?;
/// let b1 = Square::new(3, 1);
/// assert_eq!(first_piece(&board, b1, Direction::Up), Some(Square::new(0, 1)));
/// assert_eq!(first_piece(&board, b1, Direction::UpRight), None);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn first_piece(placement: &Placement, from: Square, direction: Direction) -> Option<Square> {
    let (down, right) = direction.step();
    let size = placement.size();
    let mut square = from;
    loop {
        square = Square::new(
            square.row.checked_add_signed(down)?,
            square.column.checked_add_signed(right)?,
        );
        if !size.contains(square) {
            return None;
        }
        if placement.contains(square) {
            return Some(square);
        }
    }
}
