use super::{Algorithm, Plan};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Step;

/// The path so far, and the possible moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    size: Size,
    start: Square,
    algorithm: Algorithm,
    path: Vec<Visit>,
    /// A bit for each square that has a number.
    visited: u64,
}

/// A square of the path, and the rank of the move to it among the moves from the square before.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    pub square: Square,
    pub rank: u8,
}

impl Position {
    pub const fn empty(plan: &Plan) -> Self {
        Self {
            size: plan.size,
            start: plan.start,
            algorithm: plan.algorithm,
            path: Vec::new(),
            visited: 0,
        }
    }

    pub fn path(&self) -> &[Visit] {
        &self.path
    }

    pub const fn depth(&self) -> u8 {
        self.path.len() as u8
    }

    pub const fn is_full(&self) -> bool {
        self.path.len() as u64 == self.size.area()
    }

    /// The knight's square, if the knight is on the board.
    pub fn here(&self) -> Option<Square> {
        self.path.last().map(|visit| visit.square)
    }

    pub const fn is_free(&self, square: Square) -> bool {
        self.visited >> self.size.index(square) & 1 == 0
    }

    /// The free squares to which the knight can go from one, in the order of the moves.
    fn onward(&self, from: Square) -> impl Iterator<Item = Square> {
        let steps = Step::ALL.into_iter();
        let squares = steps.filter_map(move |step| step.taken_from(from, self.size));
        squares.filter(|&square| self.is_free(square))
    }

    /// The target of the move with a rank, if the board has such a square.
    pub fn target(&self, rank: u8) -> Option<Square> {
        let step = Step::from_digit(rank)?;
        step.taken_from(self.here()?, self.size)
    }

    /// The possible moves by rank. Without the rule, each of the eight moves has a rank, whether or not it leads to a
    /// free square. With the rule, only free squares have ranks.
    pub fn choices(&self) -> Vec<Option<Square>> {
        let Some(here) = self.here() else {
            return vec![Some(self.start)];
        };
        match self.algorithm {
            Algorithm::Backtracking => {
                let free = |rank| self.target(rank).filter(|&square| self.is_free(square));
                (0..8).map(free).collect()
            }
            Algorithm::Warnsdorff => {
                let mut squares: Vec<Square> = self.onward(here).collect();
                squares.sort_by_key(|&square| self.onward(square).count());
                squares.into_iter().map(Some).collect()
            }
        }
    }

    /// The free square of a rank.
    pub fn choice(&self, rank: u8) -> Option<Square> {
        match (self.algorithm, self.here()) {
            (Algorithm::Backtracking, Some(_)) => {
                self.target(rank).filter(|&square| self.is_free(square))
            }
            _ => *self.choices().get(usize::from(rank))?,
        }
    }

    /// The number of squares to which the knight can go.
    pub fn free(&self) -> u32 {
        let here = self.here();
        here.map_or(1, |here| self.onward(here).count() as u32)
    }

    /// Goes to the free square of a rank. Returns whether there is one.
    pub fn put(&mut self, rank: u8) -> bool {
        let Some(square) = self.choice(rank) else {
            return false;
        };
        self.visited |= 1 << self.size.index(square);
        self.path.push(Visit { square, rank });
        true
    }

    /// Takes the last move back.
    pub fn take(&mut self) -> Option<Visit> {
        let visit = self.path.pop()?;
        self.visited &= !(1 << self.size.index(visit.square));
        Some(visit)
    }
}
