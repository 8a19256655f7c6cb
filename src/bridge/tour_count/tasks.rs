//! What is to be counted, and how far it is.

use bezzel_solver::Checkpoint;
use bezzel_solver::knight::count::{CountError, TourCount, TourCountRequest, TourCountStage};
use serde::{Deserialize, Serialize};

use crate::bridge::{LongWork, WorkerProgram};

/// Count the tours of a board, or a share of them; or what is left of that.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// Which tours, and which share.
    pub request: TourCountRequest,
    /// Where to go on.
    pub from: Option<Checkpoint<TourCount>>,
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::TourCount;
    type Found = Counted;
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
