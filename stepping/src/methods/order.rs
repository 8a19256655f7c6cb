//! The order in which a method tries the moves from a square.

use super::{Method, Ties};
use bezzel_solver::Random;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Step};

/// The board with the visited squares. Holes count as visited.
pub struct Ground {
    size: Size,
    visited: Vec<bool>,
}

impl Ground {
    pub fn new(board: &Board) -> Self {
        let size = board.size();
        let visited = vec![false; size.area() as usize];
        let mut ground = Self { size, visited };
        for &hole in board.holes() {
            ground.visit(hole);
        }
        ground
    }

    pub fn visit(&mut self, square: Square) {
        self.visited[self.size.index(square) as usize] = true;
    }

    pub fn leave(&mut self, square: Square) {
        self.visited[self.size.index(square) as usize] = false;
    }

    fn onward(&self, from: Square) -> impl Iterator<Item = Square> {
        Step::ALL
            .into_iter()
            .filter_map(move |step| step.taken_from(from, self.size))
            .filter(|&to| !self.visited[self.size.index(to) as usize])
    }

    fn onward_count(&self, from: Square) -> u32 {
        self.onward(from).count() as u32
    }

    /// The squares to go to, the one to be tried last first.
    pub fn choices(&self, at: Square, method: Method, random: &mut Random) -> Vec<Square> {
        let mut choices: Vec<Square> = self.onward(at).collect();
        if let Method::Warnsdorff { ties, .. } = method {
            if let Ties::Random { .. } = ties {
                random.shuffle(&mut choices);
            }
            choices.sort_by_key(|&to| (self.onward_count(to), self.tie(to, ties)));
        }
        choices.reverse();
        choices
    }

    /// Less is tried first.
    fn tie(&self, to: Square, ties: Ties) -> u64 {
        match ties {
            Ties::Fixed | Ties::Random { .. } => 0,
            Ties::Pohl => {
                let counts = self.onward(to).map(|next| self.onward_count(next));
                u64::from(counts.sum::<u32>())
            }
            Ties::Roth => {
                // Twice the distance from the centre, along a side.
                let along = |at: u32, side: u32| u64::from((2 * at + 1).abs_diff(side));
                let rows = along(to.row, self.size.rows());
                let columns = along(to.column, self.size.columns());
                u64::MAX - (rows * rows + columns * columns)
            }
        }
    }
}
