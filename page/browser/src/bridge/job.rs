//! A long job as the state of a screen holds it.

use std::fmt::Display;
use std::ops::Deref;
use std::rc::Rc;

use super::{Failure, LongWork, Request, Slice, WorkerEvent};

/// Minimum time before the time left is estimated, in milliseconds.
const ENOUGH: f64 = 1_000.0;

/// A request, what workers have found of it, and how long they have worked.
///
/// Workers' reports have the time, so a reducer that holds a job needs no clock.
#[derive(Clone, Debug, PartialEq)]
pub struct LongJob<T: LongWork, F> {
    request: Request<T>,
    /// The results so far.
    pub found: F,
    /// The time that workers worked before the present request, in milliseconds.
    earlier: f64,
    /// The time that they had worked on it at their last message.
    elapsed: f64,
}

impl<T: LongWork, F: Default> Default for LongJob<T, F> {
    fn default() -> Self {
        Self::new(F::default())
    }
}

impl<T: LongWork, F> Deref for LongJob<T, F> {
    type Target = Request<T>;

    fn deref(&self) -> &Request<T> {
        &self.request
    }
}

impl<T: LongWork, F: Default> LongJob<T, F> {
    /// Starts a job in place of the one before.
    pub fn start(&mut self, tasks: impl Into<Rc<[T]>>) {
        self.reset();
        self.request.ask(tasks);
    }

    /// Stops the job and drops its results.
    pub fn reset(&mut self) {
        self.reset_to(F::default());
    }
}

impl<T: LongWork, F> LongJob<T, F> {
    /// A job that has not begun, with earlier results.
    pub fn new(found: F) -> Self {
        Self {
            request: Request::default(),
            found,
            earlier: 0.0,
            elapsed: 0.0,
        }
    }

    /// Stops the job, which may begin again with these results.
    pub fn reset_to(&mut self, found: F) {
        self.request.reset();
        self.take_up(found, 0.0);
    }

    /// Replaces the results by earlier ones, which took `elapsed` milliseconds of work.
    pub fn take_up(&mut self, found: F, elapsed: f64) {
        self.found = found;
        self.earlier = elapsed;
        self.elapsed = 0.0;
    }

    /// Continues with the tasks that are left.
    pub fn resume(&mut self, tasks: impl Into<Rc<[T]>>) {
        self.earlier = self.elapsed();
        self.elapsed = 0.0;
        self.request.ask(tasks);
    }

    /// Handles a report, and returns its results: see [`Request::accept`].
    pub fn receive(&mut self, event: WorkerEvent<T::Found>) -> Option<Slice<T::Found>> {
        if !self.request.is_late(&event) {
            self.elapsed = event.elapsed;
        }
        self.request.accept(event)
    }

    /// Interrupts the job.
    pub fn pause(&mut self) {
        self.request.pause();
    }

    /// Cancels the job as the visitor asks. The results stay.
    pub fn cancel(&mut self) {
        self.request.cancel();
    }

    /// Ends the job, since all results are known.
    pub fn finish(&mut self) {
        self.request.finish();
    }

    /// Ends the job, which cannot be done.
    pub fn fail(&mut self, failure: Failure) {
        self.request.fail(failure);
    }

    /// Ends the job, which the solver refuses.
    pub fn refuse(&mut self, reason: &impl Display) {
        self.fail(Failure::Refused(reason.to_string()));
    }

    /// The time that workers have worked, in milliseconds, without pauses.
    pub fn elapsed(&self) -> f64 {
        self.earlier + self.elapsed
    }

    /// The time that the rest will take, in milliseconds; `None` while it is too early to tell.
    pub fn left(&self) -> Option<f64> {
        let done = self.request.fraction();
        time_left(self.elapsed, done, 1.0 - done)
    }
}

/// The time that the rest of a job will take, in milliseconds, from the time of the part that is done. It is `None`
/// while this part is too small for an estimate.
pub fn time_left(elapsed: f64, done: f64, rest: f64) -> Option<f64> {
    (elapsed >= ENOUGH && done > 0.0).then(|| elapsed * rest / done)
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;

    use super::*;
    use crate::bridge::queens::{Found, Task};

    type Counted = LongJob<Task, Vec<u64>>;

    fn started() -> Counted {
        let mut job = Counted::default();
        job.start([task()]);
        job
    }

    fn task() -> Task {
        Task::Fundamental {
            n: 8,
            piece: Piece::Queen,
            all: 92,
        }
    }

    /// Reports a part of the task, `elapsed` milliseconds after the request.
    fn receive(job: &mut Counted, fraction: f64, elapsed: f64) {
        let event = job.slice(0, fraction, Found::Fundamental(12));
        let event = WorkerEvent { elapsed, ..event };
        if let Some(Slice {
            found: Found::Fundamental(found),
            ..
        }) = job.receive(event)
        {
            job.found.push(found);
        }
    }

    #[test]
    fn pauses_do_not_count_as_work() {
        let mut job = started();
        receive(&mut job, 0.25, 3_000.0);
        assert_eq!((job.elapsed(), job.left()), (3_000.0, Some(9_000.0)));
        job.pause();
        job.resume([task()]);
        assert_eq!((job.elapsed(), job.left()), (3_000.0, None));
        receive(&mut job, 1.0, 500.0);
        assert_eq!(
            (job.elapsed(), job.found.as_slice()),
            (3_500.0, &[12, 12][..])
        );
    }

    #[test]
    fn the_time_left_is_shown_after_a_second() {
        let mut job = started();
        receive(&mut job, 0.2, 500.0);
        assert_eq!(job.left(), None);
        receive(&mut job, 0.25, 2_000.0);
        assert_eq!(job.left(), Some(6_000.0));
    }

    #[test]
    fn another_job_knows_nothing_of_the_one_before() {
        let mut job = started();
        receive(&mut job, 0.5, 700.0);
        let late = job.slice(0, 1.0, Found::Fundamental(12));
        let number = job.number();
        job.start([task()]);
        assert!(job.number() > number && job.found.is_empty());
        let unheard = job.clone();
        assert_eq!(job.receive(late), None);
        assert_eq!(job, unheard);
        job.reset();
        assert_eq!((job.state().name(), job.elapsed()), ("idle", 0.0));
    }

    #[test]
    fn what_the_solver_refuses_has_failed() {
        let mut job = started();
        job.refuse(&"too large");
        let refused = Failure::Refused("too large".to_owned());
        assert_eq!(job.state(), &crate::bridge::JobState::Failed(refused));
    }
}
