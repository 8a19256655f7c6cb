//! The task of reading a picture. Its results are those of a text.

use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use crate::puzzle_text::Found;
use crate::{LongWork, WorkerProgram};

/// Read the board in a picture, and judge its puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// The pixels, row by row: red, green, blue, and how much covers what lies below.
    pub rgba: ByteBuf,
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::Picture;
    type Found = Found;
}
