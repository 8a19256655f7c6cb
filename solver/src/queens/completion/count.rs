use super::rows::Rows;
use super::{CompletionRequest, obstacle};
use crate::job::{Job, Progress, Resumable, Steps};
use crate::queens::count::{self, Count, CountRequest};
use crate::queens::open::Open;
use crate::queens::{QueensError, Solution};

/// Counts all completions of a position, as a [`Job`].
///
/// The results are numbers of completions, which add up. The rows without a piece are searched
/// with bit masks, narrow ones first; the empty board is counted by
/// [`Count`](crate::queens::count::Count). With one queen on 16 x 16 squares it takes about a
/// second, and with each further one several times less.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::Piece;
/// use bezzel_solver::queens::completion::{CompletionCount, CompletionRequest};
///
/// // Four of the 92 solutions have a queen in a given corner.
/// let request = CompletionRequest::new(8, Piece::Queen, vec![Square::new(7, 0)], 0)?;
/// let mut job = CompletionCount::start(request)?;
/// while !job.advance(100, &mut |_| {}).done {}
/// assert_eq!(job.sum(), 4);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CompletionCount {
    method: Method,
}

/// The position of a [`CompletionCount`] in its work.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum CompletionCountCheckpoint {
    /// All solutions of an empty board are counted.
    Empty(<Count as Resumable>::Checkpoint),
    /// The rows without a piece are filled one after the other.
    Rows {
        /// The columns, from 1, of the pieces on the board, in the order in which they were put
        /// there.
        columns: Vec<u8>,
        /// The first column that has not been tried in the next row, or n + 1.
        next: u8,
        /// The completions counted.
        sum: u64,
        /// The number of steps taken.
        steps: u64,
    },
}

#[derive(Clone, Debug)]
enum Method {
    Empty(Box<Count>),
    Rows {
        /// `None` where the number is plain: 0 if something is in the way, 1 if no row is empty.
        rows: Option<Box<Rows>>,
        plain: u64,
        sum: u64,
        steps: Steps,
    },
}

impl CompletionCount {
    /// The number of completions counted so far, also before a resumption.
    #[must_use]
    pub const fn sum(&self) -> u64 {
        match &self.method {
            Method::Empty(count) => count.sum(),
            Method::Rows { sum, .. } => *sum,
        }
    }

    fn is_done(&self) -> bool {
        match &self.method {
            Method::Empty(count) => count.progress().done,
            Method::Rows {
                rows: Some(rows), ..
            } => rows.is_done(),
            Method::Rows { steps, .. } => steps.get() > 0,
        }
    }
}

impl Job for CompletionCount {
    type Request = CompletionRequest;
    type Found = u64;
    type Output = u64;
    type Error = QueensError;

    fn start(request: CompletionRequest) -> Result<Self, QueensError> {
        let CompletionRequest { n, piece, .. } = request;
        let fixed = request.placement()?;
        QueensError::check_n(n.into(), Solution::MAX_N)?;
        if fixed.is_empty() && n <= count::MAX_N {
            let count = Count::start(CountRequest::whole(n, piece)?)?;
            return Ok(Self {
                method: Method::Empty(Box::new(count)),
            });
        }
        let open = Open::of(&fixed, piece);
        let obstructed = obstacle(&fixed, piece).is_some();
        let rows = (!obstructed && !open.is_full()).then(|| Box::new(Rows::new(n, piece, &open)));
        Ok(Self {
            method: Method::Rows {
                rows,
                plain: u64::from(!obstructed),
                sum: 0,
                steps: Steps::default(),
            },
        })
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(u64)) -> Progress {
        match &mut self.method {
            Method::Empty(count) => {
                count.advance(steps, found);
            }
            Method::Rows {
                rows,
                plain,
                sum,
                steps: taken,
            } => {
                let mut report = |more: u64| {
                    if more > 0 {
                        *sum = sum.saturating_add(more);
                        found(more);
                    }
                };
                for _ in 0..steps {
                    match rows {
                        Some(rows) if rows.is_done() => break,
                        Some(rows) => report(rows.step()),
                        None if taken.get() > 0 => break,
                        None => report(*plain),
                    }
                    taken.add(1);
                }
            }
        }
        self.progress()
    }

    fn run(mut self) -> Self::Output {
        self.advance(u64::MAX, &mut |_| {});
        self.sum()
    }

    fn progress(&self) -> Progress {
        match &self.method {
            Method::Empty(count) => count.progress(),
            Method::Rows { rows, steps, .. } => {
                let fraction = rows.as_ref().map_or(0.0, |rows| rows.fraction());
                Progress::new(self.is_done(), fraction, steps.get())
            }
        }
    }
}

impl Resumable for CompletionCount {
    type Checkpoint = CompletionCountCheckpoint;

    fn resume(
        request: CompletionRequest,
        checkpoint: CompletionCountCheckpoint,
    ) -> Result<Self, QueensError> {
        let mut job = Self::start(request.clone())?;
        match (&mut job.method, checkpoint) {
            (Method::Empty(count), CompletionCountCheckpoint::Empty(checkpoint)) => {
                let request = CountRequest::whole(request.n, request.piece)?;
                **count = Count::resume(request, checkpoint)?;
            }
            (
                Method::Rows {
                    rows, sum, steps, ..
                },
                CompletionCountCheckpoint::Rows {
                    columns,
                    next,
                    sum: counted,
                    steps: taken,
                },
            ) => {
                let agrees = match rows {
                    Some(rows) => rows.follow(&columns, next),
                    None => columns.is_empty(),
                };
                if !agrees || taken == 0 && counted > 0 {
                    return Err(QueensError::elsewhere());
                }
                (*sum, *steps) = (counted, Steps::new(taken));
            }
            _ => return Err(QueensError::elsewhere()),
        }
        Ok(job)
    }

    fn checkpoint(&self) -> CompletionCountCheckpoint {
        match &self.method {
            Method::Empty(count) => CompletionCountCheckpoint::Empty(count.checkpoint()),
            Method::Rows {
                rows, sum, steps, ..
            } => {
                let (columns, next) = rows.as_ref().map_or((Vec::new(), 1), |rows| rows.path());
                CompletionCountCheckpoint::Rows {
                    columns,
                    next,
                    sum: *sum,
                    steps: steps.get(),
                }
            }
        }
    }
}
