use super::Forbidden;
use super::attack::Attack;
use crate::board::Square;
use crate::queens::bits::bits;
use crate::queens::open::{Choices, Open};
use crate::queens::{Piece, Placement, Unit, conflicts};

/// Why a square must hold a piece: all other squares of a row or column are out of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deduction {
    /// The square that must hold a piece.
    pub square: Square,
    /// The row or column that needs it: the squares of it that are attacked, each with a piece
    /// that attacks it, and those that are not, which are `square` and those refuted.
    pub because: Forbidden,
    /// Why a piece on each other free square would leave some row or column without a square.
    /// Empty if there is no other free square.
    pub refutations: Vec<Refutation>,
}

/// Why a piece cannot stand on a square that no piece attacks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refutation {
    /// The square.
    pub square: Square,
    /// The pieces that would be forced one after the other if a piece stood there, each since a row or column has no
    /// other free square.
    pub follows: Vec<(Square, Unit)>,
    /// The row or column that would then have no free square.
    pub emptied: Unit,
    /// Its squares that are free now, and what would attack each: the piece on `square` or one of
    /// those that follow.
    pub attacks: Vec<Attack>,
}

/// At most so many pieces follow from one that is refuted: longer arguments are hard to follow.
const LONGEST: usize = 3;
/// So many forced pieces are tried, of which not all may matter in the end.
const MOST_TRIED: usize = 8;

/// A square that must hold a piece in every completion, with the simplest reason that is found.
///
/// The simplest is a row or column with a single free square. Otherwise each other free square of
/// a row or column must be refuted: a piece there would leave another row or column without a free
/// square, at once or after up to three forced pieces. Such reasons need not exist, even if the
/// square is determined.
///
/// `None` if no square is found, if pieces attack each other, or if it turns out that the position
/// has no completion. Takes time proportional to n^3.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::hint::forced;
/// use bezzel_solver::queens::{Piece, Unit, notation};
///
/// // . Q . .
/// // . . . x   <- the only free square of row 2
/// // . . . .
/// // . . . .
/// let board = notation::parse_permutation("2000", None)?;
/// let deduction = forced(&board, Piece::Queen).expect("one square is left");
/// assert_eq!(deduction.square, Square::new(1, 3));
/// assert_eq!(deduction.because.unit, Unit::Row(1));
/// assert!(deduction.refutations.is_empty());
///
/// // . Q . . .
/// // . . . . Q
/// // o . x . .   <- a queen on o would leave column 3
/// // . . . . .      without a free square, so it is x
/// // . . - . .
/// let board = notation::parse_permutation("25000", None)?;
/// let deduction = forced(&board, Piece::Queen).expect("the other square is refuted");
/// assert_eq!(deduction.square, Square::new(2, 2));
/// assert_eq!(deduction.refutations[0].square, Square::new(2, 0));
/// assert_eq!(deduction.refutations[0].emptied, Unit::Column(2));
/// # Ok::<_, bezzel_solver::queens::notation::NotationError>(())
/// ```
#[must_use]
pub fn forced(placement: &Placement, piece: Piece) -> Option<Deduction> {
    if !conflicts(placement, piece).is_empty() {
        return None;
    }
    let open = Open::of(placement, piece);
    let narrowest = open.narrowest()?;
    match narrowest.open.count_ones() {
        0 => None,
        1 => Some(Deduction {
            square: narrowest.unit.square(narrowest.open.trailing_zeros()),
            because: Forbidden::of(placement, piece, narrowest),
            refutations: Vec::new(),
        }),
        _ => by_refutation(placement, piece, &open),
    }
}

fn by_refutation(placement: &Placement, piece: Piece, open: &Open) -> Option<Deduction> {
    let refutations: Vec<Refutation> = placement
        .size()
        .squares()
        .filter(|&square| open.contains(square))
        .filter_map(|square| refutation(open, piece, square))
        .collect();
    let refuted = |square: Square| {
        let found = refutations.binary_search_by_key(&square, |refutation| refutation.square);
        found.ok().map(|index| &refutations[index])
    };
    let (rows, columns) = open.empty_units();
    let units = bits(rows)
        .map(Unit::Row)
        .chain(bits(columns).map(Unit::Column));
    let mut simplest: Option<(usize, usize, Deduction)> = None;
    for unit in units {
        let choices = open.choices(unit);
        let squares = bits(choices.open).map(|at| unit.square(at));
        let mut left = squares.clone().filter(|&square| refuted(square).is_none());
        // Where no square is left, there is no completion, and all further conclusions are idle.
        let square = left.next()?;
        if left.next().is_some() {
            continue;
        }
        let reasons = squares.filter_map(refuted);
        let longest = reasons.clone().map(|reason| reason.follows.len()).max()?;
        let count = reasons.clone().count();
        if simplest
            .as_ref()
            .is_none_or(|best| (longest, count) < (best.0, best.1))
        {
            let deduction = Deduction {
                square,
                because: Forbidden::of(placement, piece, choices),
                refutations: reasons.cloned().collect(),
            };
            simplest = Some((longest, count, deduction));
        }
    }
    simplest.map(|(.., deduction)| deduction)
}

/// Why a piece cannot stand on an open square, if that shows after a few forced pieces.
fn refutation(before: &Open, piece: Piece, square: Square) -> Option<Refutation> {
    let mut after = before.clone();
    after.place(square);
    let mut follows = Vec::new();
    loop {
        let Choices { unit, open } = after.narrowest()?;
        match open.count_ones() {
            0 => break,
            1 if follows.len() < MOST_TRIED => {
                let square = unit.square(open.trailing_zeros());
                after.place(square);
                follows.push((square, unit));
            }
            _ => return None,
        }
    }
    // A forced queen on the way need not matter in the end.
    for index in (0..follows.len()).rev() {
        let mut without = follows.clone();
        without.remove(index);
        if emptied(before, square, &without).is_some() {
            follows = without;
        }
    }
    if follows.len() > LONGEST {
        return None;
    }
    let emptied = emptied(before, square, &follows)?;
    let closed = bits(before.choices(emptied).open).map(|at| emptied.square(at));
    let pieces = || std::iter::once(square).chain(follows.iter().map(|&(square, _)| square));
    let attacks = closed
        .filter_map(|closed| pieces().find_map(|by| Attack::between(by, closed, piece)))
        .collect();
    Some(Refutation {
        square,
        follows,
        emptied,
        attacks,
    })
}

/// The row or column that has no free square after these pieces, if each of them is forced.
fn emptied(before: &Open, square: Square, follows: &[(Square, Unit)]) -> Option<Unit> {
    let mut after = before.clone();
    after.place(square);
    for &(forced, unit) in follows {
        let open = after.choices(unit).open;
        if open.count_ones() != 1 || unit.square(open.trailing_zeros()) != forced {
            return None;
        }
        after.place(forced);
    }
    after.closed_unit()
}
