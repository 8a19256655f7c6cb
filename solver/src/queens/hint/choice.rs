use super::{Hint, Tier, forbidden, forced};
use crate::board::Square;
use crate::queens::completion::NoCompletion;
use crate::queens::open::Open;
use crate::queens::{Piece, Placement, conflicts, is_solution};

/// The hint for a position whose completability is known.
///
/// `answer` is what a [`Completion`](crate::queens::completion::Completion) found: a completion, or why
/// there is none; `None` if it was given up. Which pieces a dead end is
/// due to is found out by [`HintSearch`](super::HintSearch) only.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::hint::{Tier, advise};
/// use bezzel_solver::queens::{Piece, Placement, notation};
///
/// // . . . .      . Q . .
/// // . . . .      . . . Q
/// // . . . .  ->  Q . . .
/// // . . . .      . . Q .
/// let board = notation::parse_permutation("0000", None)?;
/// let completion = Placement::from_columns(&[2, 4, 1, 3])?;
/// let hint = advise(&board, Piece::Queen, Tier::Mistake, Some(&Ok(completion)));
/// // No mistake, no forbidden square, nothing forced: so a square is revealed.
/// assert_eq!(hint.tier(), Some(Tier::Reveal));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn advise(
    placement: &Placement,
    piece: Piece,
    asked: Tier,
    answer: Option<&Result<Placement, NoCompletion>>,
) -> Hint {
    mistake(placement, piece, answer)
        .or_else(|| is_solution(placement, piece).then_some(Hint::Solved))
        .or_else(|| {
            let tiers = Tier::ALL.into_iter().filter(|&tier| tier >= asked);
            tiers.into_iter().find_map(|tier| match tier {
                Tier::Mistake => None,
                Tier::Forbidden => forbidden(placement, piece).map(Hint::Forbidden),
                Tier::Forced => forced(placement, piece),
                Tier::Reveal => match answer {
                    Some(Ok(completion)) => reveal(placement, piece, completion),
                    _ => None,
                },
            })
        })
        .unwrap_or(Hint::Unknown)
}

fn mistake(
    placement: &Placement,
    piece: Piece,
    answer: Option<&Result<Placement, NoCompletion>>,
) -> Option<Hint> {
    let conflicts = conflicts(placement, piece);
    if conflicts.is_empty() {
        let &Err(reason) = answer? else { return None };
        let culprits = Vec::new();
        return Some(Hint::DeadEnd { reason, culprits });
    }
    let without = |square: Square| {
        let mut rest = placement.clone();
        rest.remove(square);
        rest
    };
    let is_free = |board: &Placement| crate::queens::conflicts(board, piece).is_empty();
    let mut culprits = [conflicts[0].a, conflicts[0].b]
        .into_iter()
        .filter(|&square| is_free(&without(square)));
    let first = culprits.next();
    let culprit = if culprits.next().is_none() {
        first
    } else {
        None
    };
    Some(Hint::Conflicts { conflicts, culprit })
}

/// A square of a completion in the row or column that leaves the least choice.
///
/// `None` if every row holds a piece already or the completion does not fit the board.
#[must_use]
pub fn reveal(placement: &Placement, piece: Piece, completion: &Placement) -> Option<Hint> {
    let unit = Open::of(placement, piece).narrowest()?.unit;
    let square = completion.squares().find(|&square| unit.contains(square))?;
    let fits = completion.n() == placement.n();
    fits.then_some(Hint::Reveal { square, unit })
}
