//! Hints in tiers: where to look, why, and what follows from it.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{Inference, Puzzle, Reason};

use super::facts::mistakes;
use crate::link::PuzzlesLink;

/// A hint, and how much of it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub advice: Advice,
    pub tier: Tier,
}

/// The advice of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// The contents of these squares are wrong.
    Mistakes(Vec<Square>),
    /// A deduction.
    Step(Inference),
}

/// The depth of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// The rows, columns or regions to look at.
    Where,
    /// The inference, and its reason.
    Why,
}

impl Hint {
    /// The first hint on a position.
    pub fn on(puzzle: &Puzzle, solution: &Placement, link: &PuzzlesLink) -> Option<Self> {
        let mistakes = mistakes(link, solution);
        if !mistakes.is_empty() {
            return Some(Self {
                advice: Advice::Mistakes(mistakes),
                tier: Tier::Why,
            });
        }
        let allowed = link.proof.as_ref().map(|proof| proof.reasons.as_slice());
        let step = puzzle.step_by(&link.queens, &link.crosses, allowed.unwrap_or(&Reason::ALL))?;
        Some(Self {
            advice: Advice::Step(step),
            tier: Tier::Where,
        })
    }

    /// Whether all of the hint is shown: it can only be followed.
    pub fn is_complete(&self) -> bool {
        self.tier == Tier::Why
    }
}
