//! The program of the algorithm, in words or in a programming language, with the line of the event.
//!
//! Programs are the files of a folder of `programs/`, one for each algorithm and language, which run as they are. A line ends with
//! marks that name the events it belongs to, such as `// @place`; the page takes them away. `@all` comes last, with the line's form
//! where all solutions are wanted.

mod colour;
mod comments;
#[cfg(all(any(test, feature = "testing"), not(target_arch = "wasm32")))]
pub mod execution;
mod lines;
mod listing;
mod source;
mod written;

pub use lines::{Program, Value, of_selector, use_present_in_view};
pub use listing::counts_from_zero;
pub use source::{Filling, Source, ending};
pub use written::WrittenProgram;
pub use written::program_in;
