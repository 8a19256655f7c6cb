//! The drawings of a film, and the changes from frame to frame.

use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use crate::{LongWork, WorkerProgram};

/// A film to make. Its pictures are in pixels of four bytes: red, green, blue, and how much covers what lies below.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// The width of the film in pixels.
    pub width: u32,
    /// The picture of the empty board.
    pub ground: ByteBuf,
    /// The pixels from the sides to the first square.
    pub margin: u32,
    /// The pixels of a square's side.
    pub side: u32,
    /// The squares of a row.
    pub columns: u32,
    /// The drawings of a square, side by side in rows, from the lowest to the highest.
    pub sheet: ByteBuf,
    /// The drawings in a row of the sheet.
    pub across: u32,
    /// The changes from frame to frame. The first frame is one change of the empty board.
    pub frames: Vec<Vec<Change>>,
    /// The time of a frame, in hundredths of a second.
    pub pace: u16,
    /// The time of the first and of the last frame.
    pub hold: u16,
}

/// A drawing that appears on a square, or goes if it is there.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The place of the drawing in the sheet.
    pub drawing: u16,
    /// The number of the square, row by row from the top.
    pub square: u16,
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::Film;

    /// The file, at the end.
    type Found = Option<ByteBuf>;
}
