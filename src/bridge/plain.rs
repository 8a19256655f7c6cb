//! A task whose work is a single job from beginning to end: most are.

use std::fmt;

use bezzel_solver::{Job, Progress};

use super::protocol::{Found, Task};

/// A job at work, whatever it is.
pub(super) trait Plain: fmt::Debug {
    /// Works for about `steps` steps.
    fn advance(&mut self, steps: u64) -> (Progress, Found);

    /// What is left to do.
    fn rest(&self) -> Task;
}

/// Starts a job, or goes on from a checkpoint of it. `found` packs what a slice
/// has found, `rest` makes a task of what is left.
///
/// # Errors
/// What the job says of its request or of the checkpoint.
pub(super) fn start<J>(
    request: J::Request,
    from: Option<J::Checkpoint>,
    found: fn(&J, Vec<J::Found>) -> Found,
    rest: fn(J::Request, J::Checkpoint) -> Task,
) -> Result<Box<dyn Plain>, String>
where
    J: Job + 'static,
    J::Request: Clone,
    J::Error: fmt::Display,
{
    let job = match from {
        None => J::start(request.clone()),
        Some(checkpoint) => J::resume(request.clone(), checkpoint),
    };
    match job {
        Ok(job) => Ok(Box::new(AtWork {
            request,
            job,
            found,
            rest,
        })),
        Err(error) => Err(error.to_string()),
    }
}

struct AtWork<J: Job> {
    request: J::Request,
    job: J,
    found: fn(&J, Vec<J::Found>) -> Found,
    rest: fn(J::Request, J::Checkpoint) -> Task,
}

impl<J: Job> fmt::Debug for AtWork<J> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AtWork").finish_non_exhaustive()
    }
}

impl<J: Job> Plain for AtWork<J>
where
    J::Request: Clone,
{
    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let mut results = Vec::new();
        let progress = self.job.advance(steps, &mut |result| results.push(result));
        (progress, (self.found)(&self.job, results))
    }

    fn rest(&self) -> Task {
        (self.rest)(self.request.clone(), self.job.checkpoint())
    }
}
