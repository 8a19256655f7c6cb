//! A run that is judged, and its end.

use super::source;
use crate::ProgramError;
use crate::board::{Kind, Reading};

/// A run whose claims are judged.
#[derive(Copy, Clone, Debug)]
pub struct Ran<'a> {
    /// The way in which it ended.
    pub end: End,
    /// The text of the program.
    pub source: &'a str,
    /// Its input and its arguments.
    pub given: &'a str,
    /// Whether it is to solve a task about queens or a knight.
    pub is_asked: bool,
    /// Whether the recording has all of its output.
    pub has_output: bool,
    /// The error that ended it.
    pub error: Option<&'a ProgramError>,
}

impl Ran<'_> {
    /// Whether a reading leaves out the first item of a list whose items are all given to the program: they may be a row each.
    pub(super) fn has_first(&self, reading: &Reading) -> bool {
        let n = reading.size.rows() as usize + 1;
        reading.kind == Kind::Columns { dummy: true }
            && source::has_columns(self.source, self.given, n)
    }
}

/// The way in which a run ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The program came to its end.
    Whole,
    /// An error ended it, or Python cannot read it.
    Error,
    /// It was stopped before its end.
    Stopped,
}
