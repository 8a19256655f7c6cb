//! New puzzles: of a tour, as many numbers are taken away as the others determine.

use super::board::is_made;
use super::candidates::{place, square};
use super::candidates::{reached, squares};
use super::{MAX_GRADE, MAX_SIDE, Puzzle, PuzzleError};
use crate::Random;
use crate::board::{Size, Square};
use crate::job::{Job, Progress, Steps, answer, only_answer};
use crate::knight::{Board, TourKind, TourRequest, tour};

/// The number of walks by chance that may end before the tour is over.
const WALKS: u32 = 500;
/// The number of tours that are tried.
const ATTEMPTS: u32 = 40;
/// The steps that a search for a second tour may take. A number that takes longer to miss stays given.
pub const SEARCHED: u64 = 1_500;

/// A request for a puzzle.
///
/// The fields are plain data, also when they are deserialised: a request that is not valid is refused when the work is to
/// start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PuzzleRequest {
    /// The size of the board, with sides from 5 to 8.
    pub size: Size,
    /// The squares that are missing from it.
    pub holes: Vec<Square>,
    /// Whether the last number is to be a move from the first.
    pub kind: TourKind,
    /// The number of given numbers, at most half of the squares; as few as are found if it is not said.
    pub numbers: Option<u32>,
    /// The grade of the hardest deduction that is needed, 1 to [`MAX_GRADE`]; any, also a guess, if it is not said.
    pub grade: Option<u8>,
    /// Equal requests give equal puzzles, on every platform and in every version.
    pub seed: u64,
}

impl PuzzleRequest {
    /// A puzzle on a board without holes, with as few numbers as are found.
    #[must_use]
    pub const fn new(size: Size, kind: TourKind, seed: u64) -> Self {
        Self {
            size,
            holes: Vec::new(),
            kind,
            numbers: None,
            grade: None,
            seed,
        }
    }

    /// The board.
    fn board(&self) -> Result<Board, PuzzleError> {
        let size = self.size;
        if size.rows().max(size.columns()) > MAX_SIDE {
            return Err(PuzzleError::Large { size });
        }
        if !is_made(size) {
            return Err(PuzzleError::Small { size });
        }
        Ok(Board::new(size, self.holes.clone())?)
    }
}

/// Makes a puzzle in one go. See [`PuzzleGenerator`].
///
/// # Errors
///
/// [`PuzzleError`] if a value is out of range, the board has no such tour, or no such puzzle is found.
pub fn make(request: PuzzleRequest) -> Result<Puzzle, PuzzleError> {
    only_answer(PuzzleGenerator::start(request)?)
}

/// Makes a puzzle, as a [`Job`]: the one result is a [`Puzzle`] with exactly one solution, at most half of whose numbers are
/// given. It may be [`PuzzleError::NotFound`] where a grade or a number of given numbers is asked for.
///
/// A tour is found by Warnsdorff's rule with chance, so not all are equally likely. Then its numbers are taken away in a random
/// order, each where exactly one tour still fits, or where deductions up to the grade still find it. A step tries to take one
/// away: up to some ten milliseconds.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::TourKind;
/// use bezzel_solver::knight::puzzle::{PuzzleRequest, make};
///
/// let size = Size::square(5)?;
/// let request = PuzzleRequest { grade: Some(2), ..PuzzleRequest::new(size, TourKind::Open, 1848) };
/// let puzzle = make(request.clone())?;
/// assert_eq!(puzzle.grade(), Some(2));
/// assert_eq!(make(request)?, puzzle);
/// assert!(make(PuzzleRequest::new(size, TourKind::Closed, 1848)).is_err());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleGenerator {
    request: PuzzleRequest,
    board: Board,
    random: Random,
    attempt: Option<Attempt>,
    attempts: u32,
    steps: Steps,
    done: bool,
}

/// A tour of which some numbers are not given any more.
#[derive(Clone, Debug)]
struct Attempt {
    puzzle: Puzzle,
    /// The numbers that it has not been tried to take away.
    untried: Vec<u32>,
}

impl PuzzleGenerator {
    /// Takes a step, and returns the puzzle if that was the last one.
    fn step(&mut self) -> Option<Result<Puzzle, PuzzleError>> {
        let Some(attempt) = &mut self.attempt else {
            if self.attempts == ATTEMPTS {
                let attempts = ATTEMPTS;
                return Some(Err(PuzzleError::NotFound { attempts }));
            }
            self.attempts += 1;
            return match self.begin() {
                Ok(attempt) => {
                    self.attempt = Some(attempt);
                    None
                }
                Err(error) => Some(Err(error)),
            };
        };
        let is_enough = |puzzle: &Puzzle| self.request.numbers == Some(puzzle.given().len() as u32);
        let untried = if is_enough(&attempt.puzzle) {
            None
        } else {
            attempt.untried.pop()
        };
        if let Some(number) = untried {
            if let Some(fewer) = without(&attempt.puzzle, number)
                && is_determined(&fewer, self.request.grade)
            {
                attempt.puzzle = fewer;
            }
            return None;
        }
        let puzzle = self.attempt.take()?.puzzle;
        self.is_asked(&puzzle).then_some(Ok(puzzle))
    }

