//! What is wanted of all tours of a board, and what comes of it.

use bezzel_solver::Checkpoint;
use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{CountError, TourCount, TourCountRequest, TourCountStage};
use serde::{Deserialize, Serialize};

use crate::bridge::{LongWork, Moves, WorkerProgram};

/// Long work, or what is left of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Count the tours of a board, or a share of them.
    Count {
        /// Which tours, and which share.
        request: TourCountRequest,
        /// Where to go on.
        from: Option<Checkpoint<TourCount>>,
    },
    /// Find one of all tours of a board.
    Tour {
        /// The board.
        size: Size,
        /// Which of its tours.
        which: Which,
    },
}

/// One of all tours of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Which {
    /// The closed tour with a number, from 1.
    Numbered(u128),
    /// A closed tour whose number is wanted.
    Known(Moves),
    /// A tour drawn at random.
    Drawn {
        /// From which tours.
        kind: TourKind,
        /// What the draw depends on.
        seed: u64,
    },
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::TourCount;
    type Found = Found;
}

/// What a slice of work brought to light.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Found {
    /// How far a count is.
    Counted(Counted),
    /// The tour that was wanted, or why there is none; nothing while that is not known.
    Tour(Option<Result<FoundTour, CountError>>),
}

/// How far the count of a share is: told anew each time, so that hearing it twice, or not at all, does no harm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// The tours counted so far.
    pub sum: u128,
    /// What is being done.
    pub stage: TourCountStage,
    /// Why the count has ended without its result.
    pub failure: Option<CountError>,
    /// The bytes of memory that the worker has taken up.
    pub memory: u64,
}

/// One of all tours of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundTour {
    /// The tour.
    pub moves: Moves,
    /// Its number, unless it was drawn at random.
    pub number: Option<u128>,
}
