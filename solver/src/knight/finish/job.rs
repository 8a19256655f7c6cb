use super::{Position, repair};
use crate::board::Square;
use crate::job::{Job, Progress, Steps, answer};
use crate::knight::circuit::Outcome;
use crate::knight::unvisited::{TourSearch, Unvisited};
use crate::knight::{Board, KnightError, NoTour, Reason, verdict, whole};

/// Finishes a position, as a [`Job`] with one result: the squares to visit after those visited so far, or why there
/// are none.
///
/// Exact whenever it ends. What can be said at once is said in the first slice; then it is a
/// search, of which a step takes about two microseconds on 8 x 8, and most positions less than
/// a hundred steps. On boards without holes, with no more than a start chosen, the answer comes at
/// once on boards of any size that [`tour`](crate::knight::tour) writes down; otherwise at most 4096 squares may be left. Where they are more than
/// a hundred, a tour of the whole board is first repaired around the path and the holes, which mostly takes some
/// hundredths of a second. A search of hundreds of squares may never end.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::{Finish, Position};
///
/// let position = Position::new(Size::square(8)?).after(vec![Square::new(0, 0)]).closed();
/// let mut job = Finish::start(position)?;
/// let mut answer = None;
/// while !job.advance(1000, &mut |found| answer = Some(found)).done {}
/// assert_eq!(answer.expect("the job is done")?.len(), 63);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Finish {
    position: Position,
    stage: Stage,
    steps: Steps,
}

/// The squares to visit, or why it cannot be done.
type Answer = Result<Vec<Square>, Reason>;

#[derive(Clone, Debug)]
enum Stage {
    /// The answer is known, and has not been handed over.
    Answered(Answer),
    Searching(Box<TourSearch>),
    Done,
}

impl Finish {
    /// The answer, if it can be given without a search on small graphs; otherwise the search.
    fn stage(position: &Position, board: &Board) -> Result<Stage, KnightError> {
        let unbegun = position.path.len() < 2;
        if unbegun && board.holes().is_empty() {
            return Self::from_start(position);
        }
        let (left, size) = (board.area() - position.path.len() as u64, position.size);
        if unbegun {
            match verdict(board, &position.request()) {
                Err(NoTour::Impossible(reason)) => return Ok(Stage::Answered(Err(reason))),
                Err(NoTour::Request(error)) => return Err(error),
                _ => {}
            }
        }
        Unvisited::ensure_searchable(left, size)?;
        let rest = match position.rest(board) {
            Ok(rest) => rest,
            Err(reason) => return Ok(Stage::Answered(Err(reason))),
        };
        if !unbegun && let Some(reason) = rest.refutation() {
            return Ok(Stage::Answered(Err(reason)));
        }
        if let Some(path) = repair::path(position, board, rest.squares()) {
            return Ok(Stage::Answered(Self::answer(position, Some(path))));
        }
        let few = rest.few();
        Ok(match TourSearch::new(rest) {
            Some(search) => Stage::Searching(Box::new(search)),
            None => Stage::Answered(Self::answer(position, few)),
        })
    }

    fn from_start(position: &Position) -> Result<Stage, KnightError> {
        match whole::tour(position.size, &position.request()) {
            Err(NoTour::TooLarge { size }) => Err(KnightError::TooManyLeft {
                left: size.area(),
                size,
            }),
            Err(NoTour::Impossible(reason)) => Ok(Stage::Answered(Err(reason))),
            Err(NoTour::Request(error)) => Err(error),
            Err(NoTour::Undecided { .. } | NoTour::Mistaken) => Err(KnightError::Mistaken),
            Ok(tour) => Ok(Stage::Answered(Self::answer(
                position,
                Some(tour.into_squares()),
            ))),
        }
    }

    fn answer(position: &Position, path: Option<Vec<Square>>) -> Answer {
        match path {
            Some(path) => Ok(position.completion(path)),
            None => Err(Reason::Searched),
        }
    }

    /// Reports the answer if a search has ended.
    fn conclude(&mut self) {
        let Stage::Searching(search) = &self.stage else {
            return;
        };
        let path = match search.outcome() {
            Outcome::Searching => return,
            Outcome::Found => Some(search.path()),
            Outcome::Refuted => None,
        };
        self.stage = Stage::Answered(Self::answer(&self.position, path));
    }

    /// Works without pauses, for some tenths of a second at most.
    pub(super) fn at_once(mut self) -> Result<Vec<Square>, NoTour> {
        let steps = match &mut self.stage {
            Stage::Searching(search) => search.advance(search.steps_at_once()),
            _ => 0,
        };
        self.conclude();
        match self.stage {
            Stage::Answered(answer) => answer.map_err(NoTour::Impossible),
            _ => Err(NoTour::Undecided { steps }),
        }
    }
}

impl Job for Finish {
    type Request = Position;
    type Found = Result<Vec<Square>, Reason>;
    type Output = Option<Answer>;
    type Error = KnightError;

    fn start(position: Position) -> Result<Self, KnightError> {
        let board = position.board()?;
        Ok(Self {
            stage: Self::stage(&position, &board)?,
            position,
            steps: Steps::default(),
        })
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Answer)) -> Progress {
        if let Stage::Searching(search) = &mut self.stage {
            self.steps.add(search.advance(steps));
        }
        self.conclude();
        if matches!(self.stage, Stage::Searching(_)) {
            return self.progress();
        }
        if let Stage::Answered(answer) = std::mem::replace(&mut self.stage, Stage::Done) {
            found(answer);
        }
        self.progress()
    }

    fn run(self) -> Self::Output {
        answer(self)
    }

    /// The fraction grows with the steps; how much work there is cannot be known.
    fn progress(&self) -> Progress {
        /// The steps after which the half is said to be done, some 0.2 s on 8 x 8: most positions are done long before,
        /// and one that takes minutes still is seen to go on.
        const HALF: f64 = 1e5;
        let done = matches!(self.stage, Stage::Done);
        let steps = self.steps.get();
        Progress::new(done, steps as f64 / (steps as f64 + HALF), steps)
    }
}
