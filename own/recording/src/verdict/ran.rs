//! A run that is judged, and its end.

use crate::ProgramError;

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
