//! A task whose work is a single job from beginning to end: most are.

use std::fmt;

use bezzel_solver::{Job, Progress};

/// A job at work, whatever it is, for a family's tasks `T` and what they find, `F`.
pub trait Plain<T, F> {
    /// Works for about `steps` steps.
    fn advance(&mut self, steps: u64) -> (Progress, F);

    /// What is left to do.
    fn rest(&self) -> T;
}

/// Starts a job, or goes on from a checkpoint of it. `found` packs what a slice
/// has found, `rest` makes a task of what is left.
///
/// # Errors
/// What the job says of its request or of the checkpoint.
pub(super) fn start<J, T, F>(
    request: J::Request,
    from: Option<J::Checkpoint>,
    found: fn(&J, Vec<J::Found>) -> F,
    rest: fn(J::Request, J::Checkpoint) -> T,
) -> Result<Box<dyn Plain<T, F>>, String>
where
    T: 'static,
    F: 'static,
    J: Job + 'static,
    J::Request: Clone,
    J::Error: fmt::Display,
{
    let job = match from {
        None => J::start(request.clone()),
        Some(checkpoint) => J::resume(request.clone(), checkpoint),
    };
    match job {
        Ok(job) => Ok(Box::new(Working {
            request,
            job,
            found,
            rest,
        })),
        Err(error) => Err(error.to_string()),
    }
}

struct Working<J: Job, T, F> {
    request: J::Request,
    job: J,
    found: fn(&J, Vec<J::Found>) -> F,
    rest: fn(J::Request, J::Checkpoint) -> T,
}

impl<J: Job, T, F> Plain<T, F> for Working<J, T, F>
where
    J::Request: Clone,
{
    fn advance(&mut self, steps: u64) -> (Progress, F) {
        let mut results = Vec::new();
        let progress = self.job.advance(steps, &mut |result| results.push(result));
        (progress, (self.found)(&self.job, results))
    }

    fn rest(&self) -> T {
        (self.rest)(self.request.clone(), self.job.checkpoint())
    }
}
