//! A task at work in a worker: the solver's job behind it.

use bezzel_solver::queens::count::{Count, CountRequest, fundamental};
use bezzel_solver::queens::steps::Survey;
use bezzel_solver::queens::{ListRequest, Listing};
use bezzel_solver::{Job, Progress};

use super::timed::Timed;
use super::{Counted, Found, Solutions, Task};
use crate::bridge::AtWork;
use crate::bridge::driver::now;
use crate::bridge::plain::{self, Plain};

/// A task at work.
#[allow(missing_docs)] // The variants are those of `Task`.
pub enum Working {
    List {
        request: ListRequest,
        job: Box<Listing>,
    },
    Count {
        task: Task,
        job: Box<Count>,
    },
    /// Work of a single step.
    Fundamental {
        task: Task,
        count: u64,
    },
    Plain(Box<dyn Plain<Task, Found>>),
}

impl AtWork for Working {
    type Task = Task;

    fn start(task: Task) -> Result<Self, String> {
        match task {
            Task::List { request, from } => {
                let job = match from {
                    None => Listing::start(request.clone()),
                    Some(checkpoint) => Listing::resume(request.clone(), checkpoint),
                };
                job.map(Box::new)
                    .map(|job| Self::List { request, job })
                    .map_err(|error| error.to_string())
            }
            Task::Count {
                n,
                piece,
                share,
                shares,
                from,
            } => CountRequest::share(n, piece, share as u64, shares as u64)
                .and_then(|request| match from {
                    None => Count::start(request),
                    Some(checkpoint) => Count::resume(request, checkpoint),
                })
                .map(Box::new)
                .map(|job| Self::Count { task, job })
                .map_err(|error| error.to_string()),
            Task::Assisted { .. } => Err("this worker has no graphics processor".to_owned()),
            Task::Fundamental { n, piece, all } => fundamental(n, piece, all)
                .map(|count| Self::Fundamental { task, count })
                .map_err(|error| error.to_string()),
            Task::Survey { request, from } => plain::start(
                request,
                from,
                |_: &Survey, landmarks| Found::Landmarks(landmarks),
                |request, checkpoint| Task::Survey {
                    request,
                    from: Some(checkpoint),
                },
            )
            .map(Self::Plain),
            Task::Census {
                plan,
                from,
                nanoseconds,
            } => match Timed::start(plan, from, nanoseconds, now) {
                Ok(timed) => Ok(Self::Plain(Box::new(timed))),
                Err(error) => Err(error.to_string()),
            },
        }
    }

    /// Leaves what this has worked on for another share of the same count, and
    /// keeps the lists that the shares have in common: making them anew would
    /// take half as long as counting. Tells whether the task is such a share.
    fn go_over_to(&mut self, next: &Task) -> bool {
        let (
            Self::Count { task, job },
            &Task::Count {
                n,
                piece,
                share,
                shares,
                from: None,
            },
        ) = (&mut *self, next)
        else {
            return false;
        };
        let same_board = matches!(task, Task::Count { n: before, piece: before_piece, .. }
            if (*before, *before_piece) == (n, piece));
        let goes_over = same_board
            && CountRequest::share(n, piece, share as u64, shares as u64)
                .and_then(|request| job.go_over_to(request.parts))
                .is_ok();
        if goes_over {
            task.clone_from(next);
        }
        goes_over
    }

    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        match self {
            Self::List { request, job } => {
                let mut batch = Solutions::new(request.n);
                let progress = job.advance(steps, &mut |found| {
                    batch.push(&found, found.orbit_size());
                });
                (progress, Found::Solutions(batch))
            }
            Self::Count { job, .. } => {
                let progress = job.advance(steps, &mut |_| {});
                let (sum, at) = (job.sum(), job.checkpoint());
                (progress, Found::Counted(Counted { sum, at }))
            }
            Self::Fundamental { count, .. } => {
                let progress = Progress {
                    fraction: 1.0,
                    done: true,
                    steps: 1,
                };
                (progress, Found::Fundamental(*count))
            }
            Self::Plain(job) => job.advance(steps),
        }
    }

    fn rest(&self) -> Task {
        match self {
            Self::List { request, job } => Task::List {
                request: request.clone(),
                from: Some(job.checkpoint()),
            },
            Self::Count { task, job } => {
                let mut rest = task.clone();
                if let Task::Count { from, .. } = &mut rest {
                    *from = Some(job.checkpoint());
                }
                rest
            }
            Self::Fundamental { task, .. } => task.clone(),
            Self::Plain(job) => job.rest(),
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;

    use super::*;

    fn share(share: usize) -> Task {
        Task::Count {
            n: 10,
            piece: Piece::Queen,
            share,
            shares: 8,
            from: None,
        }
    }

    /// Works to the end, in slices of two steps; gives what was counted.
    fn finish(working: &mut Working) -> u64 {
        loop {
            let (progress, found) = working.advance(2);
            let Found::Counted(counted) = found else {
                panic!("a count counts: {found:?}");
            };
            if progress.done {
                return counted.sum;
            }
        }
    }

    #[test]
    fn the_shares_of_a_count_add_up_wherever_they_are_broken_off() {
        let mut all = 0;
        for number in 0..8 {
            let mut working = Working::start(share(number)).unwrap();
            working.advance(3);
            all += finish(&mut Working::start(working.rest()).unwrap());
        }
        assert_eq!(all, 724);
    }

    #[test]
    fn a_survey_finds_the_same_landmarks_wherever_it_is_broken_off() {
        use bezzel_solver::queens::steps::{Algorithm, Plan, SurveyRequest};

        let survey = |steps: u64| {
            let request = SurveyRequest {
                plan: Plan::new(6, Algorithm::Masks),
                until: None,
            };
            let mut all = Vec::new();
            let mut task = Task::Survey {
                request,
                from: None,
            };
            loop {
                let mut working = Working::start(task).unwrap();
                let (progress, found) = working.advance(steps);
                let Found::Landmarks(landmarks) = found else {
                    panic!("a survey finds landmarks: {found:?}");
                };
                all.extend(landmarks);
                if progress.done {
                    return all;
                }
                task = working.rest();
            }
        };
        assert_eq!(survey(100), survey(u64::MAX));
    }

    #[test]
    fn one_job_counts_share_after_share() {
        let mut working = Working::start(share(0)).unwrap();
        let mut all = finish(&mut working);
        for number in 1..8 {
            assert!(working.go_over_to(&share(number)));
            all += finish(&mut working);
        }
        assert_eq!(all, 724);
    }

    #[test]
    fn a_share_that_was_begun_and_other_boards_need_a_job_of_their_own() {
        let mut working = Working::start(share(0)).unwrap();
        working.advance(3);
        let begun = working.rest();
        assert!(!working.go_over_to(&begun));
        let mut other = share(1);
        if let Task::Count { n, .. } = &mut other {
            *n = 11;
        }
        assert!(!working.go_over_to(&other));
        assert_eq!(working.rest(), begun, "it stays as it was");
    }
}
