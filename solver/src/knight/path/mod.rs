//! Paths of a knight: squares each a move apart, none visited twice.

mod visited;

pub(in crate::knight) use visited::Visited;

use std::collections::BTreeMap;

use super::{Board, KnightError, MAX_AREA, Obstacle, Step, TourKind};
use crate::board::Square;

/// A path of a knight on a board: at least one square, each a move from the one before, none
/// visited twice, none of them a hole.
///
/// Written as the square where it starts and one digit for each move (see [`Step`]).
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::{Board, Path};
///
/// // 3   1  4  7 10
/// // 2   8 11  2  5
/// // 1   3  6  9 12
/// //     a  b  c  d
/// let board = Board::from(Size::new(3, 4)?);
/// let path = Path::parse(&board, Square::new(0, 0), "54154145145")?;
/// assert!(path.is_tour(&board));
/// assert!(!path.is_closed_tour(&board));
/// assert_eq!(path.digits(), "54154145145");
/// assert_eq!(path.end().name(board.size()), "d1");
///
/// let error = Path::parse(&board, Square::new(0, 0), "545").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "move 3 (digit 5) leads from a1 to c0, off the board of 3x4"
/// );
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Path {
    squares: Vec<Square>,
}

impl Path {
    /// The path over these squares.
    ///
    /// # Errors
    ///
    /// [`KnightError`] for the first square that cannot follow; [`KnightError::Empty`] if there is
    /// none at all. Takes time in proportion to their number.
    pub fn new(board: &Board, squares: Vec<Square>) -> Result<Self, KnightError> {
        let (&start, rest) = squares.split_first().ok_or(KnightError::Empty)?;
        let mut walk = Walk::from(board, start, squares.len())?;
        for &to in rest {
            walk.go(to)?;
        }
        Ok(Self { squares })
    }

    /// The path from a square by moves that are written as digits, 0 to 7.
    ///
    /// # Errors
    ///
    /// [`KnightError`] for the first digit or move that is wrong.
    pub fn parse(board: &Board, start: Square, digits: &str) -> Result<Self, KnightError> {
        let mut walk = Walk::from(board, start, digits.len() + 1)?;
        let mut squares = Vec::with_capacity(digits.len() + 1);
        squares.push(start);
        for (index, found) in digits.chars().enumerate() {
            let step = found
                .to_digit(8)
                .and_then(|digit| Step::from_digit(digit as u8))
                .ok_or(KnightError::Digit {
                    number: index + 1,
                    found,
                })?;
            squares.push(walk.take(step)?);
        }
        Ok(Self { squares })
    }

    /// The path over squares that are known to be one.
    pub(in crate::knight) const fn verified(squares: Vec<Square>) -> Self {
        Self { squares }
    }

    /// The squares, in the order of the visit. There is at least one.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The squares, without a copy.
    #[must_use]
    pub fn into_squares(self) -> Vec<Square> {
        self.squares
    }

    /// The first square.
    #[must_use]
    pub fn start(&self) -> Square {
        self.squares[0]
    }

    /// The last square.
    #[must_use]
    pub fn end(&self) -> Square {
        self.squares[self.squares.len() - 1]
    }

