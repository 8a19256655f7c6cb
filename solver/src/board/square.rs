use super::{BoardError, Size, square_name};

/// A square of a board: its row from the top and its column from the left, both from zero.
///
/// Squares are ordered row by row from the top. A square does not know how large its board is,
/// so whatever depends on that takes a [`Size`].
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

    /// Whether the square is dark: as on every chess board, the bottom left one is, and colours
    /// alternate from there.
    ///
    /// ```
    /// use bezzel_solver::board::{Size, Square};
    ///
    /// for n in [7, 8] {
    ///     let size = Size::square(n)?;
    ///     assert!(Square::from_name("a1", size)?.is_dark(size));
    ///     assert!(!Square::from_name("b1", size)?.is_dark(size));
    ///     assert!(Square::from_name("d4", size)?.is_dark(size));
    /// }
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_dark(self, size: Size) -> bool {
        (self.row ^ size.rows() ^ self.column) & 1 == 1
    }

    /// The algebraic name on a board of this size: the letters of the file, then the number of
    /// the rank, counted from the bottom.
    ///
    /// A square below the board gets a rank of zero or less, which is no name of a square.
    #[must_use]
    pub fn name(self, size: Size) -> String {
        square_name::name(self, size)
    }

    /// The square with this algebraic name. The letters may be capitals.
    ///
    /// # Errors
    ///
    /// [`BoardError::NotASquare`] if the text is not letters followed by a number without leading
    /// zeros, [`BoardError::Outside`] if the board has no such square.
    pub fn from_name(name: &str, size: Size) -> Result<Self, BoardError> {
        square_name::parse(name, size)
    }
}
