use super::search::{Outcome, Search};
use super::{CompletionRequest, NoCompletion, obstacle};
use crate::job::{Job, Progress, Steps, answer};
use crate::queens::open::Open;
use crate::queens::{Piece, Placement, QueensError};

/// Finds one completion of a position or proves that there is none, as a [`Job`].
///
/// The result is the complete board, or the reason why there is none. Which completion it is depends on the request alone.
///
/// A step is one piece placed or one row or column given up. Boards up to 64 x 64 usually take
/// some hundred steps, which is less than a millisecond. Completing is NP-complete, so there are
/// positions that take for ever.
///
/// Source: I. P. Gent, C. Jefferson, P. Nightingale, "Complexity of n-queens completion",
/// JAIR 59, 2017.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::{Piece, Placement};
/// use bezzel_solver::queens::completion::{Completion, CompletionRequest};
///
/// // . . . . . .      . . . Q . .
/// // . . . . . .      Q . . . . .
/// // . . . . Q .  ->  . . . . Q .
/// // . . . . . .      . Q . . . .
/// // . . . . . .      . . . . . Q
/// // . . . . . .      . . Q . . .
/// let fixed = vec![Square::new(2, 4)];
/// let request = CompletionRequest::new(6, Piece::Queen, fixed, 1)?;
/// let mut found = Vec::new();
/// Completion::start(request)?.advance(u64::MAX, &mut |answer| found.push(answer));
/// assert_eq!(found, [Ok(Placement::from_columns(&[4, 1, 5, 2, 6, 3])?)]);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Completion {
    fixed: Placement,
    state: State,
    share: u32,
    steps: Steps,
}

#[derive(Clone, Debug)]
enum State {
    Searching(Box<Search>),
    /// The answer is plain and only waits to be given.
    Known(Result<(), NoCompletion>),
    Answered,
}

impl Completion {
    /// The completion of these pieces, from its beginning.
    pub(super) fn of(fixed: Placement, piece: Piece, seed: u64) -> Self {
        let state = if let Some(reason) = obstacle(&fixed, piece) {
            State::Known(Err(reason))
        } else {
            let open = Open::of(&fixed, piece);
            if open.is_full() {
                State::Known(Ok(()))
            } else {
                State::Searching(Box::new(Search::new(open, seed)))
            }
        };
        Self {
            fixed,
            state,
            share: 0,
            steps: Steps::default(),
        }
    }

    /// Takes a step, and returns the answer if that was the last one.
    pub(super) fn step(&mut self) -> Option<Result<Placement, NoCompletion>> {
        let answer = match &mut self.state {
            State::Answered => return None,
            State::Known(answer) => answer.map(|()| self.fixed.clone()),
            State::Searching(search) => match search.step() {
                Outcome::Open => return None,
                Outcome::Complete => Ok(search.complete(&self.fixed)),
                Outcome::Exhausted => Err(NoCompletion::Exhausted {
                    positions: search.positions(),
                }),
            },
        };
        self.state = State::Answered;
        Some(answer)
    }

    fn share(&self) -> u32 {
        match &self.state {
            State::Searching(search) => self.share.max((search.fraction() * 1e6) as u32),
            State::Known(_) | State::Answered => self.share,
        }
    }
}

impl Job for Completion {
    type Request = CompletionRequest;
    type Found = Result<Placement, NoCompletion>;
    type Output = Option<Result<Placement, NoCompletion>>;
    type Error = QueensError;

    fn start(request: CompletionRequest) -> Result<Self, QueensError> {
        Ok(Self::of(request.placement()?, request.piece, request.seed))
    }

    fn advance(
        &mut self,
        steps: u64,
        found: &mut dyn FnMut(Result<Placement, NoCompletion>),
    ) -> Progress {
        for _ in 0..steps {
            if matches!(self.state, State::Answered) {
                break;
            }
            self.steps.add(1);
            if let Some(answer) = self.step() {
                found(answer);
            }
        }
        self.share = self.share();
        self.progress()
    }

    fn run(self) -> Self::Output {
        answer(self)
    }

    fn progress(&self) -> Progress {
        let done = matches!(self.state, State::Answered);
        Progress::new(done, f64::from(self.share) / 1e6, self.steps.get())
    }
}
