use super::checkpoint::TourCountCheckpoint;
use super::progress::{TourCountStage, fraction};
use super::stages::Stages;
use super::work::Work;
use super::{CountError, TourCountRequest};
use crate::job::{Job, Progress, Resumable};

/// Counts the tours of a board, or of a share of the work, as a [`Job`].
///
/// A result is the number of tours that a join adds, or the error that ends the work: the device may
/// have too little memory. A step is about a thousand states that are looked at, some ten
/// microseconds.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::TourKind;
/// use bezzel_solver::knight::count::{TourCount, TourCountRequest};
///
/// let whole = TourCountRequest::whole(Size::square(6)?, TourKind::Closed);
/// let mut total = 0;
/// for share in 0..3 {
///     let mut job = TourCount::start(TourCountRequest { share, shares: 3, ..whole.clone() })?;
///     let mut failure = None;
///     let mut add = |found| match found {
///         Ok(tours) => total += tours,
///         Err(error) => failure = Some(error),
///     };
///     while !job.advance(10, &mut add).done {}
///     assert_eq!(failure, None);
/// }
/// assert_eq!(total, 9862);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct TourCount {
    request: TourCountRequest,
    /// `None` at the end.
    stages: Option<Stages>,
    resumed: TourCountCheckpoint,
    at: TourCountCheckpoint,
    work: Work,
}

impl TourCount {
    /// The number of tours counted so far, also before a resumption.
    #[must_use]
    pub const fn sum(&self) -> u128 {
        self.at.sum
    }

    /// The present stage of the work.
    #[must_use]
    pub fn stage(&self) -> TourCountStage {
        TourCountStage::new(self.stages.as_ref(), &self.at)
    }

    /// Does a little, and returns the number of states that were looked at.
    fn work(&mut self, found: &mut dyn FnMut(Result<u128, CountError>)) -> Result<u64, CountError> {
        let Some(stages) = &mut self.stages else {
            return Ok(0);
        };
        if let Some(work) = stages.prepare()? {
            return Ok(work);
        }
        let parts = stages.parts().unwrap_or(0);
        if self.at.parts != parts {
            // The number is written only into a count that was not resumed.
            if self.at.parts != 0 {
                return Err(self.resumed.refused());
            }
            self.at.parts = parts;
        }
        let shares = u64::from(self.request.shares);
        let share = u64::from(self.request.share);
        let ahead = (share + shares - self.at.next % shares) % shares;
        let part = self.at.next.saturating_add(ahead);
        if part >= parts {
            self.at.next = parts;
            self.stages = None;
            return Ok(0);
        }
        let (tours, work) = stages.join(part)?;
        self.at.sum = self.at.sum.checked_add(tours).ok_or(CountError::TooMany)?;
        self.at.next = part + 1;
        if tours > 0 {
            found(Ok(tours));
        }
        Ok(work)
    }
}

impl Job for TourCount {
    type Request = TourCountRequest;
    /// The number of tours of a join, or the error that ends the work.
    type Found = Result<u128, CountError>;
    type Output = Result<u128, CountError>;
    type Error = CountError;

    fn start(request: TourCountRequest) -> Result<Self, CountError> {
        Self::resume(request, TourCountCheckpoint::default())
    }

    /// Works for about `steps` steps. After an error nothing more can be found, and the work counts
    /// as done.
    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Result<u128, CountError>)) -> Progress {
        let mut left = steps;
        while left > 0 && self.stages.is_some() {
            match self.work(found) {
                Ok(states) => left = left.saturating_sub(self.work.add(states)),
                Err(error) => {
                    self.stages = None;
                    found(Err(error));
                }
            }
        }
        self.progress()
    }

    fn run(mut self) -> Self::Output {
        let mut failure = None;
        self.advance(u64::MAX, &mut |found| failure = found.err());
        failure.map_or(Ok(self.sum()), Err)
    }

    fn progress(&self) -> Progress {
        Progress {
            fraction: match &self.stages {
                Some(stages) => fraction(&self.request, stages, &self.resumed, &self.at),
                None => 1.0,
            },
            done: self.stages.is_none(),
            steps: self.work.steps(),
        }
    }
}

impl Resumable for TourCount {
    type Checkpoint = TourCountCheckpoint;

    /// Prepares the work from where a checkpoint of the same request left it: everything before the
    /// joins is done again, and the fraction stands still meanwhile.
    fn resume(
        request: TourCountRequest,
        checkpoint: TourCountCheckpoint,
    ) -> Result<Self, CountError> {
        request.check()?;
        if checkpoint.next > checkpoint.parts || checkpoint.next == 0 && checkpoint.sum > 0 {
            return Err(checkpoint.refused());
        }
        Ok(Self {
            stages: Some(Stages::new(&request, None)?),
            request,
            resumed: checkpoint,
            at: checkpoint,
            work: Work::resumed(checkpoint.steps),
        })
    }

    fn checkpoint(&self) -> TourCountCheckpoint {
        TourCountCheckpoint {
            steps: self.work.steps(),
            ..self.at
        }
    }
}
