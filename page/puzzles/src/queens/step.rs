//! A step of a proof as the visitor gives it, and its answer.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{Claim, Inference, Reason, Refusal};

use super::position::Content;

/// A step that the visitor gives: the marked squares, and the answer to the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenStep {
    pub claim: Claim,
    pub answer: Answer,
}

/// The answer to the reason of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The reason is still to be chosen.
    Open,
    /// The step follows by a reason, as these deductions show.
    Accepted(Reason, Vec<Inference>),
    /// The step does not follow.
    Refused {
        refusal: Refusal,
        /// Whether it follows by another reason.
        otherwise: bool,
    },
}

impl Answer {
    /// The name in `data-prove`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted(..) => "accepted",
            Self::Refused { .. } => "refused",
        }
    }
}

impl GivenStep {
    /// The step of a deduction, by the first of the reasons for which it follows; `None` if it follows by none.
    pub fn of(step: &Inference, reasons: &[Reason]) -> Option<Self> {
        let own = step.reason()?;
        let mut reasons = reasons.iter().copied();
        let reason = reasons.find(|reason| reason.includes(own))?;
        Some(Self {
            claim: match step.placed() {
                Some(square) => Claim::Queen(square),
                None => Claim::Crosses(step.crossed().to_vec()),
            },
            answer: Answer::Accepted(reason, vec![step.clone()]),
        })
    }

    /// The marked squares.
    pub fn squares(&self) -> &[Square] {
        match &self.claim {
            Claim::Queen(square) => std::slice::from_ref(square),
            Claim::Crosses(squares) => squares,
        }
    }

    /// Whether the step is not accepted: its squares are no more than marked.
    pub const fn is_pending(&self) -> bool {
        !matches!(self.answer, Answer::Accepted(..))
    }

    /// The mark that a pending step has on a square.
    pub fn content(&self, square: Square) -> Content {
        match &self.claim {
            _ if !self.is_pending() => Content::Empty,
            Claim::Queen(queen) if *queen == square => Content::Queen,
            Claim::Crosses(crosses) if crosses.contains(&square) => Content::Cross,
            _ => Content::Empty,
        }
    }

    /// The pending step, if there is one, with another mark on a square. A step has one queen, or else crosses: with more
    /// than one cross, the press of a cross takes it away.
    pub fn marked(before: Option<&Self>, square: Square, content: Content) -> Option<Self> {
        let pending = before.filter(|step| step.is_pending());
        let mut crosses = match pending.map(|step| &step.claim) {
            Some(Claim::Crosses(crosses)) => crosses.clone(),
            _ => Vec::new(),
        };
        let stood = crosses.contains(&square);
        crosses.retain(|&cross| cross != square);
        let claim = match content {
            Content::Queen if !stood || crosses.is_empty() => Claim::Queen(square),
            Content::Cross => {
                crosses.push(square);
                Claim::Crosses(crosses)
            }
            _ if crosses.is_empty() => return None,
            _ => Claim::Crosses(crosses),
        };
        Some(Self {
            claim,
            answer: Answer::Open,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_has_one_queen_or_else_crosses() {
        use Content::{Cross, Empty, Queen};

        let [a, b, c] = [0, 1, 2].map(|column| Square::new(0, column));
        let mut step = None;
        let mut mark = |square, content| {
            step = GivenStep::marked(step.as_ref(), square, content);
            step.clone().map(|step| step.claim)
        };
        assert_eq!(mark(a, Cross), Some(Claim::Crosses(vec![a])));
        assert_eq!(mark(a, Queen), Some(Claim::Queen(a)));
        assert_eq!(mark(b, Cross), Some(Claim::Crosses(vec![b])));
        assert_eq!(mark(c, Cross), Some(Claim::Crosses(vec![b, c])));
        // One of several crosses does not become a queen, which would take away the others.
        assert_eq!(mark(b, Queen), Some(Claim::Crosses(vec![c])));
        assert_eq!(mark(a, Queen), Some(Claim::Queen(a)));
        assert_eq!(mark(a, Empty), None);
    }
}