    fn is_asked(&self, puzzle: &Puzzle) -> bool {
        let given = puzzle.given().len() as u32;
        let is_short = u64::from(given) <= self.board.area() / 2;
        let is_number = self.request.numbers.is_none_or(|numbers| numbers == given);
        is_short
            && is_number
            && (self.request.grade.is_none() || puzzle.grade() == self.request.grade)
    }

    /// A tour with all of its numbers.
    fn begin(&mut self) -> Result<Attempt, PuzzleError> {
        let kind = self.request.kind;
        let walks = (0..WALKS).find_map(|_| walk(&self.board, kind, &mut self.random));
        let squares = if let Some(squares) = walks {
            squares
        } else {
            let request = TourRequest {
                kind,
                ..TourRequest::open()
            };
            tour(&self.board, &request)?.squares().to_vec()
        };
        let given = (1..).zip(squares).collect();
        let puzzle = Puzzle::new(self.board.clone(), kind, given)?;
        let mut untried: Vec<u32> = (1..=self.board.area() as u32).collect();
        self.random.shuffle(&mut untried);
        Ok(Attempt { puzzle, untried })
    }
}

/// The puzzle without one of its numbers.
pub fn without(puzzle: &Puzzle, number: u32) -> Option<Puzzle> {
    let others = puzzle
        .given()
        .iter()
        .copied()
        .filter(|&(other, _)| other != number);
    Puzzle::new(puzzle.board().clone(), puzzle.kind(), others.collect()).ok()
}

/// Whether exactly one tour fits, as far as deductions up to a grade, or else a short search, tell.
pub fn is_determined(puzzle: &Puzzle, grade: Option<u8>) -> bool {
    if let Some(highest) = grade.filter(|&grade| grade < MAX_GRADE) {
        return puzzle.graded(highest).is_some();
    }
    let mut steps = SEARCHED;
    puzzle.searched(2, &mut steps).len() == 1 && steps > 0
}

/// A walk from a random square, always to a square with the fewest ways on, by chance among these; `None` if it ends before
/// the tour is over, or a closed one does not lead back.
fn walk(board: &Board, kind: TourKind, random: &mut Random) -> Option<Vec<Square>> {
    let all: Vec<u32> = board.squares().map(place).collect();
    let start = *all.get(random.below(all.len() as u32) as usize)?;
    let mut free = all.iter().fold(0_u64, |free, &square| free | 1 << square);
    let mut path = Vec::with_capacity(all.len());
    let mut here = start;
    loop {
        path.push(square(here));
        free &= !(1 << here);
        if free == 0 {
            break;
        }
        let ways = |&next: &u32| (reached(1 << next) & free).count_ones();
        let next = || squares(reached(1 << here) & free);
        let fewest = next().map(|next| ways(&next)).min()?;
        let best: Vec<u32> = next().filter(|next| ways(next) == fewest).collect();
        here = *best.get(random.below(best.len() as u32) as usize)?;
    }
    let is_back = reached(1 << here) >> start & 1 == 1;
    (is_back || !kind.is_closed()).then_some(path)
}

impl Job for PuzzleGenerator {
    type Request = PuzzleRequest;
    type Found = Result<Puzzle, PuzzleError>;
    type Output = Option<Result<Puzzle, PuzzleError>>;
    type Error = PuzzleError;

    fn start(request: PuzzleRequest) -> Result<Self, PuzzleError> {
        let board = request.board()?;
        if let Some(grade) = request
            .grade
            .filter(|grade| !(1..=MAX_GRADE).contains(grade))
        {
            return Err(PuzzleError::Grade { grade });
        }
        let most = (board.area() / 2) as u32;
        if let Some(numbers) = request
            .numbers
            .filter(|numbers| !(1..=most).contains(numbers))
        {
            return Err(PuzzleError::Numbers { numbers, most });
        }
        Ok(Self {
            random: Random::new(request.seed),
            request,
            board,
            attempt: None,
            attempts: 0,
            steps: Steps::default(),
            done: false,
        })
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Self::Found)) -> Progress {
        for _ in 0..steps {
            if self.done {
                break;
            }
            self.steps.add(1);
            if let Some(puzzle) = self.step() {
                self.done = true;
                found(puzzle);
            }
        }
        self.progress()
    }

    fn run(self) -> Self::Output {
        answer(self)
    }

    fn progress(&self) -> Progress {
        let steps = self.steps.get();
        // Mostly the first tour gives a puzzle.
        let fraction = steps as f64 / (steps as f64 + self.board.area() as f64 + 2.0);
        Progress::new(self.done, fraction, steps)
    }
}
