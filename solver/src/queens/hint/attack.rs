use crate::board::Square;
use crate::queens::{Direction, Line, Piece, Placement, first_piece};

/// A square and a piece that attacks it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Attack {
    /// The square that is attacked.
    pub square: Square,
    /// The square of the piece.
    pub by: Square,
    /// The line that they share.
    pub line: Line,
}

impl Attack {
    /// The attack of a piece on a square, on an otherwise empty board.
    pub(super) fn between(by: Square, square: Square, piece: Piece) -> Option<Self> {
        let line = Line::between(by, square, piece)?;
        Some(Self { square, by, line })
    }
}

/// All pieces that attack a square, along each line the nearest on both sides: first along its
/// row, then its column, diagonal and antidiagonal, then by knight moves.
///
/// Takes time proportional to n, and to the number of pieces if they are superqueens.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::hint::attacks_on;
/// use bezzel_solver::queens::{Line, Piece, notation};
///
/// // Q . . .
/// // . . . .
/// // . . x Q
/// // . . . .
/// let board = notation::parse_permutation("1040", None)?;
/// let attacks = attacks_on(&board, Square::new(2, 2), Piece::Queen);
/// assert_eq!(attacks.len(), 2);
/// assert_eq!((attacks[0].by, attacks[0].line), (Square::new(2, 3), Line::Row));
/// assert_eq!((attacks[1].by, attacks[1].line), (Square::new(0, 0), Line::Diagonal));
/// # Ok::<_, bezzel_solver::queens::notation::NotationError>(())
/// ```
#[must_use]
pub fn attacks_on(placement: &Placement, square: Square, piece: Piece) -> Vec<Attack> {
    let along_lines = Direction::ALL
        .into_iter()
        .filter_map(|direction| first_piece(placement, square, direction));
    let knights = placement.squares().filter(|_| piece.moves_as_knight());
    let by_knight_moves =
        knights.filter(|&by| Line::between(by, square, piece) == Some(Line::KnightMove));
    let found: Vec<Attack> = along_lines
        .chain(by_knight_moves)
        .filter_map(|by| Attack::between(by, square, piece))
        .collect();
    let mut attacks = Vec::with_capacity(found.len());
    for line in Line::ALL {
        attacks.extend(found.iter().filter(|attack| attack.line == line));
    }
    attacks
}
