//! A text, and its code.

use serde::{Deserialize, Serialize};

use crate::{LongWork, WorkerProgram};

/// A text for which a code is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// The text.
    pub text: String,
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::Qr;

    /// The code; `None` if the text is too long for any.
    type Found = Option<Code>;
}

/// A QR code: a square of light and dark modules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Code {
    /// The number of modules of a side, from 21 to 177.
    pub side: u32,
    /// Whether each module is dark, row by row from the top.
    pub is_dark: Vec<bool>,
}

impl Code {
    /// The dark modules as the path of an SVG picture, in which a module has the side 1 and the first one begins at (0, 0).
    pub fn path(&self) -> String {
        let rows = self.is_dark.chunks(self.side.max(1) as usize);
        rows.enumerate()
            .map(|(row, modules)| runs(row, modules))
            .collect()
    }
}

/// The runs of dark modules of a row, each as a rectangle.
fn runs(row: usize, modules: &[bool]) -> String {
    let mut column = 0;
    let runs = modules.chunk_by(|a, b| a == b).map(|run| {
        let start = column;
        column += run.len();
        let width = run.len();
        if run[0] {
            format!("M{start} {row}h{width}v1h-{width}z")
        } else {
            String::new()
        }
    });
    runs.collect()
}
