//! Makes a puzzle that several tours fit have one, by more numbers.

use super::Puzzle;
use super::candidates::place;
use super::generate::{SEARCHED, is_determined, without};
use crate::Random;
use crate::board::Square;
use crate::job::{Job, Progress, Steps, answer};

/// The steps of the search for a tour that fits.
const SOUGHT: u64 = 100_000;
/// The tours that are compared with this one at a time: the number that the fewest of them share is given.
const COMPARED: usize = 8;
/// The steps of the search for each of them.
const SAMPLED: u64 = 128;

/// Gives more numbers of a puzzle until exactly one tour fits, as a [`Job`]: the one result is the puzzle with them. Those of
/// before stay. A puzzle that no tour fits, or for which none was found, and one that exactly one fits stay as they are.
///
/// A tour that fits is found, and compared with others that fit: always the number is given whose square the fewest of them share,
/// until no other fits and deductions find the tour. Then the numbers that were added are taken away again as far as that stays
/// so. A step gives a number or tries to take one away: up to some hundred milliseconds. The first one finds the tour.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::puzzle::{Puzzle, UniqueMaker};
/// use bezzel_solver::knight::{Board, TourKind};
///
/// let size = Size::square(5)?;
/// let given = vec![(1, Square::from_name("a1", size)?)];
/// let puzzle = Puzzle::new(Board::from(size), TourKind::Open, given.clone())?;
/// let unique = UniqueMaker::start(puzzle)?.run().ok_or("one result")?;
/// assert_eq!(unique.solutions(2).len(), 1);
/// assert!(unique.given().starts_with(&given));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct UniqueMaker {
    /// The puzzle with the numbers that were added so far.
    puzzle: Puzzle,
    stage: Stage,
    random: Random,
    steps: Steps,
    done: bool,
}

#[derive(Clone, Debug)]
enum Stage {
    /// A tour that fits is to be found.
    Seeking,
    /// Numbers of this tour are given; its squares are in the order of the numbers.
    Giving { tour: Vec<Square>, given: Vec<u32> },
    /// Exactly one tour fits. It has not been tried to take these numbers away again.
    Taking(Vec<u32>),
}

impl UniqueMaker {
    /// Takes a step. Returns whether that was the last one.
    fn step(&mut self) -> bool {
        match &mut self.stage {
            Stage::Seeking => {
                let mut steps = SOUGHT;
                let tours = self.puzzle.searched(2, &mut steps);
                let is_only = tours.len() < 2 && steps > 0;
                let Some(tour) = tours.first().filter(|_| !is_only) else {
                    return true;
                };
                let (tour, given) = (tour.squares().to_vec(), Vec::new());
                self.stage = Stage::Giving { tour, given };
                false
            }
            Stage::Giving { tour, given } => {
                let others = others(&self.puzzle, tour, &mut self.random);
                if others.is_none() && self.puzzle.grade().is_some() {
                    self.random.shuffle(given);
                    self.stage = Stage::Taking(std::mem::take(given));
                    return false;
                }
                let others = others.unwrap_or_default();
                let more = with_one_more(&self.puzzle, tour, &others, &mut self.random);
                let Some((number, more)) = more else {
                    return true;
                };
                given.push(number);
                self.puzzle = more;
                false
            }
            Stage::Taking(untried) => {
                let Some(number) = untried.pop() else {
                    return true;
                };
                // A search is quicker than deductions to find that they would fail.
                if let Some(fewer) = without(&self.puzzle, number)
                    && is_determined(&fewer, None)
                    && fewer.grade().is_some()
                {
                    self.puzzle = fewer;
                }
                false
            }
        }
    }
}

/// Some other tours that fit: an empty list if none was found, and `None` if no other exists.
fn others(puzzle: &Puzzle, tour: &[Square], random: &mut Random) -> Option<Vec<Vec<u32>>> {
    let candidates = puzzle.candidates();
    let known: Vec<u32> = tour.iter().copied().map(place).collect();
    let mut found: Vec<Vec<u32>> = (0..COMPARED)
        .flat_map(|_| candidates.search(1, SAMPLED, random).0)
        .collect();
    found.retain(|other| *other != known);
    if found.is_empty() {
        let mut steps = SEARCHED;
        found = candidates.tours(2, &mut steps);
        if found.len() == 1 && steps > 0 {
            return None;
        }
        found.retain(|other| *other != known);
    }
    Some(found)
}

/// The puzzle with one more number of a tour, the one whose square the fewest other tours share, and that number. `None` if all
/// are given.
fn with_one_more(
    puzzle: &Puzzle,
    tour: &[Square],
    others: &[Vec<u32>],
    random: &mut Random,
) -> Option<(u32, Puzzle)> {
    let missing = (1..).zip(tour.iter().copied());
    let missing = missing.filter(|known| !puzzle.given().contains(known));
    let shared = |number: u32, at: Square| {
        let of_number = others.iter().map(|other| other[number as usize - 1]);
        of_number.filter(|&other| other == place(at)).count()
    };
    let (number, at) =
        missing.min_by_key(|&(number, at)| (shared(number, at), random.next_u64()))?;
    let given = [puzzle.given(), &[(number, at)]].concat();
    let more = Puzzle::new(puzzle.board().clone(), puzzle.kind(), given).ok()?;
    Some((number, more))
}

impl Job for UniqueMaker {
    type Request = Puzzle;
    type Found = Puzzle;
    type Output = Option<Puzzle>;
    type Error = std::convert::Infallible;

    fn start(puzzle: Puzzle) -> Result<Self, Self::Error> {
        Ok(Self {
            puzzle,
            stage: Stage::Seeking,
            random: Random::new(0),
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
            if self.step() {
                self.done = true;
                found(self.puzzle.clone());
            }
        }
        self.progress()
    }

    fn run(self) -> Self::Output {
        answer(self)
    }

    fn progress(&self) -> Progress {
        let steps = self.steps.get();
        // Mostly a quarter of the numbers is given, and each of them tried to be taken away.
        let fraction = steps as f64 / (steps as f64 + self.puzzle.board().area() as f64 / 4.0);
        Progress::new(self.done, fraction, steps)
    }
}
