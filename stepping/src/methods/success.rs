use super::{Attempt, AttemptError, Method};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, TourKind, TourRequest, verdict};
use bezzel_solver::{Job, Progress, Resumable};

/// Tries a method from each square of a board, as a [`Job`]: from how many does it find a tour?
///
/// A step of the job is one start. The result for each start is reported.
///
/// # Examples
///
/// The trap of Warnsdorff's rule:
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::Size;
/// use bezzel_stepping::methods::{Method, SuccessRate, SuccessRequest, Ties};
///
/// let rate = |n, ties| -> Result<_, Box<dyn std::error::Error>> {
///     let method = Method::Warnsdorff { ties, backtracking: false };
///     let request = SuccessRequest { size: Size::square(n)?, method, limit: 1000 };
///     let (mut possible, mut found) = (0, 0);
///     SuccessRate::start(request)?.advance(u64::MAX, &mut |result| {
///         possible += u32::from(result.possible);
///         found += u32::from(result.found);
///     });
///     Ok((found, possible))
/// };
/// assert_eq!(rate(8, Ties::Roth)?, (64, 64));
/// let (found, possible) = rate(7, Ties::Fixed)?;
/// assert!(found < possible);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SuccessRate {
    request: SuccessRequest,
    board: Board,
    next: u64,
}

/// The parameters of a [`SuccessRate`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct SuccessRequest {
    /// The size of the board.
    pub size: Size,
    /// The method.
    pub method: Method,
    /// The most moves that an attempt may make and take back.
    pub limit: u64,
}

/// The result for one start.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct StartResult {
    /// The start.
    pub start: Square,
    /// Whether there is a tour from there.
    pub possible: bool,
    /// Whether the method found one.
    pub found: bool,
    /// The moves that it made and took back.
    pub steps: u64,
}

/// The state of a [`SuccessRate`].
#[derive(
    Copy, Clone, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct SuccessCheckpoint {
    /// The number of starts that have been tried, row by row from the top.
    next: u64,
}

impl SuccessRate {
    fn result(&self, start: Square) -> StartResult {
        let request = TourRequest::open().from(start);
        let possible = verdict(&self.board, &request).is_ok();
        let SuccessRequest { method, limit, .. } = self.request;
        let mut found = false;
        let mut steps = 0;
        if let Ok(mut attempt) = Attempt::new(&self.board, start, TourKind::Open, method) {
            found = attempt.run(limit);
            steps = attempt.steps();
        }
        StartResult {
            start,
            possible,
            found,
            steps,
        }
    }
}

impl Job for SuccessRate {
    type Request = SuccessRequest;
    type Found = StartResult;
    type Output = Vec<StartResult>;
    type Error = AttemptError;

    fn start(request: SuccessRequest) -> Result<Self, AttemptError> {
        Self::resume(request, SuccessCheckpoint::default())
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(StartResult)) -> Progress {
        let columns = u64::from(self.request.size.columns());
        let end = self
            .request
            .size
            .area()
            .min(self.next.saturating_add(steps));
        while self.next < end {
            let [row, column] = [self.next / columns, self.next % columns];
            found(self.result(Square::new(row as u32, column as u32)));
            self.next += 1;
        }
        self.progress()
    }

    fn run(mut self) -> Self::Output {
        let mut results = Vec::new();
        self.advance(u64::MAX, &mut |result| results.push(result));
        results
    }

    fn progress(&self) -> Progress {
        let area = self.request.size.area();
        Progress {
            fraction: self.next as f64 / area as f64,
            done: self.next == area,
            steps: self.next,
        }
    }
}

impl Resumable for SuccessRate {
    type Checkpoint = SuccessCheckpoint;

    fn resume(
        request: SuccessRequest,
        checkpoint: SuccessCheckpoint,
    ) -> Result<Self, AttemptError> {
        let size = request.size;
        if size.area() > bezzel_solver::knight::MAX_AREA {
            return Err(AttemptError::TooLarge { size });
        }
        let (next, starts) = (checkpoint.next, size.area());
        if next > starts {
            return Err(AttemptError::Checkpoint { next, starts });
        }
        Ok(Self {
            board: Board::from(size),
            next,
            request,
        })
    }

    fn checkpoint(&self) -> SuccessCheckpoint {
        SuccessCheckpoint { next: self.next }
    }
}
