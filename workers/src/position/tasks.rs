//! The tasks about one position, and their results.

use bezzel_solver::queens::completion::{CompletionCount, CompletionRequest, NoCompletion};
use bezzel_solver::queens::construct::ConstructRequest;
use bezzel_solver::queens::hint::{Hint, Tier};
use bezzel_solver::queens::{Piece, Rank, Solution};
use serde::{Deserialize, Serialize};

use super::Columns;
use crate::{LongWork, RestOf, WorkerProgram};

/// Long work, or the rest of it. Pages write it, and workers read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Complete a position, or prove that nothing completes it.
    Complete(CompletionRequest),
    /// Count what completes a position.
    CountCompletions(RestOf<CompletionCount>),
    /// Give a hint on a position, of a tier that says how much the hint may give away.
    Hint(CompletionRequest, Tier),
    /// Find out which solution a solution is.
    Name(Solution, Piece),
    /// Construct a solution.
    Construct {
        /// The size of the board, and the rule.
        request: ConstructRequest,
    },
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::Position;

    type Found = Found;
}

/// The results of a slice of work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Found {
    /// The columns of a completed position, from 1 and from the top, or why
    /// there is none; nothing while that is not known.
    Completion(Option<Result<Vec<u8>, NoCompletion>>),
    /// The number of completions until now.
    Completions(u64),
    /// A hint; nothing while there is none.
    Hint(Option<Box<Hint>>),
    /// The name of a solution; nothing while it is not known.
    Name(Option<Box<Rank>>),
    /// A constructed solution; nothing while it is not there.
    Construction(Option<Box<Construction>>),
}

/// A constructed solution with the facts that the page shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Construction {
    /// The column of each row's queen.
    pub columns: Columns,
    /// The time that the construction took, in microseconds.
    pub construct_time: u32,
    /// The time that the check took, in microseconds.
    pub check_time: u32,
    /// The faults that the check found: none, unless the program is wrong.
    pub fault: Option<String>,
    /// The runs of successive rows whose queens stand a knight's move apart.
    pub runs: u32,
    /// The pairs of neighbouring rows within these runs.
    pub pairs: u32,
}
