//! A task at work in a worker: the solver's job behind it.

use bezzel_solver::queens::count::{Count, CountRequest, fundamental};
use bezzel_solver::queens::{ListRequest, Listing};
use bezzel_solver::{Job, Progress};

use super::protocol::{Found, Solutions, Task};

/// A task at work.
#[derive(Debug)]
pub(super) enum Working {
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
}

impl Working {
    /// Starts a task, or goes on with what was left of it.
    pub(super) fn start(task: Task) -> Result<Self, String> {
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
            Task::Fundamental { n, piece, all } => fundamental(n, piece, all)
                .map(|count| Self::Fundamental { task, count })
                .map_err(|error| error.to_string()),
        }
    }

    /// Works for about `steps` steps.
    pub(super) fn advance(&mut self, steps: u64) -> (Progress, Found) {
        match self {
            Self::List { request, job } => {
                let mut batch = Solutions::new(request.n);
                let progress = job.advance(steps, &mut |found| {
                    batch.push(&found.solution, found.orbit_size);
                });
                (progress, Found::Solutions(batch))
            }
            Self::Count { job, .. } => {
                let mut more = 0;
                let progress = job.advance(steps, &mut |solutions| more += solutions);
                (progress, Found::Counted(more))
            }
            Self::Fundamental { count, .. } => {
                let progress = Progress {
                    fraction: 1.0,
                    done: true,
                    steps: 1,
                };
                (progress, Found::Fundamental(*count))
            }
        }
    }

    /// What is left to do.
    pub(super) fn rest(&self) -> Task {
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
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;

    use super::*;

    #[test]
    fn the_shares_of_a_count_add_up_wherever_they_are_broken_off() {
        let mut all = 0;
        for share in 0..8 {
            let mut working = Working::start(Task::Count {
                n: 10,
                piece: Piece::Queen,
                share,
                shares: 8,
                from: None,
            })
            .unwrap();
            loop {
                let (progress, found) = working.advance(2);
                let Found::Counted(more) = found else {
                    panic!("a count counts: {found:?}");
                };
                all += more;
                if progress.done {
                    break;
                }
                working = Working::start(working.rest()).unwrap();
            }
        }
        assert_eq!(all, 724);
    }
}
