//! The tree of a search: every position that it comes to, below the position that it comes from.

mod below;
mod node;

pub use below::Below;
pub use node::{Node, NodeKind, Refusal, Tree};
