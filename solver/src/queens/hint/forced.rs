use super::refutation::refutation;
use super::{Forbidden, Hint, Refutation};
use crate::board::Square;
use crate::queens::bits::bits;
use crate::queens::open::Open;
use crate::queens::{Piece, Placement, Unit, conflicts};

/// A square that must hold a piece in every completion, with the simplest reason that is found: [`Hint::Forced`].
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
/// use bezzel_solver::queens::hint::{Hint, forced};
/// use bezzel_solver::queens::{Piece, Unit, notation};
///
/// // . Q . .
/// // . . . x   <- the only free square of row 2
/// // . . . .
/// // . . . .
/// let board = notation::parse_permutation("2000", None)?;
/// let Some(Hint::Forced { square, because, refutations }) = forced(&board, Piece::Queen) else {
///     panic!("one square is left");
/// };
/// assert_eq!(square, Square::new(1, 3));
/// assert_eq!(because.unit, Unit::Row(1));
/// assert!(refutations.is_empty());
///
/// // . Q . . .
/// // . . . . Q
/// // o . x . .   <- a queen on o would leave column 3
/// // . . . . .      without a free square, so it is x
/// // . . - . .
/// let board = notation::parse_permutation("25000", None)?;
/// let Some(Hint::Forced { square, refutations, .. }) = forced(&board, Piece::Queen) else {
///     panic!("the other square is refuted");
/// };
/// assert_eq!(square, Square::new(2, 2));
/// assert_eq!(refutations[0].square, Square::new(2, 0));
/// assert_eq!(refutations[0].emptied, Unit::Column(2));
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn forced(placement: &Placement, piece: Piece) -> Option<Hint> {
    if !conflicts(placement, piece).is_empty() {
        return None;
    }
    let open = Open::of(placement, piece);
    let narrowest = open.narrowest()?;
    match narrowest.open.count_ones() {
        0 => None,
        1 => Some(Hint::Forced {
            square: narrowest.unit.square(narrowest.open.trailing_zeros()),
            because: Forbidden::of(placement, piece, narrowest),
            refutations: Vec::new(),
        }),
        _ => by_refutation(placement, piece, &open),
    }
}

fn by_refutation(placement: &Placement, piece: Piece, open: &Open) -> Option<Hint> {
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
    let mut simplest: Option<(usize, usize, Hint)> = None;
    for unit in units {
        let choices = open.choices(unit);
        let squares = bits(choices.open).map(|at| unit.square(at));
        let mut left = squares.clone().filter(|&square| refuted(square).is_none());
        // If no square is left, there is no completion, and further conclusions are useless.
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
            let hint = Hint::Forced {
                square,
                because: Forbidden::of(placement, piece, choices),
                refutations: reasons.cloned().collect(),
            };
            simplest = Some((longest, count, hint));
        }
    }
    simplest.map(|(.., hint)| hint)
}
