//! The advice of a hint.

use bezzel_solver::board::Square;
use bezzel_solver::knight::puzzle::{Inference, Without};

/// The advice of a hint.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// These numbers of the visitor's are not where they belong.
    Mistakes(Vec<(u32, Square)>),
    /// The deductions up to the first that writes a number, or shows that something is wrong. It comes last.
    Steps(Vec<Inference>),
    /// No deduction helps; this is the square of the lowest number that is missing.
    Solution(u32, Square),
    /// No deduction helps, and the solution is not known.
    Nothing,
}

impl Advice {
    /// The number that the advice writes, and its square.
    pub fn written(&self) -> Option<(u32, Square)> {
        match self {
            Self::Steps(steps) => steps.last()?.written(),
            Self::Solution(number, square) => Some((*number, *square)),
            Self::Mistakes(_) | Self::Nothing => None,
        }
    }

    /// The square that the advice is about.
    pub fn subject(&self) -> Option<Square> {
        let without = match self {
            Self::Steps(steps) => match steps.last()? {
                Inference::Impossible { without } => Some(*without),
                _ => None,
            },
            _ => None,
        };
        match without {
            Some(Without::Square(square)) => Some(square),
            _ => Some(self.written()?.1),
        }
    }

    /// The numbers from which the advice follows.
    pub fn reasons(&self) -> Vec<u32> {
        let Self::Steps(steps) = self else {
            return Vec::new();
        };
        match steps.last() {
            Some(Inference::Way { beside, .. }) => beside.clone(),
            Some(Inference::Gap { from, to, .. }) => vec![*from, *to],
            _ => Vec::new(),
        }
    }

    /// Whether the visitor can let the page do as it says.
    pub fn is_followed(&self) -> bool {
        matches!(self, Self::Mistakes(_)) || self.written().is_some()
    }
}
