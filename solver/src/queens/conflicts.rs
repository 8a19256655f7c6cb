use std::fmt;

use super::{Piece, Placement};
use crate::board::Square;

/// The offsets, in rows and columns, of the knight moves that lead downwards.
const KNIGHT_MOVES_DOWN: [(u32, i32); 4] = [(1, -2), (1, 2), (2, -1), (2, 1)];

/// What two pieces share so that they attack each other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Line {
    /// The same row.
    Row,
    /// The same column.
    Column,
    /// The same difference of row and column: a line that falls to the right.
    Diagonal,
    /// The same sum of row and column: a line that falls to the left.
    Antidiagonal,
    /// A knight move apart.
    KnightMove,
}

/// Two pieces that attack each other.
///
/// Ordered by the first square, then by the second.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Conflict {
    /// The square of the piece that comes first, row by row from the top.
    pub a: Square,
    /// The square of the other piece.
    pub b: Square,
    /// What they share.
    pub line: Line,
}

impl Line {
    /// All five, in ascending order.
    pub const ALL: [Self; 5] = [
        Self::Row,
        Self::Column,
        Self::Diagonal,
        Self::Antidiagonal,
        Self::KnightMove,
    ];

    /// The line by which a piece attacks a square on an otherwise empty board.
    ///
    /// ```
    /// use bezzel_solver::board::Square;
    /// use bezzel_solver::queens::{Line, Piece};
    ///
    /// let line = |row, column| {
    ///     Line::between(Square::new(4, 4), Square::new(row, column), Piece::Superqueen)
    /// };
    /// assert_eq!(line(1, 1), Some(Line::Diagonal));
    /// assert_eq!(line(5, 3), Some(Line::Antidiagonal));
    /// assert_eq!(line(3, 2), Some(Line::KnightMove));
    /// assert_eq!(line(4, 4), None);
    /// ```
    #[must_use]
    pub const fn between(a: Square, b: Square, piece: Piece) -> Option<Self> {
        let rows = a.row.abs_diff(b.row);
        let columns = a.column.abs_diff(b.column);
        match (rows, columns) {
            (0, 0) => None,
            (0, _) => Some(Self::Row),
            (_, 0) => Some(Self::Column),
            (1, 2) | (2, 1) if piece.moves_as_knight() => Some(Self::KnightMove),
            _ if rows != columns => None,
            _ if (a.row < b.row) == (a.column < b.column) => Some(Self::Diagonal),
            _ => Some(Self::Antidiagonal),
        }
    }

    /// The name in small letters and hyphens, such as `knight-move`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Diagonal => "diagonal",
            Self::Antidiagonal => "antidiagonal",
            Self::KnightMove => "knight-move",
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The pairs of pieces that attack each other, in ascending order, each pair once.
///
/// A piece blocks the lines through its square, so that along a line only neighbours attack each
/// other; nothing blocks a knight move. Takes time proportional to n and the number of pieces,
/// apart from sorting what was found.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{conflicts, notation, Line, Piece};
///
/// // Q . . .
/// // . Q . .
/// // . . . Q
/// // . . . .
/// let (board, _) = notation::parse_fen("Q3/1Q2/3Q/4", None)?;
/// let queens = conflicts(&board, Piece::Queen);
/// assert_eq!(queens.len(), 1);
/// assert_eq!(queens[0].line, Line::Diagonal);
///
/// let superqueens = conflicts(&board, Piece::Superqueen);
/// assert_eq!(superqueens.len(), 2);
/// assert_eq!(superqueens[1].line, Line::KnightMove);
/// # Ok::<_, bezzel_solver::queens::notation::NotationError>(())
/// ```
#[must_use]
pub fn conflicts(placement: &Placement, piece: Piece) -> Vec<Conflict> {
    let n = placement.n() as usize;
    let mut rows = vec![None; n];
    let mut columns = vec![None; n];
    let mut diagonals = vec![None; 2 * n - 1];
    let mut antidiagonals = vec![None; 2 * n - 1];
    let mut found = Vec::new();
    for b in placement.squares() {
        let (row, column) = (b.row as usize, b.column as usize);
        let lines = [
            (Line::Row, &mut rows[row]),
            (Line::Column, &mut columns[column]),
            (Line::Diagonal, &mut diagonals[row + n - 1 - column]),
            (Line::Antidiagonal, &mut antidiagonals[row + column]),
        ];
        for (line, last) in lines {
            found.extend(last.replace(b).map(|a| Conflict { a, b, line }));
        }
        if piece.moves_as_knight() {
            found.extend(knight_conflicts(placement, b));
        }
    }
    found.sort_unstable();
    found
}

fn knight_conflicts(placement: &Placement, a: Square) -> impl Iterator<Item = Conflict> {
    KNIGHT_MOVES_DOWN
        .into_iter()
        .filter_map(move |(rows, columns)| {
            let column = a.column.checked_add_signed(columns)?;
            let b = Square::new(a.row + rows, column);
            let line = Line::KnightMove;
            placement.contains(b).then_some(Conflict { a, b, line })
        })
}
