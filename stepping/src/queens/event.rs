use bezzel_solver::board::Square;
use bezzel_solver::queens::{Line, Piece, Unit};

/// An event of a run.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The run begins: the board is empty.
    Start,
    /// The row or column that is to get the next queen has been chosen, and its free squares are known.
    Choose {
        /// The row or column.
        unit: Unit,
        /// The number of its free squares.
        free: u32,
    },
    /// A square is looked at.
    Try {
        /// The square.
        square: Square,
    },
    /// The square that was looked at is attacked.
    Reject {
        /// The square.
        square: Square,
        /// The first attack that the algorithm found. [`Run::attacks`](super::Run::attacks) lists all.
        by: Attacker,
    },
    /// A queen has been put on the board.
    Place {
        /// Its square.
        square: Square,
    },
    /// The queens on the board are a solution.
    Solution {
        /// The number of the solution, from 1.
        number: u64,
    },
    /// No square of a row or column is free, so the last queen is taken back.
    DeadEnd {
        /// The row or column.
        unit: Unit,
    },
    /// All squares of a row or column have been visited, and some had a queen for a while.
    Exhausted {
        /// The row or column.
        unit: Unit,
    },
    /// The last queen has been taken back.
    TakeBack {
        /// The square that it stood on.
        square: Square,
    },
    /// A queen has been put into each row, on random squares: a new attempt to repair the board.
    Scatter {
        /// The number of the attempt, from 1.
        attempt: u64,
    },
    /// An attacked queen has been picked at random.
    Pick {
        /// Its square.
        queen: Square,
        /// The number of queens that attack it, even through other queens.
        attacks: u32,
    },
    /// The queen that was picked has moved to the square of its row that is attacked least.
    Move {
        /// The square that it left.
        from: Square,
        /// The square that it went to.
        to: Square,
        /// The number of queens that attack it there.
        attacks: u32,
    },
    /// Too many moves have been made without a solution: the attempt is given up.
    GiveUp {
        /// The number of the attempt, from 1.
        attempt: u64,
    },
}

/// A queen that attacks a square, and the line of the attack.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Attacker {
    /// The square of the queen.
    pub queen: Square,
    /// The line that it shares with the attacked square.
    pub line: Line,
}

impl Attacker {
    /// The attack of a queen on another square of an otherwise empty board, if it is one.
    pub(crate) const fn between(queen: Square, square: Square) -> Option<Self> {
        let line = if queen.row == square.row {
            Line::Row
        } else {
            match Line::between(queen, square, Piece::Queen) {
                Some(line) => line,
                None => return None,
            }
        };
        Some(Self { queen, line })
    }
}

/// The number of attacks on each square of a row in which a queen is to be moved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Weights {
    /// The row, 0 at the top.
    pub row: u32,
    /// For each square, from the left, the number of queens in other rows that attack it, even through other queens.
    pub attacks: Vec<u32>,
}
