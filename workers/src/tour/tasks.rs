//! The tasks about one of all tours of a board, and their results.

use bezzel_solver::knight::Board;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::random::RandomToursRequest;
use serde::{Deserialize, Serialize};

use crate::{LongWork, Moves, WorkerProgram};

/// Finds one of all tours of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// The board, from which squares may be missing.
    pub board: Board,
    /// The tour that is asked for.
    pub which: Which,
}

/// One of all tours of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Which {
    /// The closed tour with a number, from 1.
    Numbered(u128),
    /// A closed tour whose number is wanted.
    Known(Moves),
    /// The first tour that is drawn at random.
    Drawn(Box<RandomToursRequest>),
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::Tour;
    /// The tour that was wanted, or the reason why there is none; `None` while that is not known.
    type Found = Option<Result<FoundTour, CountError>>;
}

/// One of all tours of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundTour {
    /// The tour.
    pub moves: Moves,
    /// Its number, unless it was drawn at random.
    pub number: Option<u128>,
}
