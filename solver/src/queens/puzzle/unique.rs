//! Makes a puzzle that has several solutions have one.

use super::board::Puzzle;
use super::grid::Grid;
use super::position::Position;
use super::squares::Squares;
use crate::board::Square;

/// The number of solutions up to which two changes are compared: the better change leaves fewer.
const COUNTED: usize = 100;

impl Puzzle {
    /// A puzzle like this one with exactly one solution: the puzzle itself if it has one already, and `None` if it has
    /// none.
    ///
    /// First the borders between regions are moved, a square at a time, always where that leaves the fewest solutions, as
    /// long as it does leave fewer; no region loses its last square, or falls apart. Then queens of a solution are added
    /// to those given, again where that leaves the fewest. Of changes that are as good, one that leaves a puzzle for
    /// deductions comes before others, with a lower grade before a higher.
    #[must_use]
    pub fn made_unique(&self) -> Option<Self> {
        let mut puzzle = self.clone();
        while let Some(changed) = puzzle.nearer_to_unique() {
            puzzle = changed;
        }
        (puzzle.count() == 1).then_some(puzzle)
    }

    /// The puzzle after the first change of [`made_unique`](Self::made_unique); `None` if it has at most one solution.
    ///
    /// So a caller can show how far the changes have come, or stop between them. As long as there are a hundred solutions
    /// or more, a change may leave as many.
    #[must_use]
    pub fn nearer_to_unique(&self) -> Option<Self> {
        let left = self.count();
        if left <= 1 {
            return None;
        }
        let moved = self.moved().filter(|&(fewer, _)| fewer < left);
        let (_, changed) = moved.or_else(|| self.filled())?;
        Some(changed)
    }

    fn count(&self) -> usize {
        self.solutions(COUNTED).len()
    }

    /// The best puzzle that comes of moving one square to a region beside it, and its number of solutions.
    fn moved(&self) -> Option<(usize, Self)> {
        let regions = self.regions()?;
        let mut grid = self.grid();
        let given = Squares::of(self.given());
        let mut changes = Vec::new();
        for square in grid.open() {
            let before = grid.region(square);
            if !grid.spares(square) {
                continue;
            }
            let mut beside: Vec<u8> = grid.beside(square).map(|next| grid.region(next)).collect();
            beside.sort_unstable();
            beside.dedup();
            for region in beside {
                if region != before {
                    grid.assign(square, region);
                    changes.push((count(&grid, given), square, region));
                    grid.assign(square, before);
                }
            }
        }
        let with = |&(_, square, region): &(usize, Square, u8)| {
            let mut regions: Box<[u8]> = regions.into();
            regions[(square.row * self.n() + square.column) as usize] = region;
            Self::made(self.rule(), self.given().clone(), Some(regions))
        };
        best(&changes, |change| change.0, with)
    }

    /// The best puzzle that comes of giving one queen more.
    fn filled(&self) -> Option<(usize, Self)> {
        let grid = self.grid();
        let given = Squares::of(self.given());
        let solution = Squares::of(self.solutions(1).first()?);
        let changes = solution.without(given).into_iter();
        let changes: Vec<(usize, Squares)> = changes
            .map(|square| given | square.into())
            .map(|given| (count(&grid, given), given))
            .collect();
        let with = |&(_, given): &(usize, Squares)| {
            Self::made(
                self.rule(),
                self.placement(given),
                self.regions().map(Into::into),
            )
        };
        best(&changes, |change| change.0, with)
    }
}

fn count(grid: &Grid, given: Squares) -> usize {
    let mut found = Vec::new();
    if let Some(start) = Position::new(grid, given) {
        start.search(grid, COUNTED, &mut found);
    }
    found.len()
}

/// The change that leaves the fewest solutions, but one; of several the one with the lowest grade.
fn best<T>(
    changes: &[T],
    left: impl Fn(&T) -> usize,
    with: impl Fn(&T) -> Puzzle,
) -> Option<(usize, Puzzle)> {
    let fewest = changes.iter().map(&left).filter(|&left| left > 0).min()?;
    let puzzles = changes
        .iter()
        .filter(|change| left(change) == fewest)
        .map(with);
    let ungraded = u8::MAX;
    let best = puzzles.min_by_key(|puzzle| puzzle.grade().unwrap_or(ungraded))?;
    Some((fewest, best))
}
