//! The program of the algorithm, in words or in a programming language, with the line of the event.
//!
//! Programs are the files of `programs/queens/`, one for each algorithm and language, which run as they are. A line ends with
//! marks that name the events it belongs to, such as `// @place`; the page takes them away.

mod listing;
mod source;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
mod values;

pub(super) use listing::Listing;
