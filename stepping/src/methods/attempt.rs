use thiserror::Error;

use super::order::Ground;
use super::{Method, Ties};
use bezzel_solver::Random;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, MAX_AREA, Path, Step, TourKind, TourRequest, tour};
use bezzel_solver::text::number;

/// An attempt at a tour from a given square by some [`Method`], move by move.
///
/// A step takes constant time. There is no limit: plain backtracking on 8 x 8 can take longer than anybody waits, so
/// callers count the steps.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::{Board, TourKind};
/// use bezzel_stepping::methods::{Attempt, AttemptEvent, Method, Ties};
///
/// let board = Board::from(Size::square(8)?);
/// let method = Method::Warnsdorff { ties: Ties::Roth, backtracking: false };
/// let mut attempt = Attempt::new(&board, Square::new(0, 0), TourKind::Open, method)?;
/// while let AttemptEvent::Moved(_) = attempt.step() {}
/// assert_eq!(attempt.step(), AttemptEvent::Tour);
/// assert_eq!(attempt.path().len(), 64);
/// assert_eq!(attempt.steps(), 63);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub struct Attempt {
    ground: Ground,
    area: usize,
    kind: TourKind,
    method: Method,
    random: Random,
    path: Vec<Square>,
    /// For each square of the path, the squares still to try from there, the next one last.
    untried: Vec<Vec<Square>>,
    steps: u64,
}

/// The result of a step of an [`Attempt`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AttemptEvent {
    /// The knight moved to this square.
    Moved(Square),
    /// The knight took its move to this square back.
    TookBack(Square),
    /// The path is the requested tour.
    Tour,
    /// No move is left to make or to take back.
    Stuck,
}

/// The reason why there is no such attempt.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum AttemptError {
    /// The start is off the board or a hole.
    #[error("the start is in row {}, column {}: expected a square of the board of {size} that is no hole", number(.start.row), number(.start.column))]
    Start {
        /// The square.
        start: Square,
        /// The size of the board.
        size: Size,
    },
    /// The board is too large.
    #[error("a board of {size} is too large: expected at most {MAX_AREA} squares")]
    TooLarge {
        /// The size of the board.
        size: Size,
    },
    /// A checkpoint has tried more starts than there are.
    #[error("the checkpoint has tried {next} starts: expected at most {starts}")]
    Checkpoint {
        /// The number of starts that it has tried.
        next: u64,
        /// The number of starts that there are.
        starts: u64,
    },
}

impl Attempt {
    /// An attempt at its start.
    ///
    /// # Errors
    ///
    /// [`AttemptError`] if the start is no square of the board, or the board too large.
    pub fn new(
        board: &Board,
        start: Square,
        kind: TourKind,
        method: Method,
    ) -> Result<Self, AttemptError> {
        let size = board.size();
        if size.area() > MAX_AREA {
            return Err(AttemptError::TooLarge { size });
        }
        if !board.contains(start) {
            return Err(AttemptError::Start { start, size });
        }
        let mut ground = Ground::new(board);
        ground.visit(start);
        let seed = match method {
            Method::Warnsdorff {
                ties: Ties::Random { seed },
                ..
            } => seed,
            _ => 0,
        };
        let mut attempt = Self {
            ground,
            area: board.area() as usize,
            kind,
            method,
            random: Random::new(seed),
            path: vec![start],
            untried: Vec::new(),
            steps: 0,
        };
        if method == Method::Construction {
            attempt.construct(board);
        } else {
            attempt.look_onward(start);
        }
        Ok(attempt)
    }

    fn construct(&mut self, board: &Board) {
        let request = TourRequest {
            start: Some(self.path[0]),
            end: None,
            kind: self.kind,
        };
        let squares = tour(board, &request).map_or_else(|_| Vec::new(), Path::into_squares);
        // One way on from each square, and none back.
        let onward = squares.iter().skip(1).map(|&square| vec![square]);
        self.untried = onward.collect();
        self.untried.push(Vec::new());
    }

    fn look_onward(&mut self, at: Square) {
        let choices = self.ground.choices(at, self.method, &mut self.random);
        self.untried.push(choices);
    }

    const fn takes_back(&self) -> bool {
        match self.method {
            Method::Backtracking => true,
            Method::Warnsdorff { backtracking, .. } => backtracking,
            Method::Construction => false,
        }
    }

    /// The squares visited now, in order.
    pub fn path(&self) -> &[Square] {
        &self.path
    }

    /// The number of moves made and taken back so far.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Makes a move, or takes one back.
    pub fn step(&mut self) -> AttemptEvent {
        if self.is_tour() {
            return AttemptEvent::Tour;
        }
        if let Some(to) = self.untried.get_mut(self.path.len() - 1).and_then(Vec::pop) {
            self.steps += 1;
            self.path.push(to);
            self.ground.visit(to);
            if self.method != Method::Construction {
                self.look_onward(to);
            }
            return AttemptEvent::Moved(to);
        }
        let taken_back = if self.takes_back() && self.path.len() > 1 {
            self.path.pop()
        } else {
            None
        };
        let Some(from) = taken_back else {
            return AttemptEvent::Stuck;
        };
        self.steps += 1;
        self.untried.pop();
        self.ground.leave(from);
        AttemptEvent::TookBack(from)
    }

    fn is_tour(&self) -> bool {
        let ends = (self.path[self.path.len() - 1], self.path[0]);
        self.path.len() == self.area
            && (!self.kind.is_closed() || Step::between(ends.0, ends.1).is_some())
    }

    /// Makes steps until there is a tour, no step is left, or the number of all steps is `limit`. Returns true if there
    /// is a tour.
    pub fn run(&mut self, limit: u64) -> bool {
        while self.steps < limit {
            match self.step() {
                AttemptEvent::Moved(_) | AttemptEvent::TookBack(_) => {}
                AttemptEvent::Tour => return true,
                AttemptEvent::Stuck => return false,
            }
        }
        self.is_tour()
    }
}
