use super::construct;
use super::random::Making;
use crate::job::{Job, Progress, Steps, answer};
use crate::queens::QueensError;

/// A request for a [`Construct`].
///
/// The fields are plain data, also when they are deserialised: a request that is not valid is
/// refused when the work is to start.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ConstructRequest {
    /// The number of rows, of columns and of queens: 1 to [`MAX_N`](super::MAX_N), but 2 and 3.
    pub n: u32,
    /// The seed of a random solution: see [`random`](super::random()). Another seed leads to another solution. Without
    /// a seed, the job makes the solution of the modulo-12 rule: see [`construct`].
    pub seed: Option<u64>,
}

/// Constructs a solution, as a [`Job`]. The one result is the list of columns, from 1.
///
/// By the modulo-12 rule that is a single step. At random, a step is a queen that is thrown, or an
/// exchange that is tried, some ten nanoseconds; n = 1,000,000 takes three million of them.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::queens::construct::{Construct, ConstructRequest, check};
///
/// let request = ConstructRequest { n: 1000, seed: Some(7) };
/// let mut job = Construct::start(request)?;
/// let mut columns = Vec::new();
/// while !job.advance(500, &mut |found| columns = found).done {}
/// assert_eq!(check(&columns), Ok(()));
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Construct {
    making: Making,
    steps: Steps,
}

impl Construct {
    /// Takes up to `steps` steps, fewer if the solution is made.
    fn make(&mut self, steps: u64) -> Option<Vec<u32>> {
        let mut left = steps;
        while left > 0 && !self.making.is_taken() {
            let taken = self.making.advance(left);
            left -= taken;
            self.steps.add(taken);
            if let Some(columns) = self.making.take() {
                return Some(columns);
            }
        }
        None
    }
}

impl Job for Construct {
    type Request = ConstructRequest;
    type Found = Vec<u32>;
    type Output = Option<Vec<u32>>;
    type Error = QueensError;

    fn start(request: ConstructRequest) -> Result<Self, QueensError> {
        let ConstructRequest { n, seed } = request;
        let making = match seed {
            None => Making::Made(Some(construct(n)?)),
            Some(seed) => Making::new(n, seed)?,
        };
        Ok(Self {
            making,
            steps: Steps::default(),
        })
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Vec<u32>)) -> Progress {
        if let Some(columns) = self.make(steps) {
            found(columns);
        }
        self.progress()
    }

    fn run(self) -> Self::Output {
        answer(self)
    }

    fn progress(&self) -> Progress {
        let Self { making, steps } = self;
        Progress::new(making.is_taken(), making.fraction(), steps.get())
    }
}
