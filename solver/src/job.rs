/// Long work that is done in slices, so that its caller can pause or drop it.
///
/// A job is deterministic: however it is sliced, it finds the same things in the same order, each of them once. Work that
/// may last minutes is [`Resumable`] as well.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::queens::{ListRequest, Listing, Piece, Show};
///
/// let request = ListRequest::new(6, Piece::Queen, Show::All, Vec::new())?;
/// let mut found = Vec::new();
/// let mut job = Listing::start(request)?;
/// while !job.advance(100, &mut |item| found.push(item.to_string())).done {}
/// assert_eq!(found, ["246135", "362514", "415263", "531642"]);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub trait Job: Sized {
    /// The request that starts the work.
    type Request;
    /// One result, which the job reports as soon as it has it.
    type Found;
    /// The output of the whole work: a list, a sum, an answer or a prepared table.
    type Output;
    /// Why a request or a checkpoint is refused.
    type Error: std::error::Error;

    /// Prepares the work from its beginning.
    ///
    /// # Errors
    ///
    /// If the request is not valid.
    fn start(request: Self::Request) -> Result<Self, Self::Error>;

    /// Works for about `steps` steps, fewer if the work ends, and hands each result to `found`.
    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Self::Found)) -> Progress;

    /// Does all the work, however long it takes, and returns its result.
    ///
    /// A job that was resumed returns what it has found since; a sum counts what came before as well. A job with one
    /// answer returns `None` if the answer was given before.
    fn run(self) -> Self::Output;

    /// The progress of the work.
    fn progress(&self) -> Progress;
}

/// A [`Job`] whose position can be stored, so that the work continues later from there.
///
/// Wherever a job is stopped and resumed from a checkpoint, it finds the same things as without a stop.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{ListRequest, Listing, Piece, Show};
/// use bezzel_solver::{Job, Resumable};
///
/// let request = ListRequest::new(6, Piece::Queen, Show::All, Vec::new())?;
/// let mut found = Vec::new();
///
/// let mut job = Listing::start(request.clone())?;
/// job.advance(100, &mut |item| found.push(item.to_string()));
/// let checkpoint = job.checkpoint();
/// drop(job);
///
/// let mut job = Listing::resume(request, checkpoint)?;
/// while !job.advance(100, &mut |item| found.push(item.to_string())).done {}
/// assert_eq!(found, ["246135", "362514", "415263", "531642"]);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub trait Resumable: Job {
    /// The position in the work, to be stored until the work is resumed: opaque data, which can be cloned, compared and, with
    /// the feature `serde`, stored and sent. It is small, and together with the request enough to continue.
    ///
    /// It belongs to the request that it was made for: [`resume`](Self::resume) refuses one that no work on its request can
    /// have left behind, as far as that can be seen, and otherwise continues from there.
    type Checkpoint: Clone + PartialEq;

    /// Prepares the work from where a checkpoint of the same request left it.
    ///
    /// # Errors
    ///
    /// If the request is not valid, or no work on it can have produced the checkpoint.
    fn resume(request: Self::Request, checkpoint: Self::Checkpoint) -> Result<Self, Self::Error>;

    /// The position in the work now, just after the last result that was reported.
    fn checkpoint(&self) -> Self::Checkpoint;
}

/// Works to the end of a job that has one answer, and returns it; `None` if it was given before.
pub fn answer<J: Job>(mut job: J) -> Option<J::Found> {
    let mut answer = None;
    while !job
        .advance(u64::MAX, &mut |found| answer = Some(found))
        .done
    {}
    answer
}

/// Works to the end of a job that has one answer and has not been resumed.
pub fn only_answer<J: Job>(job: J) -> J::Found {
    answer(job).expect("a job that was not resumed has given no answer before")
}

/// The steps that a job has taken, those before a resumption included.
///
/// A checkpoint can say any number, so the counter stays at the greatest one rather than overflow.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps(u64);

impl Steps {
    pub const fn new(taken: u64) -> Self {
        Self(taken)
    }

    pub const fn get(self) -> u64 {
        self.0
    }

    pub const fn add(&mut self, more: u64) {
        self.0 = self.0.saturating_add(more);
    }
}

/// The progress of a [`Job`].
#[derive(Copy, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Progress {
    /// The share of the work that is done, 0 to 1. Never decreases, and is 1 when done.
    ///
    /// It is an estimate: equal shares need not take equal times.
    pub fraction: f64,
    /// Whether everything has been found.
    pub done: bool,
    /// The steps taken since the start, those before a resumption included.
    pub steps: u64,
}

impl Progress {
    /// The progress of a job. `fraction` is ignored if the job is done.
    pub(crate) const fn new(done: bool, fraction: f64, steps: u64) -> Self {
        Self {
            fraction: if done { 1.0 } else { fraction },
            done,
            steps,
        }
    }
}
