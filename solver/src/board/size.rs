use std::fmt;
use std::str::FromStr;

use super::{BoardError, Square};
use crate::text;

/// The number of rows and columns of a board, each 1 to [`Size::MAX_SIDE`].
///
/// Written as rows x columns.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
///
/// let size: Size = "3x10".parse()?;
/// assert_eq!((size.rows(), size.columns()), (3, 10));
/// assert_eq!(size.area(), 30);
/// assert_eq!(size.to_string(), "3x10");
/// # Ok::<_, bezzel_solver::board::BoardError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    rows: u32,
    columns: u32,
}

impl Size {
    /// The largest number of rows or of columns.
    pub const MAX_SIDE: u32 = 1_000_000;

    /// The size of a board of `rows` by `columns` squares.
    ///
    /// # Errors
    ///
    /// [`BoardError::OutOfRange`] unless both numbers are 1 to [`Size::MAX_SIDE`].
    pub const fn new(rows: u32, columns: u32) -> Result<Self, BoardError> {
        if rows == 0 || columns == 0 || rows > Self::MAX_SIDE || columns > Self::MAX_SIDE {
            return Err(BoardError::OutOfRange { rows, columns });
        }
        Ok(Self { rows, columns })
    }

    /// The size of a board of `n` by `n` squares.
    ///
    /// # Errors
    ///
    /// [`BoardError::OutOfRange`] unless `n` is 1 to [`Size::MAX_SIDE`].
    pub const fn square(n: u32) -> Result<Self, BoardError> {
        Self::new(n, n)
    }

    /// The size of sides that are known to be in range.
    pub(crate) const fn in_range(rows: u32, columns: u32) -> Self {
        debug_assert!(0 < rows && rows <= Self::MAX_SIDE);
        debug_assert!(0 < columns && columns <= Self::MAX_SIDE);
        Self { rows, columns }
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(self) -> u32 {
        self.rows
    }

    /// The number of columns.
    #[must_use]
    pub const fn columns(self) -> u32 {
        self.columns
    }

    /// The number of squares.
    #[must_use]
    pub const fn area(self) -> u64 {
        self.rows as u64 * self.columns as u64
    }

    /// Whether there are as many rows as columns.
    #[must_use]
    pub const fn is_square(self) -> bool {
        self.rows == self.columns
    }

    /// Whether the board has this square.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.row < self.rows && square.column < self.columns
    }

    /// The number of squares before this one, row by row from the top.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub const fn index(self, square: Square) -> u64 {
        square.row as u64 * self.columns as u64 + square.column as u64
    }

    /// The square a1: the lowest row's, and the leftmost column's.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::board::Size;
    ///
    /// let size = Size::new(8, 8)?;
    /// assert_eq!(size.a1().name(size), "a1");
    /// # Ok::<_, bezzel_solver::board::BoardError>(())
    /// ```
    #[must_use]
    pub const fn a1(self) -> Square {
        Square::new(self.rows - 1, 0)
    }

    /// All squares, row by row from the top, each row from the left.
    pub fn squares(self) -> impl Iterator<Item = Square> + Clone {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).map(move |column| Square::new(row, column)))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

impl FromStr for Size {
    type Err = BoardError;

    /// Reads rows x columns in plain digits; the sign between may also be `X` or `×`.
    fn from_str(found: &str) -> Result<Self, BoardError> {
        found
            .split_once(['x', 'X', '×'])
            .and_then(|(rows, columns)| Some((text::natural(rows)?, text::natural(columns)?)))
            .ok_or_else(|| BoardError::NotASize {
                found: text::excerpt(found),
            })
            .and_then(|(rows, columns)| Self::new(rows, columns))
    }
}
