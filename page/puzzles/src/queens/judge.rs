//! Judges the steps of a proof by their reasons. It is loaded with the part that proves, and not with the screen.

use bezzel_solver::queens::puzzle::{Claim, Inference, Puzzle, Reason};

use super::step::{Answer, GivenStep};
use crate::link::{ProofStep, PuzzlesLink};

/// A step with the answer to its reason, by the steps before it.
pub fn answered(puzzle: &Puzzle, before: &PuzzlesLink, claim: &Claim, reason: Reason) -> GivenStep {
    let prove = |reason| puzzle.prove(&before.queens, &before.crosses, claim, reason);
    let answer = match prove(reason) {
        Ok(steps) => Answer::Accepted(reason, steps),
        Err(refusal) => Answer::Refused {
            refusal,
            otherwise: Reason::ALL.into_iter().any(|other| prove(other).is_ok()),
        },
    };
    GivenStep {
        claim: claim.clone(),
        answer,
    }
}

/// The deductions of each step of a proof, up to the first that does not follow.
pub fn right_steps(puzzle: &Puzzle, link: &PuzzlesLink) -> Vec<Vec<Inference>> {
    let Some(proof) = &link.proof else {
        return Vec::new();
    };
    let mut known = link.with_proof(proof.begun_anew());
    let mut shown = Vec::new();
    for step in &proof.steps {
        let claim = claim_of(step);
        match puzzle.prove(&known.queens, &known.crosses, &claim, step.reason) {
            Ok(steps) if proof.reasons.contains(&step.reason) => shown.push(steps),
            _ => break,
        }
        let marks = if step.is_queen() {
            &mut known.queens
        } else {
            &mut known.crosses
        };
        for &square in &step.squares {
            marks.insert(square);
        }
    }
    shown
}

fn claim_of(step: &ProofStep) -> Claim {
    match step.squares[..] {
        [square] if step.is_queen() => Claim::Queen(square),
        _ => Claim::Crosses(step.squares.clone()),
    }
}

/// The queens of a puzzle that the reasons place, if these are not all.
pub fn reach(puzzle: &Puzzle, reasons: &[Reason]) -> Option<usize> {
    let path = puzzle.path_by(reasons);
    let placed = path.iter().filter(|step| step.placed().is_some()).count();
    let queens = puzzle.given().len() + placed;
    (queens < puzzle.n() as usize).then_some(queens)
}
