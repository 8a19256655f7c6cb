//! A knight's path as it crosses between page and worker.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Path, Step};
use serde::{Deserialize, Serialize};

/// A path as the square where it starts and its moves: it crosses to the page as one string instead of a million squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moves {
    /// The first square.
    pub start: Square,
    /// A digit from 0 to 7 for each move, as links have them.
    pub digits: String,
}

impl Moves {
    /// The moves of a path.
    pub fn of(path: &Path) -> Self {
        Self {
            start: path.start(),
            digits: path.digits(),
        }
    }

    /// The squares in order. Moves off the board end them.
    pub fn squares(&self, size: Size) -> impl Iterator<Item = Square> {
        let steps = self.digits.bytes().map(|digit| digit.wrapping_sub(b'0'));
        let mut at = Some(self.start);
        std::iter::once(self.start).chain(steps.map_while(move |digit| {
            at = Step::from_digit(digit)?.taken_from(at?, size);
            at
        }))
    }
}
