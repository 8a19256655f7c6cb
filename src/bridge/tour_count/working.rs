//! A count at work in a worker.

use bezzel_solver::knight::count::TourCount;
use bezzel_solver::{Job, Progress};

use super::{Counted, Task};
use crate::bridge::AtWork;

/// A count at work.
#[derive(Debug)]
pub struct Working {
    task: Task,
    job: TourCount,
}

impl AtWork for Working {
    type Task = Task;

    fn start(task: Task) -> Result<Self, String> {
        let job = match task.from {
            None => TourCount::start(task.request),
            Some(checkpoint) => TourCount::resume(task.request, checkpoint),
        };
        match job {
            Ok(job) => Ok(Self { task, job }),
            Err(error) => Err(error.to_string()),
        }
    }

    fn advance(&mut self, steps: u64) -> (Progress, Counted) {
        let mut failure = None;
        let progress = self.job.advance(steps, &mut |result| {
            failure = failure.or(result.err());
        });
        let counted = Counted {
            sum: self.job.sum(),
            stage: self.job.stage(),
            failure,
            memory: 0,
        };
        (progress, counted)
    }

    fn measured(&mut self, counted: &mut Counted, _elapsed: f64, memory: u64) {
        counted.memory = memory;
    }

    fn rest(&self) -> Task {
        Task {
            from: Some(self.job.checkpoint()),
            ..self.task.clone()
        }
    }
}

#[cfg(test)]
mod tests;
