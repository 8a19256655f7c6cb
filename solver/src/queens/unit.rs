use std::fmt;

use crate::board::Square;

/// A row or a column of the board. In a solution each holds exactly one piece.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::Unit;
///
/// let row = Unit::Row(2);
/// assert!(row.contains(Square::new(2, 5)));
/// assert_eq!(row.to_string(), "row 3");
/// let squares: Vec<Square> = Unit::Column(1).squares(3).collect();
/// assert_eq!(squares, [Square::new(0, 1), Square::new(1, 1), Square::new(2, 1)]);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Unit {
    /// The row with this number, 0 at the top.
    Row(u32),
    /// The column with this number, 0 at the left.
    Column(u32),
}

impl Unit {
    /// Whether the square belongs to it.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        match self {
            Self::Row(row) => square.row == row,
            Self::Column(column) => square.column == column,
        }
    }

    /// Its squares on an n x n board, from the top or from the left.
    pub fn squares(self, n: u32) -> impl Iterator<Item = Square> + Clone {
        (0..n).map(move |at| self.square(at))
    }

    /// Its square with this number, 0 at the top or at the left.
    #[must_use]
    pub const fn square(self, at: u32) -> Square {
        match self {
            Self::Row(row) => Square::new(row, at),
            Self::Column(column) => Square::new(at, column),
        }
    }

    /// The number of a square that belongs to it, 0 at the top or at the left.
    #[must_use]
    pub const fn place(self, square: Square) -> u32 {
        match self {
            Self::Row(_) => square.column,
            Self::Column(_) => square.row,
        }
    }
}

impl fmt::Display for Unit {
    /// Writes `row` or `column` and its number, counted from 1 at the top or at the left.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, number) = match self {
            Self::Row(row) => ("row", row),
            Self::Column(column) => ("column", column),
        };
        write!(f, "{name} {}", u64::from(*number) + 1)
    }
}
