//! The tasks about a knight's tours, and their results.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{NoTour, Position};
use bezzel_stepping::methods::{Method, StartResult, SuccessRate};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use crate::{LongWork, Moves, RestOf, WorkerProgram};

/// Long work, or the rest of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Find a tour that begins with a path.
    Tour(Position),
    /// Let a method try, and report each of its moves.
    Attempt {
        /// The method and the start.
        request: AttemptRequest,
        /// The number of moves that were sent.
        sent: u64,
    },
    /// Let a method try from each square of a board.
    SuccessRate(RestOf<SuccessRate>),
}

/// A method's attempt at a tour.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AttemptRequest {
    /// The size of the board.
    pub size: Size,
    /// The squares that are missing from it.
    pub holes: Vec<Square>,
    /// The square on which the knight starts.
    pub start: Square,
    /// Whether only a closed tour counts.
    pub closed: bool,
    /// The method.
    pub method: Method,
    /// The most moves that may be made and taken back, at most [`MOST_STEPS`].
    pub limit: u64,
}

/// The greatest number of moves of an attempt. Each move needs a byte in the page, and is made again if the worker is
/// replaced.
pub const MOST_STEPS: u64 = 10_000_000;

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::Knight;
    type Found = Found;
}

/// The results of a slice of work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Found {
    /// A tour that begins with the path, or why there is none; nothing while that is not known.
    Tour(Option<Result<Tour, NoTour>>),
    /// The next part of the attempt.
    Attempt(Attempted),
    /// The outcomes of the next starts, row by row from the top.
    Starts(Vec<StartResult>),
}

/// A tour that was found, and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tour {
    /// The tour.
    pub moves: Moves,
    /// The steps of the search that found it; none if it was put together without search.
    pub searched: Option<u64>,
    /// The time that the worker took, in milliseconds.
    pub elapsed: f64,
}

/// The next part of an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempted {
    /// The knight's steps: the digit of each move, 0 to 7, or [`TAKEN_BACK`] for a move that was taken back.
    pub events: ByteBuf,
    /// The end of the attempt, if it has ended.
    pub outcome: Option<Outcome>,
}

/// The event of an attempt that takes the last move back.
pub const TAKEN_BACK: u8 = 8;

/// The ends of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// The method has found a tour.
    Tour,
    /// The method has no move left to make or to take back.
    Stuck,
    /// The method has made as many moves as it was allowed.
    Limit,
}
