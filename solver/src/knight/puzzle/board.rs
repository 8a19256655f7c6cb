use super::candidates::{Candidates, place, square};
use super::{MAX_SIDE, PuzzleError};
use crate::board::{Size, Square};
use crate::knight::{Board, KnightError, Path, TourKind};

/// A board on which some numbers of a tour are given. The tour goes from 1 to the number of squares, each number a knight's
/// move from the one before.
///
/// No tour may fit, exactly one as puzzles should have, or several.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::puzzle::Puzzle;
/// use bezzel_solver::knight::{Board, TourKind};
///
/// // 3   1  4  7 10
/// // 2   8 11  2  5
/// // 1   3  6  9 12
/// //     a  b  c  d
/// let size = Size::new(3, 4)?;
/// let given = [(1, "a3"), (4, "b3"), (12, "d1")];
/// let given = given.map(|(number, name)| Square::from_name(name, size).map(|square| (number, square)));
/// let given = given.into_iter().collect::<Result<Vec<_>, _>>()?;
/// let puzzle = Puzzle::new(Board::from(size), TourKind::Open, given)?;
/// let solutions = puzzle.solutions(2);
/// assert_eq!(solutions.len(), 1);
/// assert_eq!(solutions[0].digits(), "54154145145");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    board: Board,
    kind: TourKind,
    /// Sorted by the numbers.
    given: Vec<(u32, Square)>,
}

impl Puzzle {
    /// The puzzle with these numbers given, each with its square.
    ///
    /// # Errors
    ///
    /// [`PuzzleError`] if the board has a side of more than [`MAX_SIDE`] squares or no square at all, or a number or a square
    /// is out of range, or given twice.
    pub fn new(
        board: Board,
        kind: TourKind,
        given: Vec<(u32, Square)>,
    ) -> Result<Self, PuzzleError> {
        let size = board.size();
        if size.rows().max(size.columns()) > MAX_SIDE {
            return Err(PuzzleError::Large { size });
        }
        if board.area() == 0 {
            return Err(KnightError::NoSquare { size }.into());
        }
        let mut given = given;
        given.sort_unstable();
        let most = board.area() as u32;
        let mut taken = 0_u64;
        let mut before = 0;
        for &(number, square) in &given {
            if !(1..=most).contains(&number) {
                return Err(PuzzleError::Number { number, most });
            }
            if !board.contains(square) {
                return Err(PuzzleError::Square { square, size });
            }
            if number == before {
                return Err(PuzzleError::NumberTwice { number });
            }
            if taken >> place(square) & 1 == 1 {
                return Err(PuzzleError::SquareTwice { square, size });
            }
            taken |= 1 << place(square);
            before = number;
        }
        Ok(Self { board, kind, given })
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the last number is a move from the first.
    #[must_use]
    pub const fn kind(&self) -> TourKind {
        self.kind
    }

    /// The given numbers, each with its square, in ascending order.
    #[must_use]
    pub fn given(&self) -> &[(u32, Square)] {
        &self.given
    }

    /// Up to `limit` tours that fit. With a limit of 2, their number shows whether it is a proper puzzle.
    ///
    /// A search that leaves each number only squares that the numbers before and behind it can reach. A puzzle with one
    /// solution takes some milliseconds; a board with few numbers has so many tours that a low limit is met soon.
    #[must_use]
    pub fn solutions(&self, limit: usize) -> Vec<Path> {
        let mut steps = u64::MAX;
        self.searched(limit, &mut steps)
    }

    /// The same with a limit of steps, some ten microseconds each; `None` if they are not enough to find so many tours, or to
    /// tell that there are no more.
    #[must_use]
    pub fn solutions_within(&self, limit: usize, steps: u64) -> Option<Vec<Path>> {
        let mut left = steps;
        let found = self.searched(limit, &mut left);
        (found.len() == limit || left > 0).then_some(found)
    }

    /// The same with a limit of steps, which are counted down.
    pub(super) fn searched(&self, limit: usize, steps: &mut u64) -> Vec<Path> {
        let found = self.candidates().tours(limit, steps);
        let tours = found
            .into_iter()
            .map(|tour| tour.into_iter().map(square).collect());
        tours
            .filter_map(|tour| Path::new(&self.board, tour).ok())
            .collect()
    }

    /// The squares that each number may stand on.
    pub(super) fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::new(self.squares(), self.kind.is_closed());
        for &(number, square) in &self.given {
            candidates.keep(number as usize - 1, 1 << place(square));
        }
        candidates
    }

    /// All squares, as bits.
    pub(super) fn squares(&self) -> u64 {
        self.board
            .squares()
            .fold(0, |all, square| all | 1 << place(square))
    }
}

/// Whether a board's sides are in the range of puzzles that are made.
pub const fn is_made(size: Size) -> bool {
    let (rows, columns) = (size.rows(), size.columns());
    let shorter = if rows < columns { rows } else { columns };
    shorter >= super::MIN_MADE_SIDE
}
