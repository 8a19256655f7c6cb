use super::{Piece, Placement};
use crate::board::Square;

crate::names::named! {
    /// The line that two pieces share so that they attack each other.
    pub enum Line {
        /// The same row.
        Row = "row",
        /// The same column.
        Column = "column",
        /// The same difference of row and column: a line that falls to the right.
        Diagonal = "diagonal",
        /// The same sum of row and column: a line that falls to the left.
        Antidiagonal = "antidiagonal",
        /// A knight move apart.
        KnightMove = "knight-move",
    }
}

/// An attack: two pieces attack each other, or a piece attacks an empty square.
///
/// Ordered by the first square, then by the second.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Conflict {
    /// The square of the attacking piece. If two pieces attack each other, it is the first of them, row by row from the
    /// top.
    pub a: Square,
    /// The attacked square, which has the other piece or is empty.
    pub b: Square,
    /// The line that they share.
    pub line: Line,
}

impl Conflict {
    /// The attack of a piece on a square, on an otherwise empty board.
    pub(super) fn between(a: Square, b: Square, piece: Piece) -> Option<Self> {
        let line = Line::between(a, b, piece)?;
        Some(Self { a, b, line })
    }
}

impl Line {
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
}

/// The pairs of pieces that attack each other, in ascending order, each pair once.
///
/// A piece blocks the lines through its square, so that along a line only neighbours attack each
/// other; nothing blocks a knight move. Takes time proportional to n and the number of pieces, for
/// superqueens also to the number in three rows, apart from sorting what was found.
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
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn conflicts(placement: &Placement, piece: Piece) -> Vec<Conflict> {
    let squares: Vec<Square> = placement.squares().collect();
    let mut found = conflicts_among(&squares, placement.n(), piece);
    found.sort_unstable();
    found
}

/// The conflicts of pieces on these squares of an n x n board, by the second piece of each. The squares are in ascending
/// order; one may come twice.
///
/// Of the conflicts of one piece, those along its row come first, then its column, diagonal and antidiagonal, then knight
/// moves.
#[doc(hidden)]
#[must_use]
pub fn conflicts_among(squares: &[Square], n: u32, piece: Piece) -> Vec<Conflict> {
    let n = n as usize;
    let mut rows = vec![None; n];
    let mut columns = vec![None; n];
    let mut diagonals = vec![None; 2 * n - 1];
    let mut antidiagonals = vec![None; 2 * n - 1];
    let mut found = Vec::new();
    for (index, &b) in squares.iter().enumerate() {
        let (row, column) = (b.row as usize, b.column as usize);
        let lines = [
            (Line::Row, &mut rows[row]),
            (Line::Column, &mut columns[column]),
            (Line::Diagonal, &mut diagonals[row + n - 1 - column]),
            (Line::Antidiagonal, &mut antidiagonals[row + column]),
        ];
        for (line, last) in lines {
            let a = last.replace(b).filter(|&a| a != b);
            found.extend(a.map(|a| Conflict { a, b, line }));
        }
        if piece.moves_as_knight() {
            let line = Line::KnightMove;
            let before = squares[..index].iter().rev();
            let near = before.take_while(|a| b.row - a.row <= 2);
            let apart = near.filter(|&&a| Line::between(a, b, piece) == Some(line));
            found.extend(apart.map(|&a| Conflict { a, b, line }));
        }
    }
    found
}