    /// The moves, one fewer than squares.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        self.squares
            .windows(2)
            .filter_map(|pair| Step::between(pair[0], pair[1]))
    }

    /// The moves as digits, 0 to 7.
    #[must_use]
    pub fn digits(&self) -> String {
        self.steps()
            .map(|step| char::from(b'0' + step.digit()))
            .collect()
    }

    /// The board drawn as text, a line for each row: on each square the number of its visit from 1, `.` where the
    /// path has not been, `#` for a hole. Takes time in proportion to the area.
    ///
    /// # Errors
    ///
    /// [`KnightError::TooLarge`] for a board of more than [`MAX_AREA`] squares.
    ///
    /// ```
    /// use bezzel_solver::board::Square;
    /// use bezzel_solver::knight::{Board, Path};
    ///
    /// let board = Board::square(4)?;
    /// let path = Path::parse(&board, Square::new(3, 0), "1362")?;
    /// assert_eq!(path.drawn_on(&board)?, "\
    /// . . . 3
    /// 5 2 . .
    /// . . 4 .
    /// 1 . . .");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn drawn_on(&self, board: &Board) -> Result<String, KnightError> {
        let (size, most) = (board.size(), MAX_AREA);
        if size.area() > most {
            return Err(KnightError::TooLarge { size, most });
        }
        let numbers: BTreeMap<Square, usize> = self.squares.iter().copied().zip(1..).collect();
        let width = self.squares.len().to_string().len();
        let mark = |square| match numbers.get(&square) {
            Some(number) => format!("{number:>width$}"),
            None if board.contains(square) => format!("{:>width$}", "."),
            None => format!("{:>width$}", "#"),
        };
        let line = |row| {
            let marks = (0..size.columns()).map(|column| mark(Square::new(row, column)));
            marks.collect::<Vec<_>>().join(" ")
        };
        Ok((0..size.rows()).map(line).collect::<Vec<_>>().join("\n"))
    }

    /// Returns true if the path visits every square of the board, which may be another board than that of the path. The
    /// time is proportional to the length of the path.
    #[must_use]
    pub fn is_tour(&self, board: &Board) -> bool {
        // No square occurs twice, so a path of that length visits all squares.
        let is_on_board = |&square: &Square| board.contains(square);
        self.squares.len() as u64 == board.area() && self.squares.iter().all(is_on_board)
    }

    /// Whether the path visits every square of the board and ends a move from where it starts.
    ///
    /// The only square of a board of one square is a tour, and not a closed one.
    #[must_use]
    pub fn is_closed_tour(&self, board: &Board) -> bool {
        self.is_tour(board) && Step::between(self.end(), self.start()).is_some()
    }
}

/// Whether these squares are a tour of the board: each square once, each a knight's move from the
/// one before; and if it is to be closed, the first a move from the last. Takes time in proportion
/// to the number of squares.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::{Board, TourKind, is_tour};
///
/// // The ring around the centre of 3 x 3.
/// // 3  1 6 3
/// // 2  4 # 8
/// // 1  7 2 5
/// //    a b c
/// let board = Board::new(Size::square(3)?, vec![Square::new(1, 1)])?;
/// let ring: Vec<_> = [(0, 0), (2, 1), (0, 2), (1, 0), (2, 2), (0, 1), (2, 0), (1, 2)]
///     .map(|(row, column)| Square::new(row, column))
///     .to_vec();
/// assert!(is_tour(&board, &ring, TourKind::Closed));
/// assert!(!is_tour(&board, &ring[1..], TourKind::Open));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn is_tour(board: &Board, squares: &[Square], kind: TourKind) -> bool {
    let Some((&start, rest)) = squares.split_first() else {
        return false;
    };
    if squares.len() as u64 != board.area() {
        return false;
    }
    let is_path = Walk::from(board, start, squares.len())
        .and_then(|mut walk| rest.iter().try_for_each(|&to| walk.go(to)))
        .is_ok();
    is_path && (!kind.is_closed() || Step::between(squares[squares.len() - 1], start).is_some())
}

/// A knight on its path, which finds the first wrong move.
struct Walk<'a> {
    board: &'a Board,
    at: Square,
    moves: usize,
    visited: Visited,
}

impl<'a> Walk<'a> {
    fn from(board: &'a Board, start: Square, expected: usize) -> Result<Self, KnightError> {
        let size = board.size();
        if let Some(why) = board.obstacle(start) {
            return Err(KnightError::Start { start, size, why });
        }
        let mut visited = Visited::new(size, expected);
        visited.insert(start);
        Ok(Self {
            board,
            at: start,
            moves: 0,
            visited,
        })
    }

    fn go(&mut self, to: Square) -> Result<(), KnightError> {
        let number = self.moves + 1;
        let step = Step::between(self.at, to).ok_or(KnightError::NoStep {
            number,
            from: self.at,
            to,
            size: self.board.size(),
        })?;
        self.take(step).map(|_| ())
    }

    fn take(&mut self, step: Step) -> Result<Square, KnightError> {
        let size = self.board.size();
        let wrong = |why| KnightError::Move {
            number: self.moves + 1,
            from: self.at,
            step,
            size,
            why,
        };
        let to = step
            .taken_from(self.at, size)
            .ok_or_else(|| wrong(Obstacle::OffBoard))?;
        if !self.board.contains(to) {
            return Err(wrong(Obstacle::Hole));
        }
        if !self.visited.insert(to) {
            return Err(wrong(Obstacle::Visited));
        }
        self.moves += 1;
        self.at = to;
        Ok(to)
    }
}
