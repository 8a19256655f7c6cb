//! The task of reading a text, and its results.

use bezzel_puzzle_text::Detail;
use bezzel_solver::board::Square;
use serde::{Deserialize, Serialize};

use crate::puzzle::Judged;
use crate::{LongWork, WorkerProgram};

/// Read a text, and judge one of its puzzles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// The text.
    pub text: String,
    /// The number of the puzzle, from 0. If the text has fewer puzzles, its last one is meant.
    pub number: usize,
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::PuzzleText;
    type Found = Found;
}

/// The puzzles of a text or a picture.
pub type Found = Result<Box<Read>, Refused>;

/// A text that has puzzles, or a picture of one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Read {
    /// The number of its puzzles.
    pub puzzles: usize,
    /// The number of the judged one, from 0.
    pub number: usize,
    /// That puzzle.
    pub judged: Judged,
    /// The squares whose region is not sure. In a text, all are.
    pub doubtful: Vec<Square>,
}

/// A text or a picture that is no puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Refused {
    /// The name of the fault, and the named values in a sentence about it. For a text, see
    /// [`Fault::named`](bezzel_puzzle_text::Fault::named).
    pub fault: String,
    /// The values.
    pub details: Vec<(String, Detail)>,
    /// The line and the character of the line where the fault is, both from 1, if it has a place.
    pub place: Option<[usize; 2]>,
}
