//! The search that a program makes: its tree, its placements, dead ends and solutions.

mod analysis;
mod findings;
mod printed;
mod tree;

pub use analysis::Analysis;
pub use findings::{Counts, Gain, Search, Solution};
pub use tree::{Node, Tree};
