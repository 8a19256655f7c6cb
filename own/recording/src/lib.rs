//! Recorded runs of Python programs: a compact stream of events, line by line, and the analysis of such a stream.
//!
//! The engine that runs a program writes the stream with a [`format::Recorder`]. The page collects it in a [`Recording`],
//! which has the [`State`] at every step. The [`protocol`] has the messages between both. [`board::Readings`] finds the
//! chess board among the variables, [`search::Analysis`] the tree and the counts of the search, and [`verdict::Verdict`] says
//! what is right. [`repair`] changes a program by one press.

pub mod board;
mod calls;
mod error;
pub mod format;
mod function;
mod next_change;
pub mod protocol;
mod recording;
pub mod repair;
pub mod search;
mod state;
mod value;
pub mod verdict;

pub use calls::End;
pub use error::{ErrorKind, Indent, ProgramError};
pub use function::{Function, parameters};
pub use next_change::{NextChange, Sought};
pub use recording::Recording;
pub use state::{Frame, Happened, State, Variable};
pub use value::{List, Object, Value};
