use super::{Deduction, Forbidden, Tier, forbidden, forced};
use crate::board::Square;
use crate::queens::completion::NoCompletion;
use crate::queens::open::Open;
use crate::queens::{Conflict, Piece, Placement, Unit, conflicts, is_solution};

/// A hint: what was asked for, and what is said.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hint {
    /// The tier that was asked for.
    pub asked: Tier,
    /// The hint itself. It is of another tier if the tier that was asked for has nothing to say: a
    /// mistake comes before everything else, and otherwise a tier that has nothing to say gives
    /// way to the next.
    pub advice: Advice,
}

/// The content of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Advice {
    /// Pieces attack each other.
    Conflicts {
        /// All pairs that do, in ascending order.
        conflicts: Vec<Conflict>,
        /// The piece that takes part in all of them, if there is only one such piece.
        culprit: Option<Square>,
    },
    /// No pieces attack each other, but the position has no completion.
    DeadEnd {
        /// Why it has none.
        reason: NoCompletion,
        /// The pieces each of which stands in the way alone: without it there is a completion. If
        /// there are none, more than one piece is wrong, or it could not be found out.
        culprits: Vec<Square>,
    },
    /// Squares are forbidden.
    Forbidden(Forbidden),
    /// A square must hold a piece.
    Forced(Deduction),
    /// A square of some completion.
    Reveal {
        /// The square.
        square: Square,
        /// The row or column that leaves the least choice, to which it belongs.
        unit: Unit,
    },
    /// The position is a solution.
    Solved,
    /// Nothing is known: it could not be found out in time whether there is a completion.
    Unknown,
}

impl Hint {
    /// The tier of what is said; `None` if the position is a solution or nothing is known.
    #[must_use]
    pub const fn tier(&self) -> Option<Tier> {
        match self.advice {
            Advice::Conflicts { .. } | Advice::DeadEnd { .. } => Some(Tier::Mistake),
            Advice::Forbidden(_) => Some(Tier::Forbidden),
            Advice::Forced(_) => Some(Tier::Forced),
            Advice::Reveal { .. } => Some(Tier::Reveal),
            Advice::Solved | Advice::Unknown => None,
        }
    }
}

/// The hint for a position of which it is known whether it has a completion.
///
/// `answer` is what a [`Completion`](crate::queens::completion::Completion) found: a completion, or why
/// there is none; `None` if it was given up. Which pieces a dead end is
/// due to is found out by [`HintSearch`](super::HintSearch) only.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::hint::{Advice, Tier, advise};
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
    let advice = mistake(placement, piece, answer)
        .or_else(|| is_solution(placement, piece).then_some(Advice::Solved))
        .or_else(|| {
            let tiers = Tier::ALL.into_iter().filter(|&tier| tier >= asked);
            tiers.into_iter().find_map(|tier| match tier {
                Tier::Mistake => None,
                Tier::Forbidden => forbidden(placement, piece).map(Advice::Forbidden),
                Tier::Forced => forced(placement, piece).map(Advice::Forced),
                Tier::Reveal => match answer {
                    Some(Ok(completion)) => reveal(placement, piece, completion),
                    _ => None,
                },
            })
        })
        .unwrap_or(Advice::Unknown);
    Hint { asked, advice }
}

fn mistake(
    placement: &Placement,
    piece: Piece,
    answer: Option<&Result<Placement, NoCompletion>>,
) -> Option<Advice> {
    let conflicts = conflicts(placement, piece);
    if conflicts.is_empty() {
        let &Err(reason) = answer? else { return None };
        let culprits = Vec::new();
        return Some(Advice::DeadEnd { reason, culprits });
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
    Some(Advice::Conflicts { conflicts, culprit })
}

/// A square of a completion in the row or column that leaves the least choice.
///
/// `None` if every row holds a piece already or the completion does not fit the board.
#[must_use]
pub fn reveal(placement: &Placement, piece: Piece, completion: &Placement) -> Option<Advice> {
    let unit = Open::of(placement, piece).narrowest()?.unit;
    let square = completion.squares().find(|&square| unit.contains(square))?;
    let fits = completion.n() == placement.n();
    fits.then_some(Advice::Reveal { square, unit })
}
