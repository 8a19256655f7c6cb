/// A square of a board: its row from the top and its column from the left, both from zero.
///
/// Squares are ordered row by row from the top. A square does not know how large its board is,
/// so whatever depends on that takes a [`Size`](super::Size).
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
///
/// // 4 . . . .
/// // 3 . . * .
/// // 2 . . . .
/// // 1 . . . .
/// //   a b c d
/// let size = Size::square(4).expect("4 is in range");
/// let square = Square::new(1, 2);
/// assert_eq!(square.name(size), "c3");
/// assert_eq!(Square::from_name("c3", size), Ok(square));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Square {
    /// The row, 0 at the top.
    pub row: u32,
    /// The column, 0 at the left.
    pub column: u32,
}

impl Square {
    /// The square in the given row and column, both from zero.
    #[must_use]
    pub const fn new(row: u32, column: u32) -> Self {
        Self { row, column }
    }
}
