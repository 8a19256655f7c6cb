use super::deduce;
use super::grid::Grid;
use super::house::letter;
use super::position::Position;
use super::squares::Squares;
use super::{Claim, House, Inference, MAX_GRADE, MAX_N, PuzzleError, Reason, Refusal, Rule};
use crate::board::Square;
use crate::queens::Placement;

/// A board on which one queen belongs into each row, each column and each region, if there are any, so that the rule
/// is kept; some queens may be given.
///
/// It may have no solution, exactly one as puzzles should, or several.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    rule: Rule,
    given: Placement,
    regions: Option<Box<[u8]>>,
}

impl Puzzle {
    /// A puzzle without regions; n is that of the given queens.
    ///
    /// # Errors
    ///
    /// [`PuzzleError::Size`] if n is greater than [`MAX_N`].
    pub fn new(rule: Rule, given: Placement) -> Result<Self, PuzzleError> {
        let n = given.n();
        if n > MAX_N {
            return Err(PuzzleError::Size {
                n,
                least: 1,
                most: MAX_N,
            });
        }
        Ok(Self {
            rule,
            given,
            regions: None,
        })
    }

    /// The same puzzle with regions, written as n x n letters, row by row from the top. The letters are the first n of
    /// the alphabet, and each occurs. Capitals are read as small letters. The squares of a region need not be
    /// connected.
    ///
    /// # Errors
    ///
    /// [`PuzzleError::Length`], [`PuzzleError::Letter`] and [`PuzzleError::Missing`].
    pub fn with_regions(self, text: &str) -> Result<Self, PuzzleError> {
        let n = self.n();
        let found = text.chars().count();
        if found != (n * n) as usize {
            return Err(PuzzleError::Length { found, n });
        }
        let letters: Vec<char> = (0..n as u8).map(letter).collect();
        let region = |(at, found): (usize, char)| {
            let lower = found.to_ascii_lowercase();
            let region = letters.iter().position(|&letter| letter == lower);
            let error = PuzzleError::Letter { at, found, n };
            region.map(|region| region as u8).ok_or(error)
        };
        let regions = text.chars().enumerate().map(region);
        let regions: Box<[u8]> = regions.collect::<Result<_, _>>()?;
        match (0..n as u8).find(|region| !regions.contains(region)) {
            Some(missing) => Err(PuzzleError::Missing {
                region: letter(missing),
                n,
            }),
            None => Ok(Self {
                regions: Some(regions),
                ..self
            }),
        }
    }

    pub(super) fn made(rule: Rule, given: Placement, regions: Option<Box<[u8]>>) -> Self {
        Self {
            rule,
            given,
            regions,
        }
    }

    /// The number of rows.
    #[must_use]
    pub const fn n(&self) -> u32 {
        self.given.n()
    }

    /// The rule.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// The given queens.
    #[must_use]
    pub const fn given(&self) -> &Placement {
        &self.given
    }

    /// The number of each square's region, from 0, row by row from the top.
    #[must_use]
    pub fn regions(&self) -> Option<&[u8]> {
        self.regions.as_deref()
    }

    /// The letter of each square's region, row by row from the top.
    #[must_use]
    pub fn regions_text(&self) -> Option<String> {
        let letters = |regions: &[u8]| regions.iter().copied().map(letter).collect();
        self.regions().map(letters)
    }

    /// The squares of a house, row by row from the top; none if the puzzle has no such house.
    #[must_use]
    pub fn squares(&self, house: House) -> Vec<Square> {
        let belongs = |&square: &Square| match house {
            House::Row(row) => square.row == row,
            House::Column(column) => square.column == column,
            House::Region(region) => self.region(square) == Some(region),
        };
        self.given.size().squares().filter(belongs).collect()
    }

    /// The number of a square's region; `None` if there are no regions, or no such square.
    #[must_use]
    pub fn region(&self, square: Square) -> Option<u32> {
        let inside = self.given.size().contains(square);
        let at = inside.then(|| square.row * self.n() + square.column)?;
        self.regions()?
            .get(at as usize)
            .map(|&region| region.into())
    }

    /// Up to `limit` solutions. With a limit of 2, the number of solutions found shows whether it is a proper puzzle.
    ///
    /// A search with bit masks for the row, column or region that leaves the least choice. A limit of two takes
    /// less than a millisecond mostly.
    #[must_use]
    pub fn solutions(&self, limit: usize) -> Vec<Placement> {
        let grid = self.grid();
        let mut found = Vec::new();
        if let Some(position) = Position::new(&grid, Squares::of(&self.given)) {
            position.search(&grid, limit, &mut found);
        }
        found
            .into_iter()
            .map(|queens| self.placement(queens))
            .collect()
    }

