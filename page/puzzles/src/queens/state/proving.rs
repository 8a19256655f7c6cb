//! The puzzle is proved: squares are marked, and a step is accepted by its reason.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::Reason;

use super::action::{Action, ProofAction};
use super::{State, Stroke};
use crate::link::{Proof, ProofStep, PuzzleSource};
use crate::queens::position::{Content, content, other_than, pressed};
use crate::queens::step::{Answer, GivenStep};

impl State {
    pub fn prove(&mut self, action: ProofAction) {
        match action {
            ProofAction::Prove(on) => {
                self.habits.proves = on;
                self.set_prove(on);
            }
            ProofAction::Answer(step) => self.take_answer(step),
            ProofAction::Keep(right) => self.keep_steps(right),
            ProofAction::Allow(reason, on) => self.allow(reason, on),
        }
    }

    /// Marks the squares of a press, a key or a stroke.
    pub fn mark_step(&mut self, action: Action) {
        let habits = self.habits;
        match action {
            Action::Press(square) => {
                self.mark_square(square, |now, implied| pressed(now, implied, habits));
            }
            Action::Cross(square) => {
                self.mark_square(square, |now, _| other_than(Content::Cross, now));
            }
            Action::Queen(square) => {
                self.mark_square(square, |now, _| other_than(Content::Queen, now));
            }
            Action::Stroke(squares) => self.mark_stroke(&squares),
            Action::Move(from, to) => self.move_mark(from, to),
            _ => {}
        }
    }

    /// The proof, while the visitor solves the puzzle by one.
    pub fn proof(&self) -> Option<&Proof> {
        let proof = self.position().proof.as_ref();
        proof.filter(|_| !self.making)
    }

    /// The step that is given and not accepted.
    pub fn pending(&self) -> Option<&GivenStep> {
        self.step.as_ref().filter(|step| step.is_pending())
    }

    /// The mark of the pending step on a square.
    pub fn pending_on(&self, square: Square) -> Content {
        self.pending()
            .map_or(Content::Empty, |step| step.content(square))
    }

    /// Begins a proof on the empty board, or ends it: its queens and crosses stay.
    fn set_prove(&mut self, on: bool) {
        let mut position = self.changeable();
        if position.proof.is_some() == on {
            return;
        }
        let is_blank = position.is_blank();
        if on {
            position = position.unmarked().with_proof(Proof::default());
        } else {
            position.proof = None;
        }
        self.go(if is_blank {
            self.history.amend(position)
        } else {
            self.history.change(position)
        });
    }

    /// Begins a proof of today's puzzle where that is the visitor's habit. A puzzle begun without a proof stays so.
    pub fn prove_by_habit(&mut self) {
        let position = self.position();
        let is_todays = matches!(position.source, PuzzleSource::Day(None, _));
        if self.habits.proves && is_todays && position.is_blank() && position.proof.is_none() {
            self.history = self.history.amend(position.with_proof(Proof::default()));
        }
    }

    /// Allows a reason, or no longer. The last one stays allowed, and so do those of the steps.
    fn allow(&mut self, reason: Reason, on: bool) {
        let Some(proof) = self.proof() else {
            return;
        };
        let is_used = proof.steps.iter().any(|step| step.reason == reason);
        let stays = on || is_used || proof.reasons == [reason];
        let mut reasons = Reason::ALL.to_vec();
        reasons.retain(|other| {
            if *other == reason {
                stays
            } else {
                proof.reasons.contains(other)
            }
        });
        self.set_reasons(reasons);
    }

    /// Allows these reasons. Undo does not take it back.
    pub fn set_reasons(&mut self, reasons: Vec<Reason>) {
        let mut position = self.changeable();
        if let Some(proof) = &mut position.proof {
            proof.reasons = reasons;
        }
        self.history = self.history.amend(position);
    }

    /// Whether a step may mark a square: nothing is known of it, but perhaps that a queen excludes it.
    fn is_unproved(&self, square: Square) -> bool {
        self.is_open(square) && content(self.position(), square) == Content::Empty
    }

    /// Changes the mark on a square, given its present mark and whether it is crossed out automatically.
    fn mark_square(&mut self, square: Square, next: impl FnOnce(Content, bool) -> Content) {
        if self.is_unproved(square) {
            let next = next(self.pending_on(square), self.is_implied(square));
            self.step = GivenStep::marked(self.step.as_ref(), square, next);
        }
    }

    /// A stroke marks squares with crosses, or takes these away.
    fn mark_stroke(&mut self, squares: &[Square]) {
        let Some(&first) = squares.first() else {
            return;
        };
        let clears = match self.stroke {
            Some(Stroke::Crosses { clears, .. }) => clears,
            _ => self.pending_on(first) == Content::Cross,
        };
        self.stroke = Some(Stroke::Crosses {
            clears,
            begun: false,
        });
        for &square in squares {
            let is_cross = self.pending_on(square) == Content::Cross;
            if is_cross == clears && self.is_unproved(square) && !self.is_implied(square) {
                let next = if clears {
                    Content::Empty
                } else {
                    Content::Cross
                };
                self.step = GivenStep::marked(self.step.as_ref(), square, next);
            }
        }
    }

    /// Moves the queen of the pending step.
    fn move_mark(&mut self, from: Square, to: Square) {
        if self.pending_on(from) == Content::Queen && self.is_unproved(to) {
            self.step = GivenStep::marked(None, to, Content::Queen);
        }
    }

    /// Takes the answer to the pending step. That to another step comes too late.
    fn take_answer(&mut self, step: GivenStep) {
        let is_allowed = match (&step.answer, self.proof()) {
            (Answer::Accepted(reason, _), Some(proof)) => proof.reasons.contains(reason),
            (_, proof) => proof.is_some(),
        };
        let is_given = |given: &GivenStep| given.claim == step.claim;
        if is_allowed && self.pending().is_some_and(is_given) {
            self.take_step(step);
        }
    }

    /// A step that is accepted becomes one of the proof; one that is refused is shown.
    pub fn take_step(&mut self, step: GivenStep) {
        let position = self.changeable();
        if let (Answer::Accepted(reason, _), Some(mut proof)) =
            (&step.answer, position.proof.clone())
        {
            proof.steps.push(ProofStep {
                reason: *reason,
                squares: step.squares().to_vec(),
            });
            self.change(position.with_proof(proof));
        }
        self.step = Some(step);
    }

    /// The steps of a link or of another window have been checked: so many follow. The others are left out.
    fn keep_steps(&mut self, right: usize) {
        self.unchecked = false;
        if let Some(mut proof) = self.position().proof.clone()
            && right < proof.steps.len()
        {
            proof.steps.truncate(right);
            self.history = self.history.amend(self.position().with_proof(proof));
            self.left_out = Some(right + 1);
        }
    }

    /// The steps of the proof, if it has any, come from a link or a store.
    pub fn doubt(&mut self) {
        let proof = self.position().proof.as_ref();
        self.unchecked = proof.is_some_and(|proof| !proof.steps.is_empty());
    }

    /// Whether the proof has steps that may not follow.
    pub fn is_unchecked(&self) -> bool {
        self.unchecked && self.proof().is_some()
    }
}
