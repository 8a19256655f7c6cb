//! The program of the algorithm, in words or in a programming language, with the line of the event.
//!
//! Programs are the files of a folder of `programs/`, one for each algorithm and language, which run as they are. A line ends with
//! marks that name the events it belongs to, such as `// @place`; the page takes them away.

mod comments;
mod lines;
mod listing;
mod queens;
mod source;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod tests;
mod written;

pub(super) use lines::{Program, Value, of_selector, use_present_in_view};
pub(super) use listing::counts_from_zero;
pub(super) use queens::queens_program;
pub(super) use source::Filling;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(super) use source::{Source, ending};
pub(in crate::screens) use written::WrittenProgram;
pub(super) use written::program_in;
