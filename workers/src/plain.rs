//! A task whose work is a single job from beginning to end, as most are; and one that is done in a single step.

use std::fmt::Display;

use bezzel_solver::{Job, Progress};
use serde::{Deserialize, Serialize};

use crate::{AtWork, LongWork};

/// The progress of work of a single step.
pub const DONE: Progress = Progress {
    fraction: 1.0,
    done: true,
    steps: 1,
};

/// Begins a job, or continues from a checkpoint of it.
///
/// # Errors
/// The job's error about its request or the checkpoint.
pub fn begin<J>(request: J::Request, from: Option<J::Checkpoint>) -> Result<J, String>
where
    J: Job<Error: Display>,
{
    match from {
        None => J::start(request),
        Some(checkpoint) => J::resume(request, checkpoint),
    }
    .map_err(|error| error.to_string())
}

/// A job of the solver that is left to do, from its beginning or from a checkpoint.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rest<R, C> {
    /// The request.
    pub request: R,
    /// The checkpoint to continue from.
    pub from: Option<C>,
}

/// The rest of a job of this type.
pub type RestOf<J> = Rest<<J as Job>::Request, <J as Job>::Checkpoint>;

impl<R, C> From<R> for Rest<R, C> {
    fn from(request: R) -> Self {
        Self {
            request,
            from: None,
        }
    }
}

impl<R: Clone, C> Rest<R, C> {
    /// Starts the job or continues it. `task` makes a task of the rest of the work, and `found` packs the results of a
    /// slice.
    ///
    /// # Errors
    /// The job's error about its request or the checkpoint.
    pub(crate) fn start<J, T>(
        self,
        task: fn(Self) -> T,
        found: fn(&J, Vec<J::Found>) -> T::Found,
    ) -> Result<Box<dyn AtWork<T>>, String>
    where
        T: LongWork,
        J: Job<Request = R, Checkpoint = C, Error: Display> + 'static,
    {
        Ok(Box::new(Working {
            job: begin(self.request.clone(), self.from)?,
            request: self.request,
            task,
            found,
        }))
    }
}

struct Working<J: Job, T: LongWork> {
    request: J::Request,
    job: J,
    task: fn(RestOf<J>) -> T,
    found: fn(&J, Vec<J::Found>) -> T::Found,
}

impl<J: Job<Request: Clone>, T: LongWork> AtWork<T> for Working<J, T> {
    fn advance(&mut self, steps: u64) -> (Progress, T::Found) {
        let mut results = Vec::new();
        let progress = self.job.advance(steps, &mut |result| results.push(result));
        (progress, (self.found)(&self.job, results))
    }

    fn rest(&self) -> T {
        (self.task)(Rest {
            request: self.request.clone(),
            from: Some(self.job.checkpoint()),
        })
    }
}

/// Work of a single step: the task, and the function that does it.
pub struct Step<T, F>(pub T, pub F);

impl<T: LongWork, F: Fn() -> T::Found> AtWork<T> for Step<T, F> {
    fn advance(&mut self, _steps: u64) -> (Progress, T::Found) {
        (DONE, self.1())
    }

    fn rest(&self) -> T {
        self.0.clone()
    }
}
