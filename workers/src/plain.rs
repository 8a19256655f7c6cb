//! A task whose work is a single job from beginning to end, as most are: one that can be resumed, or one that answers soon; and
//! one that is done in a single step.

use bezzel_solver::{Job, Progress, Resumable};
use serde::{Deserialize, Serialize};

use crate::{AtWork, LongWork};

/// The progress of work of a single step.
pub const DONE: Progress = Progress {
    fraction: 1.0,
    done: true,
    steps: 1,
};

/// Starts a job.
///
/// # Errors
/// The job's error about its request.
pub fn start<J: Job>(request: J::Request) -> Result<J, String> {
    J::start(request).map_err(|error| error.to_string())
}

/// Starts a job, or continues from a checkpoint of it.
///
/// # Errors
/// The job's error about its request or the checkpoint.
pub fn begin<J: Resumable>(request: J::Request, from: Option<J::Checkpoint>) -> Result<J, String> {
    match from {
        None => start(request),
        Some(checkpoint) => J::resume(request, checkpoint).map_err(|error| error.to_string()),
    }
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
pub type RestOf<J> = Rest<<J as Job>::Request, <J as Resumable>::Checkpoint>;

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
        J: Resumable<Request = R, Checkpoint = C> + 'static,
    {
        Ok(Box::new(Working {
            job: begin(self.request.clone(), self.from)?,
            request: self.request,
            task,
            found,
        }))
    }
}

struct Working<J: Resumable, T: LongWork> {
    request: J::Request,
    job: J,
    task: fn(RestOf<J>) -> T,
    found: fn(&J, Vec<J::Found>) -> T::Found,
}

impl<J: Resumable<Request: Clone>, T: LongWork> AtWork<T> for Working<J, T> {
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

/// Starts a job that has one answer, soon as a rule, and is not stored: its rest is the whole task. `found` packs the results
/// of a slice.
///
/// # Errors
/// The job's error about its request.
pub fn answering<J, T>(
    task: T,
    request: J::Request,
    found: fn(Vec<J::Found>) -> T::Found,
) -> Result<Box<dyn AtWork<T>>, String>
where
    T: LongWork,
    J: Job + 'static,
{
    Ok(Box::new(Answering {
        task,
        job: start::<J>(request)?,
        found,
    }))
}

struct Answering<J: Job, T: LongWork> {
    task: T,
    job: J,
    found: fn(Vec<J::Found>) -> T::Found,
}

impl<J: Job, T: LongWork> AtWork<T> for Answering<J, T> {
    /// Continues the same task where it was stopped.
    fn restart_on(&mut self, next: &T) -> bool {
        *next == self.task && !self.job.progress().done
    }

    fn advance(&mut self, steps: u64) -> (Progress, T::Found) {
        let mut results = Vec::new();
        let progress = self.job.advance(steps, &mut |result| results.push(result));
        (progress, (self.found)(results))
    }

    fn rest(&self) -> T {
        self.task.clone()
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
