use super::Outcome;
use super::grid::Cell;
use super::matching::Matching;
use crate::board::Square;
use crate::knight::{Board, KnightError, Obstacle, Step};

/// A game: the board and the squares that the knight has visited.
///
/// As long as the knight stands nowhere, the first player to move puts it on any square.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::duel::Duel;
/// use bezzel_solver::knight::Board;
///
/// // 3 . . .     From a1 the knight can only go round the centre, one way or the other: seven
/// // 2 . . .     moves, of which the player to move has the first and the last.
/// // 1 N . .
/// //   a b c
/// let size = Size::square(3)?;
/// let square = |name| Square::from_name(name, size);
/// let mut duel = Duel::new(Board::from(size), &[square("a1")?])?;
/// let outcome = duel.outcome();
/// assert!(outcome.mover_wins());
/// assert_eq!(outcome.winning_moves, [square("b3")?, square("c2")?]);
///
/// duel.play(square("b3")?)?;
/// assert!(!duel.outcome().mover_wins());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Duel {
    board: Board,
    path: Vec<Square>,
    /// A maximum matching of the squares that have not been visited.
    matching: Matching,
}

impl Duel {
    /// The largest number of squares, holes included: that of a board of 256 x 256.
    pub const MAX_AREA: u64 = 1 << 16;

    /// The game in which these squares have been visited, the first of them to begin with.
    ///
    /// # Errors
    ///
    /// [`KnightError::TooLarge`] if the board is too large, else what is wrong with the first square that
    /// cannot be on the path.
    pub fn new(board: Board, path: &[Square]) -> Result<Self, KnightError> {
        let size = board.size();
        if size.area() > Self::MAX_AREA {
            let most = Self::MAX_AREA;
            return Err(KnightError::TooLarge { size, most });
        }
        let mut duel = Self {
            matching: Matching::of(&board),
            board,
            path: Vec::new(),
        };
        path.iter().try_for_each(|&square| duel.play(square))?;
        Ok(duel)
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The squares that the knight has visited; it stands on the last.
    #[must_use]
    pub fn path(&self) -> &[Square] {
        &self.path
    }

    /// The squares that the mover can go to: in the order of [`Step::ALL`], or if the
    /// knight stands nowhere, all squares row by row. Without one, the mover has lost.
    #[must_use]
    pub fn moves(&self) -> Vec<Square> {
        let grid = self.matching.grid();
        self.reachable()
            .into_iter()
            .map(|cell| grid.square(cell))
            .collect()
    }

    fn reachable(&self) -> Vec<Cell> {
        let grid = self.matching.grid();
        match self.path.last() {
            Some(&at) => grid.neighbours(grid.cell(at)).collect(),
            None => grid.cells().collect(),
        }
    }

    /// The number of moves from a square to squares that have not been visited, 0 to 8; 0 from a
    /// square that is not on the board.
    #[must_use]
    pub fn onward_moves(&self, square: Square) -> usize {
        if !self.board.size().contains(square) {
            return 0;
        }
        let grid = self.matching.grid();
        grid.degree(grid.cell(square))
    }

    /// Moves the knight, or puts it on its first square. Takes time proportional to the number of squares
    /// at most.
    ///
    /// # Errors
    ///
    /// If the knight cannot go there.
    pub fn play(&mut self, square: Square) -> Result<(), KnightError> {
        let size = self.board.size();
        let grid = self.matching.grid();
        let obstacle = self.board.obstacle(square).or_else(|| {
            let is_open = grid.is_open(grid.cell(square));
            (!is_open).then_some(Obstacle::Visited)
        });
        if let Some(&from) = self.path.last() {
            let (number, to) = (self.path.len(), square);
            let step = Step::between(from, to).ok_or(KnightError::NoStep {
                number,
                from,
                to,
                size,
            })?;
            if let Some(why) = obstacle {
                return Err(KnightError::Move {
                    number,
                    from,
                    step,
                    size,
                    why,
                });
            }
        } else if let Some(why) = obstacle {
            let start = square;
            return Err(KnightError::Start { start, size, why });
        }
        let cell = self.matching.grid().cell(square);
        self.matching.close(cell);
        self.path.push(square);
        Ok(())
    }

    /// Takes the last move back and returns where it led.
    pub fn undo(&mut self) -> Option<Square> {
        let square = self.path.pop()?;
        let cell = self.matching.grid().cell(square);
        self.matching.open(cell);
        Some(square)
    }

    /// The moves that win for the mover.
    #[must_use]
    pub fn winning_moves(&self) -> Vec<Square> {
        let optional = self.matching.optional();
        let winning = self.reachable().into_iter().filter(|&cell| optional[cell]);
        winning
            .map(|cell| self.matching.grid().square(cell))
            .collect()
    }

    /// The winning moves, and the matching that proves who wins. Takes time proportional to the number of
    /// squares.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let grid = self.matching.grid();
        let mut proof = self.matching.clone();
        if let Some(&at) = self.path.last() {
            proof.open(grid.cell(at));
        }
        Outcome {
            winning_moves: self.winning_moves(),
            matching: proof
                .pairs()
                .map(|(a, b)| (grid.square(a), grid.square(b)))
                .collect(),
        }
    }
}
