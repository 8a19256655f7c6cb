use crate::board::Square;
use crate::queens::bits::bits;
use crate::queens::open::{Choices, Open};
use crate::queens::{Conflict, Piece, Unit};

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
    /// Its free squares, each with the attack that would take it: by the piece on `square` or by a piece that follows.
    pub attacks: Vec<Conflict>,
}

/// The greatest number of pieces that follow from a refuted one: longer arguments are hard to understand.
const LONGEST: usize = 3;
/// The number of forced pieces that are tried. In the end, some of them may not matter.
const MOST_TRIED: usize = 8;

/// Why a piece cannot stand on an open square, if that shows after a few forced pieces.
pub fn refutation(before: &Open, piece: Piece, square: Square) -> Option<Refutation> {
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
        .filter_map(|closed| pieces().find_map(|by| Conflict::between(by, closed, piece)))
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
