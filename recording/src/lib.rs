//! Recorded runs of Python programs: a compact stream of events, line by line, and the analysis of such a stream.
//!
//! The engine that runs a program writes the stream with a [`format::Recorder`]. The page collects it in a [`Recording`],
//! which has the [`State`] at every step. The [`protocol`] has the messages between both. [`board::Readings`] finds the
//! chess board among the variables, [`search::Analysis`] the tree and the counts of the search, and [`verdict::Verdict`] says
//! what is right.

pub mod board;
mod error;
pub mod format;
mod function;
pub mod protocol;
mod recording;
pub mod search;
mod state;
mod value;
pub mod verdict;

pub use error::{ErrorKind, Indent, ProgramError};
pub use function::Function;
pub use recording::Recording;
pub use state::{Frame, Happened, State, Variable};
pub use value::{List, Object, Value};
