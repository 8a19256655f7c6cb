use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;

/// An event of a run.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The run begins: the knight is not on the board yet.
    Start,
    /// The squares that can be reached have been found, and put in the order of their onward moves.
    Choose {
        /// The knight's square.
        from: Square,
        /// The number of squares that it can go to.
        free: u32,
    },
    /// A move is looked at.
    Try {
        /// The move.
        step: Step,
        /// The target of the move; none if that is off the board.
        to: Option<Square>,
    },
    /// The move that was looked at cannot be made.
    Reject {
        /// The move.
        step: Step,
        /// The target of the move, a visited square; none if that is off the board.
        to: Option<Square>,
    },
    /// The knight has been placed on its start, or has moved to another square, which gets its number.
    Place {
        /// The square.
        square: Square,
    },
    /// Every square has a number: the path is a tour.
    Solution {
        /// The number of the tour, from 1.
        number: u64,
    },
    /// No move leads from the knight's square to a free square, so the knight has to go back.
    DeadEnd {
        /// The square.
        square: Square,
    },
    /// All moves from the knight's square have been looked at, and some had been made for a while.
    Exhausted {
        /// The square.
        square: Square,
    },
    /// The knight has gone back, and the square that it left has lost its number.
    TakeBack {
        /// The square that it left.
        square: Square,
    },
}
