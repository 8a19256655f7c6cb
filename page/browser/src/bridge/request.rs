//! A screen's request to workers, and its progress.

use std::ops::Deref;
use std::rc::Rc;

use bezzel_solver::Progress;
use bezzel_workers::LongWork;

use super::{Event, Failure};

/// The state of a job.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum JobState {
    /// The work has not begun.
    #[default]
    Idle,
    /// Workers are at it.
    Running,
    /// The work was interrupted and can be resumed.
    Paused,
    /// The work is finished.
    Done,
    /// The visitor has stopped it.
    Cancelled,
    /// The work has failed.
    Failed(Failure),
}

impl JobState {
    /// The name of the state in `data-state`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Idle => "idle",
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Done => "done",
            Self::Cancelled => "cancelled",
            Self::Failed(_) => "failed",
        }
    }
}

/// A worker's report about one task of a request.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkerEvent<F> {
    /// The number of the request that the task belongs to.
    pub request: u32,
    /// The index of the task in the request.
    pub task: usize,
    /// The time that workers have worked on the request, in milliseconds.
    pub elapsed: f64,
    /// The event.
    pub event: Event<F>,
}

/// The results of a slice of work on one task of a request.
#[derive(Clone, Debug, PartialEq)]
pub struct Slice<F> {
    /// The index of the task in the request.
    pub task: usize,
    /// The progress of the task.
    pub progress: Progress,
    /// The results.
    pub found: F,
}

/// Tasks for workers, independent of each other, and their progress. As long as a screen's state holds a running
/// request, [`use_request`](super::use_request) gives it to workers.
///
/// Each call of [`ask`](Self::ask) numbers the request anew, so that late events of earlier tasks are recognised.
#[derive(Clone, Debug, PartialEq)]
pub struct Request<T: LongWork> {
    number: u32,
    tasks: Tasks<T>,
    progress: Vec<Progress>,
    state: JobState,
}

/// The tasks of a request. Clones are equal without a comparison of their contents, which may be megabytes.
#[derive(Clone, Debug)]
pub struct Tasks<T>(Rc<[T]>);

impl<T: PartialEq> PartialEq for Tasks<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl<T> Deref for Tasks<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: LongWork> Default for Request<T> {
    fn default() -> Self {
        Self {
            number: 0,
            tasks: Tasks(Rc::new([])),
            progress: Vec::new(),
            state: JobState::Idle,
        }
    }
}

impl<T: LongWork> Request<T> {
    /// Asks for these tasks, in place of those before. The workers begin with the first.
    pub fn ask(&mut self, tasks: impl Into<Rc<[T]>>) {
        const NOT_BEGUN: Progress = Progress {
            fraction: 0.0,
            done: false,
            steps: 0,
        };
        self.number += 1;
        self.tasks = Tasks(tasks.into());
        self.progress = vec![NOT_BEGUN; self.tasks.len()];
        self.state = JobState::Running;
    }

    /// Asks for the same tasks once more.
    pub fn again(&mut self) {
        self.ask(Rc::clone(&self.tasks.0));
    }

    /// Interrupts the work, or marks it as interrupted by an earlier visit. Reports that arrive before it is resumed
    /// are late.
    pub fn pause(&mut self) {
        self.state = JobState::Paused;
    }

    /// Stops the work as the visitor asks.
    pub fn cancel(&mut self) {
        if !matches!(self.state, JobState::Idle | JobState::Done) {
            self.state = JobState::Cancelled;
        }
    }

    /// Stops the work, since all results are known.
    pub fn finish(&mut self) {
        self.state = JobState::Done;
    }

    /// Stops the work, which cannot be done.
    pub fn fail(&mut self, failure: Failure) {
        self.state = JobState::Failed(failure);
    }

    /// Stops the work and drops its progress.
    pub fn reset(&mut self) {
        self.tasks = Tasks(Rc::new([]));
        self.progress.clear();
        self.state = JobState::Idle;
    }

    /// Whether a report is about tasks that are not wanted any longer.
    pub fn is_late(&self, event: &WorkerEvent<T::Found>) -> bool {
        !self.is_running() || event.request != self.number
    }

    /// Handles a report, and returns its results. It returns `None` if there are none: the report is late, or it is a
    /// failure, which ends the work.
    pub fn accept(&mut self, event: WorkerEvent<T::Found>) -> Option<Slice<T::Found>> {
        if self.is_late(&event) {
            return None;
        }
        let WorkerEvent { task, event, .. } = event;
        match event {
            Event::Failed(failure) => {
                self.fail(failure);
                None
            }
            Event::Slice { progress, found } => {
                *self.progress.get_mut(task)? = progress;
                if self.progress.iter().all(|task| task.done) {
                    self.finish();
                }
                Some(Slice {
                    task,
                    progress,
                    found,
                })
            }
        }
    }

