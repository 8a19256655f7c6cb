//! Hamiltonian circuits of small graphs, exactly: which edges form one circle through all vertices.
//!
//! A path between two vertices is a circuit once they are joined by an edge that must be taken.
//!
//! The search decides about edges, not about the next move, and draws conclusions after each
//! decision: a vertex with two edges taken loses the others, a vertex with only two edges left
//! takes them, an edge that would close a circle too soon goes, and the graph must hang together
//! without any single vertex: be biconnected. Where it fails it goes back.

mod biconnected;
mod graph;
mod marking;
mod search;

pub(in crate::knight) use graph::Graph;
pub(in crate::knight) use search::{Outcome, Search};
