//! A count of a board's tours.

use bezzel_solver::knight::count::{TourCount, TourCountRequest};
use bezzel_solver::{Job, Progress, Resumable};

use super::tasks::{Counted, Found, Task};
use crate::plain::begin;
use crate::{AtWork, Rest, RestOf};

/// The work on [`Task::Count`].
#[derive(Debug)]
pub struct Counting {
    request: TourCountRequest,
    job: TourCount,
}

impl Counting {
    pub fn start(Rest { request, from }: RestOf<TourCount>) -> Result<Self, String> {
        begin(request.clone(), from).map(|job| Self { request, job })
    }
}

impl AtWork<Task> for Counting {
    fn advance(&mut self, steps: u64) -> (Progress, Found) {
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

    fn measured(&mut self, found: &mut Found, _elapsed: f64, memory: u64) {
        if let Found::Counted(counted) = found {
            counted.memory = memory;
        }
    }

    fn rest(&self) -> Task {
        Task::Count(Rest {
            request: self.request.clone(),
            from: Some(self.job.checkpoint()),
        })
    }
}