    /// The number of the request, raised with each that is made.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Its progress.
    pub const fn state(&self) -> &JobState {
        &self.state
    }

    /// Whether workers are wanted.
    pub const fn is_running(&self) -> bool {
        matches!(self.state, JobState::Running)
    }

    /// The tasks that workers are wanted for: none unless the request is running.
    pub fn wanted(&self) -> Option<&Tasks<T>> {
        self.is_running().then_some(&self.tasks)
    }

    /// The progress of the tasks, in the order in which they were asked for.
    pub fn progress(&self) -> &[Progress] {
        &self.progress
    }

    /// The share of all tasks that is done, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        let done: f64 = self.progress.iter().map(|task| task.fraction).sum();
        done / self.progress.len().max(1) as f64
    }

    /// A report about a task of the present request: for tests of the screens.
    #[cfg(any(test, feature = "testing"))]
    pub fn report(&self, task: usize, event: Event<T::Found>) -> WorkerEvent<T::Found> {
        WorkerEvent {
            request: self.number,
            task,
            elapsed: 0.0,
            event,
        }
    }

    /// A report that a share of a task is done: for tests of the screens.
    #[cfg(any(test, feature = "testing"))]
    pub fn slice(&self, task: usize, fraction: f64, found: T::Found) -> WorkerEvent<T::Found> {
        let progress = Progress {
            fraction,
            done: fraction >= 1.0,
            steps: 1,
        };
        self.report(task, Event::Slice { progress, found })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::queens::{Found, Task};

    type Request = super::Request<Task>;
    use bezzel_solver::queens::Piece;

    fn tasks(count: u64) -> Vec<Task> {
        let task = |all| Task::Fundamental {
            n: 8,
            piece: Piece::Queen,
            all,
        };
        (0..count).map(task).collect()
    }

    fn running(count: u64) -> Request {
        let mut request = Request::default();
        request.ask(tasks(count));
        request
    }

    #[test]
    fn it_is_idle_until_it_is_asked_and_done_with_its_last_task() {
        let mut request = Request::default();
        assert_eq!((request.state().name(), request.wanted()), ("idle", None));
        request.ask(tasks(2));
        assert_eq!(request.wanted().map(|tasks| tasks.len()), Some(2));
        let slice = request.accept(request.slice(1, 1.0, Found::Fundamental(12)));
        assert_eq!(slice.map(|slice| slice.task), Some(1));
        assert_eq!(
            (request.state().name(), request.fraction()),
            ("running", 0.5)
        );
        request.accept(request.slice(0, 1.0, Found::Fundamental(12)));
        assert_eq!((request.state().name(), request.fraction()), ("done", 1.0));
        assert_eq!(request.wanted(), None);
    }

    #[test]
    fn tasks_are_compared_only_with_others() {
        #[derive(Clone, Debug)]
        struct Large(u32);
        impl PartialEq for Large {
            fn eq(&self, other: &Self) -> bool {
                assert!(!std::ptr::eq(self, other), "compared with itself");
                self.0 == other.0
            }
        }
        let tasks = |number| Tasks(Rc::new([Large(number)]));
        let same = tasks(1);
        assert_eq!(same.clone(), same);
        assert_eq!(tasks(1), same);
        assert_ne!(tasks(2), same);
    }

    #[test]
    fn an_event_after_a_stop_or_a_new_request_is_late() {
        let stops: [fn(&mut Request); 5] = [
            Request::pause,
            Request::cancel,
            Request::reset,
            Request::finish,
            |request| request.ask(tasks(1)),
        ];
        for stop in stops {
            let mut request = running(1);
            let late = [
                request.slice(0, 1.0, Found::Fundamental(12)),
                request.report(0, Event::Failed(Failure::Workers)),
            ];
            stop(&mut request);
            let stopped = request.clone();
            for late in late {
                assert_eq!(request.accept(late), None);
                assert_eq!(request, stopped);
            }
        }
    }

    #[test]
    fn a_failure_of_one_task_ends_all_of_them() {
        let mut request = running(3);
        let failed = request.report(2, Event::Failed(Failure::Workers));
        assert_eq!(request.accept(failed), None);
        assert_eq!(request.state(), &JobState::Failed(Failure::Workers));
        assert_eq!(request.wanted(), None);
        request.cancel();
        assert_eq!(request.state().name(), "cancelled");
    }

    #[test]
    fn what_has_not_begun_or_is_over_cannot_be_cancelled() {
        let mut request = Request::default();
        request.cancel();
        assert_eq!(request.state().name(), "idle");
        request.ask(tasks(1));
        request.finish();
        request.cancel();
        assert_eq!(request.state().name(), "done");
    }
}
