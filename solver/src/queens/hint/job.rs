use super::{Hint, Tier, advise};
use crate::board::Square;
use crate::job::{Job, Progress, Steps, answer};
use crate::queens::completion::{Completion, CompletionRequest, NoCompletion};
use crate::queens::{Placement, QueensError};

/// Gives a hint, as a [`Job`]: the one result is the [`Hint`].
///
/// It looks for a completion first. If there is none, each piece in turn is taken off to see
/// whether there is one without it. A step is one of such a search, and a search that takes too
/// many is given up, so that there always is a hint after a second or two.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::completion::CompletionRequest;
/// use bezzel_solver::queens::hint::{Hint, HintSearch, Tier};
/// use bezzel_solver::queens::{Piece, notation};
///
/// // Q . . . . .
/// // . . . . . .   No solution of six queens has one in a corner.
/// // . . . . . .
/// // . . . . . .
/// // . . . . . .
/// // . . . . . .
/// let board = notation::parse_permutation("100000", None)?;
/// let position = CompletionRequest::of(&board, Piece::Queen, 0);
/// let mut hints = Vec::new();
/// HintSearch::start((position, Tier::Mistake))?.advance(u64::MAX, &mut |hint| hints.push(hint));
/// let [Hint::DeadEnd { culprits, .. }] = hints.as_slice() else { panic!("a dead end") };
/// assert_eq!(culprits, &[Square::new(0, 0)]);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct HintSearch {
    position: CompletionRequest,
    /// The tier that was asked for.
    tier: Tier,
    board: Placement,
    /// The pieces, in order.
    squares: Vec<Square>,
    reason: Option<NoCompletion>,
    pieces: u32,
    culprits: Vec<Square>,
    search: Completion,
    steps: Steps,
    answered: bool,
}

impl HintSearch {
    /// The number of steps after which the search for a completion gives up.
    const MOST_STEPS: u64 = 500_000;
    /// The number of steps after which a search without one of the pieces gives up; there may be many such searches.
    const MOST_STEPS_WITHOUT: u64 = 20_000;
}

impl HintSearch {
    fn new((position, tier): (CompletionRequest, Tier)) -> Result<Self, QueensError> {
        let board = position.placement()?;
        Ok(Self {
            squares: board.squares().collect(),
            search: Completion::start(position.clone())?,
            position,
            tier,
            board,
            reason: None,
            pieces: 0,
            culprits: Vec::new(),
            steps: Steps::default(),
            answered: false,
        })
    }

    /// The position that is being searched: all of it, or without one piece.
    fn searched(&self) -> CompletionRequest {
        let mut position = self.position.clone();
        if self.reason.is_some() {
            let mut rest = self.squares.clone();
            rest.remove(self.pieces as usize);
            position.fixed = rest;
        }
        position
    }

    const fn most_steps(&self) -> u64 {
        match self.reason {
            None => Self::MOST_STEPS,
            Some(_) => Self::MOST_STEPS_WITHOUT,
        }
    }

    /// Draws the consequence from the end of a search: its answer, or `None` if it was given up.
    /// Returns the hint, or goes over to the next search.
    fn conclude(
        &mut self,
        answer: Option<Result<Placement, NoCompletion>>,
    ) -> Result<Option<Hint>, QueensError> {
        match (self.reason, answer) {
            (None, Some(Err(reason)))
                if !matches!(reason, NoCompletion::Conflict(_)) && !self.squares.is_empty() =>
            {
                self.reason = Some(reason);
            }
            (None, answer) => {
                let piece = self.position.piece;
                return Ok(Some(advise(&self.board, piece, self.tier, answer.as_ref())));
            }
            (Some(reason), answer) => {
                if matches!(answer, Some(Ok(_))) {
                    self.culprits.push(self.squares[self.pieces as usize]);
                }
                if self.pieces as usize + 1 == self.squares.len() {
                    let culprits = self.culprits.clone();
                    return Ok(Some(Hint::DeadEnd { reason, culprits }));
                }
                self.pieces += 1;
            }
        }
        self.steps.add(self.search.progress().steps);
        self.search = Completion::start(self.searched())?;
        Ok(None)
    }

    /// Takes up to `steps` steps, at least one. Returns the number of steps taken, and the hint if it is ready.
    fn work(&mut self, steps: u64) -> (u64, Option<Hint>) {
        let before = self.search.progress().steps;
        let most = self.most_steps();
        let mut answer = None;
        let at_once = steps.min(most.saturating_sub(before));
        let after = self
            .search
            .advance(at_once, &mut |found| answer = Some(found));
        let taken = (after.steps - before).max(1);
        if answer.is_none() && after.steps < most {
            return (taken, None);
        }
        let concluded = self
            .conclude(answer)
            .expect("the position was valid when the work started");
        (taken, concluded)
    }
}

impl Job for HintSearch {
    /// The position, and how much is to be given away.
    type Request = (CompletionRequest, Tier);
    type Found = Hint;
    type Output = Option<Hint>;
    type Error = QueensError;

    fn start(request: Self::Request) -> Result<Self, QueensError> {
        Self::new(request)
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Hint)) -> Progress {
        let mut left = steps;
        while left > 0 && !self.answered {
            let (taken, hint) = self.work(left);
            left -= taken;
            if let Some(hint) = hint {
                self.steps.add(self.search.progress().steps);
                self.answered = true;
                found(hint);
            }
        }
        self.progress()
    }

    fn run(self) -> Self::Output {
        answer(self)
    }

    fn progress(&self) -> Progress {
        let search = self.search.progress();
        let share = if self.reason.is_none() {
            search.fraction / 2.0
        } else {
            let searched = f64::from(self.pieces) + search.fraction;
            0.5 + searched / self.squares.len() as f64 / 2.0
        };
        let mut steps = self.steps;
        if !self.answered {
            steps.add(search.steps);
        }
        Progress::new(self.answered, share, steps.get())
    }
}
