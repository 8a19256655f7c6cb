//! A method's attempt at a tour, as far as workers have reported it.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Step;

use crate::bridge::knight::{Attempted, TAKEN_BACK, Task};

/// A method's attempt as far as it has been reported.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attempt {
    /// The squares visited, in order.
    pub path: Vec<Square>,
    /// The moves made and taken back.
    pub moves: u64,
}

impl Attempt {
    /// A task's attempt before its first move.
    pub fn of(task: &Task) -> Self {
        let path = match task {
            Task::Attempt { request, .. } => vec![request.start],
            _ => Vec::new(),
        };
        Self { path, moves: 0 }
    }

    /// Continues with a report.
    pub fn follow(&mut self, size: Size, attempted: &Attempted) {
        self.moves += attempted.events.len() as u64;
        for event in attempted.events.iter().copied() {
            if event == TAKEN_BACK {
                self.path.pop();
                continue;
            }
            let from = self.path.last().copied();
            let to = from.zip(Step::from_digit(event));
            self.path
                .extend(to.and_then(|(from, step)| step.taken_from(from, size)));
        }
    }
}
