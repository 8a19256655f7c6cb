use crate::board::Square;
use crate::queens::{Conflict, Direction, Line, Piece, Placement, first_piece};

/// All pieces that attack a square, along each line the nearest on both sides: first along its
/// row, then its column, diagonal and antidiagonal, then by knight moves.
///
/// In each of the attacks, the piece stands on `a`, and `b` is the square. Takes time proportional to n, and to the number
/// of pieces if they are superqueens.
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
/// assert_eq!((attacks[0].a, attacks[0].line), (Square::new(2, 3), Line::Row));
/// assert_eq!((attacks[1].a, attacks[1].line), (Square::new(0, 0), Line::Diagonal));
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn attacks_on(placement: &Placement, square: Square, piece: Piece) -> Vec<Conflict> {
    let along_lines = Direction::ALL
        .into_iter()
        .filter_map(|direction| first_piece(placement, square, direction));
    let knights = placement.squares().filter(|_| piece.moves_as_knight());
    let by_knight_moves =
        knights.filter(|&by| Line::between(by, square, piece) == Some(Line::KnightMove));
    let found: Vec<Conflict> = along_lines
        .chain(by_knight_moves)
        .filter_map(|by| Conflict::between(by, square, piece))
        .collect();
    let mut attacks = Vec::with_capacity(found.len());
    for line in Line::ALL {
        attacks.extend(found.iter().filter(|attack| attack.line == line));
    }
    attacks
}