    /// The easiest deduction from a position: the given queens, the player's queens, and the squares that the player
    /// has crossed out. It is `None` if the puzzle is solved, if queens exclude each other, or if no deduction helps.
    ///
    /// Queens and crosses are taken for right. Only the solution shows whether they are. Those on squares that the puzzle does
    /// not have are ignored.
    #[must_use]
    pub fn step(&self, queens: &Placement, crosses: &Placement) -> Option<Inference> {
        self.step_by(queens, crosses, &Reason::ALL)
    }

    /// The same, of the deductions for some reasons.
    #[must_use]
    pub fn step_by(
        &self,
        queens: &Placement,
        crosses: &Placement,
        reasons: &[Reason],
    ) -> Option<Inference> {
        let grid = self.grid();
        let position = self.position(&grid, queens, crosses)?;
        deduce::step(&grid, &position, reasons)
    }

    /// Whether a step follows from a position by a reason alone: the deductions that show it, one of a queen, and of crosses
    /// as many as cross them all out.
    ///
    /// The position is taken for right, as by [`step`](Self::step). If it is, no step is accepted that the solution has
    /// otherwise.
    ///
    /// # Errors
    ///
    /// [`Refusal`]: why it does not follow.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::board::Square;
    /// use bezzel_solver::queens::Placement;
    /// use bezzel_solver::queens::puzzle::{Claim, Puzzle, Reason, Refusal, Rule};
    ///
    /// // Region c has one square, e5.
    /// let empty = Placement::empty(5)?;
    /// let puzzle = Puzzle::new(Rule::Touch, empty.clone())?.with_regions("aabbcaabbbaddbdaddddeeeee")?;
    /// let e5 = Square::new(0, 4);
    /// let prove = |claim, reason| puzzle.prove(&empty, &empty, &claim, reason);
    /// assert!(prove(Claim::Queen(e5), Reason::Single).is_ok());
    /// assert_eq!(prove(Claim::Queen(e5), Reason::Line), Err(Refusal::Crosses));
    /// assert!(prove(Claim::Crosses(vec![Square::new(0, 0)]), Reason::Line).is_ok());
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn prove(
        &self,
        queens: &Placement,
        crosses: &Placement,
        claim: &Claim,
        reason: Reason,
    ) -> Result<Vec<Inference>, Refusal> {
        let grid = self.grid();
        let position = self
            .position(&grid, queens, crosses)
            .ok_or(Refusal::Contradiction)?;
        deduce::prove(&grid, &position, claim, reason)
    }

    /// The board with these queens and crosses; `None` if queens exclude each other.
    fn position(&self, grid: &Grid, queens: &Placement, crosses: &Placement) -> Option<Position> {
        let on_board = Squares::of(queens) & grid.open();
        let mut position = Position::new(grid, Squares::of(&self.given) | on_board)?;
        position.open = position.open.without(Squares::of(crosses));
        Some(position)
    }

    /// The deductions from the given queens on, always the easiest first. They solve the puzzle, or end when a guess
    /// would be needed, or with [`Inference::Impossible`].
    #[must_use]
    pub fn path(&self) -> Vec<Inference> {
        self.path_by(&Reason::ALL)
    }

    /// The same, of the deductions for some reasons.
    #[must_use]
    pub fn path_by(&self, reasons: &[Reason]) -> Vec<Inference> {
        let grid = self.grid();
        let start = Position::new(&grid, Squares::of(&self.given));
        start.map_or_else(Vec::new, |start| deduce::path(&grid, start, reasons))
    }

    /// The grade of the hardest deduction that is needed, 1 to [`MAX_GRADE`]; `None` if deductions do not solve the
    /// puzzle. So a puzzle with a grade has exactly one solution. Whether one without a grade has none, several, or one that
    /// takes a guess, [`solutions`](Self::solutions) finds out.
    #[must_use]
    pub fn grade(&self) -> Option<u8> {
        let grid = self.grid();
        let position = Position::new(&grid, Squares::of(&self.given))?;
        deduce::grade(&grid, position, MAX_GRADE)
    }

    pub(super) fn grid(&self) -> Grid {
        let grid = Grid::new(self.n(), self.rule);
        match self.regions() {
            Some(regions) => grid.divided(regions),
            None => grid,
        }
    }

    pub(super) fn placement(&self, queens: Squares) -> Placement {
        placement(self.n(), queens)
    }
}

/// A placement of an n that is in range.
pub fn placement(n: u32, queens: Squares) -> Placement {
    let mut placement = Placement::from_rows(vec![0; n as usize].into());
    for square in queens {
        placement.insert(square);
    }
    placement
}
