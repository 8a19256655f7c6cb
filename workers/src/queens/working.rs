//! A task at work in a worker: the solver's job behind it.

use bezzel_solver::queens::count::{Count, fundamental};
use bezzel_solver::queens::{Listing, Piece, Solution};
use bezzel_solver::{Job, Progress, Resumable};
use bezzel_stepping::queens::Survey;

use super::timed::Timed;
use super::{Counted, Found, Share, Solutions, Task};
use crate::clock::now;
use crate::plain::{Step, begin};
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        match self {
            Self::List(rest) => rest.start(Self::List, packed),
            Self::Count { piece, share } => {
                let request = share.request(piece).map_err(|error| error.to_string())?;
                let job = begin(request, share.from)?;
                Ok(Box::new(Counting { piece, share, job }))
            }
            Self::Fundamental { n, piece, all } => match fundamental(n, piece, all) {
                Ok(count) => Ok(Box::new(Step(self, move || Found::Fundamental(count)))),
                Err(error) => Err(error.to_string()),
            },
            Self::Survey(rest) => rest.start(Self::Survey, |_: &Survey, landmarks| {
                Found::Landmarks(landmarks)
            }),
            Self::Census {
                plan,
                from,
                nanoseconds,
            } => Ok(Box::new(Timed::start(plan, from, nanoseconds, now)?)),
        }
    }
}

fn packed(_: &Listing, solutions: Vec<Solution>) -> Found {
    let mut batch = Solutions::new(solutions.first().map_or(0, Solution::n));
    for solution in solutions {
        batch.push(&solution, solution.orbit_size());
    }
    Found::Solutions(batch)
}

/// The work on [`Task::Count`].
struct Counting {
    piece: Piece,
    share: Share,
    job: Count,
}

impl AtWork<Task> for Counting {
    /// Takes over another share of the same count, and keeps the lists that the shares have in common: making them
    /// again would take half as long as counting. Returns true if the task is such a share.
    fn restart_on(&mut self, next: &Task) -> bool {
        let &Task::Count { piece, share } = next else {
            return false;
        };
        let same_board = (piece, share.n) == (self.piece, self.share.n);
        let goes_over = same_board
            && share.from.is_none()
            && share
                .request(piece)
                .and_then(|request| self.job.restart_on(request.parts))
                .is_ok();
        if goes_over {
            self.share = share;
        }
        goes_over
    }

    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let progress = self.job.advance(steps, &mut |_| {});
        let (sum, at) = (self.job.sum(), self.job.checkpoint());
        (progress, Found::Counted(Counted { sum, at }))
    }

    fn rest(&self) -> Task {
        Task::Count {
            piece: self.piece,
            share: Share {
                from: Some(self.job.checkpoint()),
                ..self.share
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::tests::found_in_slices;

    fn share(share: usize) -> Task {
        Task::Count {
            piece: Piece::Queen,
            share: Share {
                n: 10,
                share,
                shares: 8,
                from: None,
            },
        }
    }

    /// Works to the end, in slices of two steps. Returns the sum.
    fn finish(working: &mut dyn AtWork<Task>) -> u64 {
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
            let mut working = share(number).start().unwrap();
            working.advance(3);
            all += finish(&mut *working.rest().start().unwrap());
        }
        assert_eq!(all, 724);
    }

    #[test]
    fn a_survey_finds_the_same_landmarks_wherever_it_is_broken_off() {
        use bezzel_stepping::queens::{Algorithm, Plan, SurveyRequest};

        let survey = |steps: u64| {
            let request = SurveyRequest {
                plan: Plan::new(6, Algorithm::Masks),
                until: None,
            };
            let found = found_in_slices(Task::Survey(request.into()), steps);
            let landmarks = found.into_iter().flat_map(|found| match found {
                Found::Landmarks(landmarks) => landmarks,
                other => panic!("a survey finds landmarks: {other:?}"),
            });
            landmarks.collect::<Vec<_>>()
        };
        assert_eq!(survey(100), survey(u64::MAX));
    }

    #[test]
    fn one_job_counts_share_after_share() {
        let mut working = share(0).start().unwrap();
        let mut all = finish(&mut *working);
        for number in 1..8 {
            assert!(working.restart_on(&share(number)));
            all += finish(&mut *working);
        }
        assert_eq!(all, 724);
    }

    #[test]
    fn a_share_that_was_begun_and_other_boards_need_a_job_of_their_own() {
        let mut working = share(0).start().unwrap();
        working.advance(3);
        let begun = working.rest();
        assert!(!working.restart_on(&begun));
        let mut other = share(1);
        if let Task::Count { share, .. } = &mut other {
            share.n = 11;
        }
        assert!(!working.restart_on(&other));
        assert_eq!(working.rest(), begun, "it stays as it was");
    }
}
