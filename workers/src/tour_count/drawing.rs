//! Many tours drawn at random. Their features are counted here, so that no tour has to be sent to the page.

use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest};
use bezzel_solver::{Job, Progress, Resumable};

use super::features::TourFeatures;
use super::tasks::{Draw, Drawn, Found, Task};
use crate::AtWork;
use crate::plain::begin;

/// The work on [`Task::Draw`].
#[derive(Debug)]
pub struct Drawing {
    draw: Draw,
    /// The job that draws the present share.
    job: Box<RandomTours>,
    /// The tries of the shares before.
    tries: u64,
    /// All shares of the task.
    shares: u32,
}

impl Drawing {
    pub fn start(draw: Draw) -> Result<Self, String> {
        let job: RandomTours = begin(request(&draw), draw.from)?;
        Ok(Self {
            tries: draw.drawn.tries.saturating_sub(job.tries()),
            shares: draw.end.saturating_sub(draw.share),
            job: Box::new(job),
            draw,
        })
    }

    /// Goes over to the present share, from its beginning.
    fn restart(&mut self) -> Result<(), CountError> {
        self.job.restart(request(&self.draw).seed)
    }

    fn is_done(&self) -> bool {
        self.draw.share >= self.draw.end || self.draw.failure.is_some()
    }

    fn progress(&self) -> Progress {
        let left = f64::from(self.draw.end.saturating_sub(self.draw.share));
        let of_share = self.draw.tours as f64 / self.draw.of_share.max(1) as f64;
        let done = self.is_done();
        Progress {
            fraction: if done {
                1.0
            } else {
                1.0 - (left - of_share) / f64::from(self.shares.max(1))
            },
            done,
            steps: self.draw.drawn.tries,
        }
    }
}

impl AtWork<Task> for Drawing {
    /// Goes over to other draws of the board, if they begin a share: the board needs not be prepared again.
    fn restart_on(&mut self, next: &Task) -> bool {
        let Task::Draw(next) = next else {
            return false;
        };
        if self.draw.size != next.size || next.from.is_some() {
            return false;
        }
        self.draw.clone_from(next);
        self.tries = next.drawn.tries;
        self.shares = next.end.saturating_sub(next.share);
        self.restart().is_ok()
    }

    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let mut taken = 0;
        while taken < steps && !self.is_done() {
            taken += 1;
            let Draw {
                drawn,
                tours,
                failure,
                of_share,
                ..
            } = &mut self.draw;
            // One step at a time, so that no more are drawn than are wanted.
            self.job.advance(1, &mut |found| match found {
                Ok(tour) => {
                    *tours += 1;
                    drawn.enter(&TourFeatures::of(&tour));
                }
                Err(error) => *failure = Some(error),
            });
            drawn.tries = self.tries + self.job.tries();
            drawn.two_factors = self.job.two_factors();
            if *tours == *of_share {
                drawn.shares += 1;
                *tours = 0;
                self.tries = drawn.tries;
                self.draw.share += 1;
                self.draw.failure = self.restart().err();
            }
        }
        let begun = self.draw.share < self.draw.end && self.draw.tours > 0;
        self.draw.from = begun.then(|| self.job.checkpoint());
        (self.progress(), Found::Drawn(Box::new(self.draw.clone())))
    }

    fn rest(&self) -> Task {
        Task::Draw(Box::new(self.draw.clone()))
    }
}

/// The request to the solver for the present share. Each share has another seed. The request has more tours than will
/// be drawn, since a finished job drops its preparation.
fn request(draw: &Draw) -> RandomToursRequest {
    let seed = u64::from(draw.seed) << 32 | u64::from(draw.share);
    RandomToursRequest::new(draw.size, TourKind::Closed, seed, u64::MAX)
}

impl Drawn {
    fn enter(&mut self, features: &TourFeatures) {
        self.tours += 1;
        let most = features.slopes.iter().copied().max().unwrap_or_default();
        let values = [
            features.crossings,
            features.sharp_turns,
            features.straight,
            features.wedges,
            most,
        ];
        for (histogram, value) in self.histograms.iter_mut().zip(values) {
            let value = value as usize;
            if histogram.len() <= value {
                histogram.resize(value + 1, 0);
            }
            histogram[value] += 1;
        }
    }
}
