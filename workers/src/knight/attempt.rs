//! A method's attempt at a tour, with each of its moves.

use bezzel_solver::Progress;
use bezzel_solver::board::Square;
use bezzel_solver::knight::{Board, Step, TourKind};
use bezzel_stepping::methods::{Attempt, AttemptEvent};
use serde_bytes::ByteBuf;

use super::tasks::{AttemptRequest, Attempted, Found, MOST_STEPS, Outcome, TAKEN_BACK, Task};
use crate::AtWork;

/// The work on [`Task::Attempt`].
pub struct Trying {
    request: AttemptRequest,
    attempt: Attempt,
}

impl Trying {
    /// Starts an attempt, and makes again the moves that were sent.
    pub fn start(request: AttemptRequest, sent: u64) -> Result<Self, String> {
        let limit = request.limit;
        if limit > MOST_STEPS {
            return Err(format!("{limit} moves: expected at most {MOST_STEPS}"));
        }
        let board =
            Board::new(request.size, request.holes.clone()).map_err(|error| error.to_string())?;
        let mut attempt = Attempt::new(
            &board,
            request.start,
            TourKind::closed_if(request.closed),
            request.method,
        )
        .map_err(|error| error.to_string())?;
        attempt.run(sent.min(limit));
        Ok(Self { request, attempt })
    }

    fn at(&self) -> Option<Square> {
        self.attempt.path().last().copied()
    }

    /// Makes a move or takes one back; returns which, or how the attempt has ended.
    fn step(&mut self) -> Result<u8, Outcome> {
        if self.attempt.steps() >= self.request.limit {
            return Err(if self.attempt.run(0) {
                Outcome::Tour
            } else {
                Outcome::Limit
            });
        }
        let from = self.at();
        match self.attempt.step() {
            AttemptEvent::Moved(to) => {
                let step = from.and_then(|from| Step::between(from, to));
                step.map(Step::digit).ok_or(Outcome::Stuck)
            }
            AttemptEvent::TookBack(_) => Ok(TAKEN_BACK),
            AttemptEvent::Tour => Err(Outcome::Tour),
            AttemptEvent::Stuck => Err(Outcome::Stuck),
        }
    }
}

impl AtWork<Task> for Trying {
    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let mut events = Vec::new();
        let mut outcome = None;
        while outcome.is_none() && (events.len() as u64) < steps {
            match self.step() {
                Ok(event) => events.push(event),
                Err(ended) => outcome = Some(ended),
            }
        }
        let steps = self.attempt.steps();
        let progress = Progress {
            fraction: if outcome.is_some() {
                1.0
            } else {
                steps as f64 / self.request.limit.max(1) as f64
            },
            done: outcome.is_some(),
            steps,
        };
        let events = ByteBuf::from(events);
        (progress, Found::Attempt(Attempted { events, outcome }))
    }

    fn rest(&self) -> Task {
        Task::Attempt {
            request: self.request.clone(),
            sent: self.attempt.steps(),
        }
    }
}
