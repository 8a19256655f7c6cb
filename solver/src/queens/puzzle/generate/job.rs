use super::super::board::placement;
use super::super::grid::Grid;
use super::super::squares::Squares;
use super::super::{Kind, Puzzle, PuzzleError};
use super::complete::Removal;
use super::regions::Growth;
use super::{Outcome, PuzzleRequest};
use crate::Random;
use crate::job::{Job, Progress, Steps, answer};

/// Makes a puzzle, as a [`Job`]: the one result is a [`Puzzle`] with exactly one solution and the grade that is asked
/// for.
///
/// * To complete: no given queen can be left out, as deductions up to the grade would no longer solve the puzzle. Where
///   they find every solution that is the only one, the given queens are a minimal set.
/// * Regions: they are connected, and have letters in the order in which they first occur.
///
/// A step adds a square to a region, moves a border or takes a queen away, and grades the puzzle anew. It takes some ten
/// microseconds; how many steps it takes is a matter of chance. Up to n = 10 a puzzle mostly takes a few milliseconds.
///
/// Not every request can be met. Superqueens have no solution below n = 10. Of the puzzles to complete, those with
/// n = 5 have the grades 1 and 2, those with n = 6 and 7 the grades 1, 2 and 4, and those by the rule
/// [`Touch`](super::super::Rule::Touch) the grades 1 and 2. All positions were graded to know that, but for the last
/// rule only those up to n = 8; of larger boards, a hundred thousand each at random.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::queens::Piece;
/// use bezzel_solver::queens::notation::permutation_text;
/// use bezzel_solver::queens::puzzle::{Kind, PuzzleGenerator, PuzzleRequest, Rule};
///
/// let rule = Rule::Chess(Piece::Queen);
/// let request = PuzzleRequest { n: 8, kind: Kind::Complete, rule, grade: 4, seed: 1848 };
/// let mut generator = PuzzleGenerator::start(request)?;
/// assert!(!generator.advance(1, &mut |_| {}).done);
/// let puzzle = generator.run().expect("the puzzle is not made yet");
/// assert_eq!(permutation_text(puzzle.given()).as_deref(), Some("46100000"));
/// assert_eq!(permutation_text(&puzzle.solutions(2)[0]).as_deref(), Some("46152837"));
/// # Ok::<_, bezzel_solver::queens::puzzle::PuzzleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleGenerator {
    request: PuzzleRequest,
    grid: Grid,
    random: Random,
    attempt: Option<Attempt>,
    steps: Steps,
    done: bool,
}

#[derive(Clone, Debug)]
enum Attempt {
    Complete(Removal),
    Regions(Growth),
}

impl PuzzleGenerator {
    /// Takes a step, and returns the puzzle if that was the last one.
    fn step(&mut self) -> Option<Puzzle> {
        let Self {
            grid,
            random,
            request,
            ..
        } = self;
        let outcome = match &mut self.attempt {
            None => {
                self.attempt = match request.kind {
                    Kind::Complete => Removal::new(grid, random).map(Attempt::Complete),
                    Kind::Regions => Growth::new(grid, random).map(Attempt::Regions),
                };
                Outcome::Open
            }
            Some(Attempt::Complete(removal)) => removal.step(grid, request.grade),
            Some(Attempt::Regions(growth)) => growth.step(random, request.grade),
        };
        match outcome {
            Outcome::Open => None,
            Outcome::Failed => {
                self.attempt = None;
                None
            }
            Outcome::Made => self.attempt.take().map(|attempt| self.puzzle(&attempt)),
        }
    }

    fn puzzle(&self, attempt: &Attempt) -> Puzzle {
        let (given, regions) = match attempt {
            Attempt::Complete(removal) => (removal.given, None),
            Attempt::Regions(growth) => (Squares::default(), Some(lettered(growth.grid.regions()))),
        };
        Puzzle::made(self.request.rule, placement(self.request.n, given), regions)
    }
}

/// The same regions numbered in the order in which they first occur.
fn lettered(regions: &[u8]) -> Box<[u8]> {
    let mut order: Vec<u8> = Vec::new();
    let number = |region| {
        let known = order.iter().position(|&other| other == region);
        let at = known.unwrap_or_else(|| {
            order.push(region);
            order.len() - 1
        });
        at as u8
    };
    regions.iter().copied().map(number).collect()
}

impl Job for PuzzleGenerator {
    type Request = PuzzleRequest;
    type Found = Puzzle;
    type Output = Option<Puzzle>;
    type Error = PuzzleError;

    fn start(request: PuzzleRequest) -> Result<Self, PuzzleError> {
        request.check()?;
        Ok(Self {
            request,
            grid: Grid::new(request.n, request.rule),
            random: request.random(),
            attempt: None,
            steps: Steps::default(),
            done: false,
        })
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Puzzle)) -> Progress {
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
        // Nobody knows how many steps there will be: a few hundred or thousand.
        let fraction = steps as f64 / (steps as f64 + 1000.0);
        Progress::new(self.done, fraction, steps)
    }
}
