//! Hamiltonian circuits of small graphs, exactly: which edges form one circle through all vertices.
//!
//! Every question about tours of a board with holes, or with a path begun, is one about circuits:
//! required ends are joined by an edge that must be taken, and an open end is free to be joined to
//! a vertex that stands beside the board.
//!
//! The search decides about edges, not about the next move, and draws conclusions after each
//! decision: a vertex with two edges taken loses the others, a vertex with only two edges left
//! takes them, an edge that would close a circle too soon goes, and the graph must hang together
//! without any single vertex. Where it fails it goes back; it starts anew with other preferences
//! when it has been at it for long, each time with twice the patience, so that it ends for certain.

mod graph;
mod marking;
mod search;
mod woven;

pub(in crate::knight) use graph::Graph;
pub(in crate::knight) use search::{Outcome, Search};
