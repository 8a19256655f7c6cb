//! A count of a board's tours.

use bezzel_solver::knight::count::{CountError, TourCount, TourCountRequest};
use bezzel_solver::{Checkpoint, Job, Progress};

use super::tasks::{Counted, Found, Task};

/// The work on [`Task::Count`].
#[derive(Debug)]
pub(super) struct Counting {
    request: TourCountRequest,
    job: TourCount,
}

impl Counting {
    pub(super) fn start(
        request: TourCountRequest,
        from: Option<Checkpoint<TourCount>>,
    ) -> Result<Self, CountError> {
        let job = match from {
            None => TourCount::start(request),
            Some(checkpoint) => TourCount::resume(request, checkpoint),
        };
        job.map(|job| Self { request, job })
    }

    pub(super) fn advance(&mut self, steps: u64) -> (Progress, Found) {
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
        (progress, Found::Counted(counted))
    }

    pub(super) fn rest(&self) -> Task {
        Task::Count {
            request: self.request,
            from: Some(self.job.checkpoint()),
        }
    }
}
