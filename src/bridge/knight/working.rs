//! A task of the knight at work in a worker.

use bezzel_solver::Progress;
use bezzel_solver::knight::methods::SuccessRate;

use super::attempt::Trying;
use super::tasks::{Found, Task};
use super::tour::Finding;
use crate::bridge::AtWork;
use crate::bridge::plain::{self, Plain};

/// A task at work.
pub struct Working {
    work: Box<dyn Plain<Task, Found>>,
    /// How long the slices took, in milliseconds.
    spent: f64,
}

impl AtWork for Working {
    type Task = Task;

    fn start(task: Task) -> Result<Self, String> {
        let work: Box<dyn Plain<Task, Found>> = match task {
            Task::Tour { position, from } => Box::new(Finding::start(position, from)?),
            Task::Attempt { request, told } => Box::new(Trying::start(request, told)?),
            Task::SuccessRate { request, from } => plain::start(
                request,
                from,
                |_: &SuccessRate, starts| Found::Starts(starts),
                |request, checkpoint| Task::SuccessRate {
                    request,
                    from: Some(checkpoint),
                },
            )?,
        };
        Ok(Self { work, spent: 0.0 })
    }

    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        self.work.advance(steps)
    }

    fn measured(&mut self, found: &mut Found, elapsed: f64, _memory: u64) {
        self.spent += elapsed;
        if let Found::Tour(Some(Ok(tour))) = found {
            tour.elapsed = self.spent;
        }
    }

    fn rest(&self) -> Task {
        self.work.rest()
    }
}

#[cfg(test)]
mod tests;
