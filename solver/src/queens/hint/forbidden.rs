use super::attack::attacks_on;
use crate::board::Square;
use crate::queens::bits::bits;
use crate::queens::open::{Choices, Open};
use crate::queens::{Conflict, Piece, Placement, Unit, conflicts};

/// The row or column with the fewest free squares: its attacked squares with their attackers, and the free ones.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Forbidden {
    /// The row or column.
    pub unit: Unit,
    /// Its forbidden squares, from the top or from the left, each with one piece that attacks it.
    pub attacks: Vec<Conflict>,
    /// Its free squares, from the top or from the left.
    pub free: Vec<Square>,
}

impl Forbidden {
    /// The pieces that forbid the squares of a row or column that are not open.
    pub(super) fn of(placement: &Placement, piece: Piece, choices: Choices) -> Self {
        let Choices { unit, open } = choices;
        let attack = |square| attacks_on(placement, square, piece).first().copied();
        Self {
            unit,
            attacks: unit.squares(placement.n()).filter_map(attack).collect(),
            free: bits(open).map(|at| unit.square(at)).collect(),
        }
    }
}

/// The forbidden squares of the narrowest row or column, each with the piece that forbids it.
///
/// `None` if pieces attack each other, if every row holds a piece, or if nothing is forbidden.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::hint::forbidden;
/// use bezzel_solver::queens::{Line, Piece, Unit, notation};
///
/// // . Q . .
/// // x x x o
/// // . . . .
/// // . . . .
/// let board = notation::parse_permutation("2000", None)?;
/// let forbidden = forbidden(&board, Piece::Queen).expect("there is a queen");
/// assert_eq!(forbidden.unit, Unit::Row(1));
/// assert_eq!(forbidden.free, [Square::new(1, 3)]);
/// let lines: Vec<Line> = forbidden.attacks.iter().map(|attack| attack.line).collect();
/// assert_eq!(lines, [Line::Antidiagonal, Line::Column, Line::Diagonal]);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn forbidden(placement: &Placement, piece: Piece) -> Option<Forbidden> {
    if !conflicts(placement, piece).is_empty() {
        return None;
    }
    let choices = Open::of(placement, piece).narrowest()?;
    let forbidden = Forbidden::of(placement, piece, choices);
    (!forbidden.attacks.is_empty()).then_some(forbidden)
}
