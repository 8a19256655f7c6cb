//! A part of an output, and the report on the whole output.

use bezzel_output::{Cause, Cut, Fault, Notation, Printed, Remark, Report};
use bezzel_solver::board::Size;
use bezzel_solver::queens::Piece;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use crate::codec::{pack, unpack};
use crate::{LongWork, WorkerProgram};

/// The most of each kind that are listed one by one.
const MOST_LISTED: usize = 24;

/// A part of an output.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OutputPart {
    /// The number of the output: parts of two are not mixed.
    pub output: u32,
    /// The piece, if it is not to be found in the output.
    pub piece: Option<Piece>,
    /// The side of the board for which a position is wanted, instead of a verdict on all.
    pub board: Option<u32>,
    /// The first byte of the part.
    pub offset: u64,
    /// The text of the part.
    pub bytes: ByteBuf,
    /// Whether the output ends with it.
    pub is_last: bool,
}

impl LongWork for OutputPart {
    const PROGRAM: WorkerProgram = WorkerProgram::Output;
    type Found = Found;
}

/// The results of a slice of reading.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Found {
    /// More of the output is to be read.
    Nothing,
    /// The worker does not have what stands before this part, which another worker has read: the output is to be read
    /// from its beginning.
    Lost,
    /// The whole output is read. The report is packed, since not every caller can read it.
    Checked(ByteBuf),
    /// The position that was wanted, as a FEN; nothing if there is none.
    Position(String),
}

impl Found {
    /// The verdict on the whole output, once it is read.
    pub fn checked(&self) -> Option<Checked> {
        match self {
            Self::Checked(packed) => unpack(packed),
            _ => None,
        }
    }
}

impl From<&Checked> for Found {
    fn from(checked: &Checked) -> Self {
        Self::Checked(pack(checked))
    }
}

/// The verdict on an output.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Checked {
    /// The piece; none for a knight's tours.
    pub piece: Option<Piece>,
    /// The board; none if nothing was recognised.
    pub size: Option<Size>,
    /// The notation of squares.
    pub notation: Notation,
    /// The number of the first row and column.
    pub from: u32,
    /// Whether the last row is left out everywhere.
    pub short: bool,
    /// The number of positions.
    pub read: u64,
    /// The number of these that are right.
    pub right: u64,
    /// The number of these that are repetitions.
    pub doubled: u64,
    /// The likely mistake of the program.
    pub cause: Option<Cause>,
    /// The number of missing solutions, if it is known.
    pub missing: Option<u64>,
    /// Whether they come in lexicographic order.
    pub ordered: bool,
    /// The boards of other sizes, each with how many are right.
    pub others: Vec<(Size, u64)>,
    /// The first that are wrong.
    pub wrong: Vec<Printed>,
    /// The lines of the first that have come before.
    pub repeated: Vec<u64>,
    /// The columns of the first that are missing.
    pub absent: Vec<Vec<u8>>,
    /// The place where a tool has shortened the output.
    pub cut: Option<Cut>,
    /// The statement of the output in place of positions.
    pub remark: Option<Remark>,
}

impl From<Report> for Checked {
    fn from(report: Report) -> Self {
        let repeated = report.repeated.iter().take(MOST_LISTED);
        let absent = report.missing_solutions().take(MOST_LISTED);
        // A fault that all positions share is reported for the first one only; the others report their further faults.
        let mut is_first = true;
        let is_news = |printed: &&Printed| {
            let is_short = report.short && printed.fault == Some(Fault::LastRow);
            !is_short || std::mem::take(&mut is_first)
        };
        let wrong = report.wrong.iter().filter(is_news).take(MOST_LISTED);
        Self {
            piece: report.piece,
            size: report.size,
            notation: report.notation,
            from: report.from,
            short: report.short,
            read: report.read,
            right: report.right,
            doubled: report.doubled,
            cause: report.cause(),
            missing: report.missing(),
            ordered: report.ordered,
            others: report.others.clone(),
            repeated: repeated.map(|printed| printed.line).collect(),
            absent: absent.map(|solution| solution.columns().to_vec()).collect(),
            wrong: wrong.cloned().collect(),
            cut: report.cut,
            remark: report.remark,
        }
    }
}
