//! The search tree: the visible nodes, their places, the walk from node to node, the texts of nodes, and the tree
//! for papers.

mod drawing;
mod expanded;
mod layout;
mod nodes;
mod paper;
mod queens;
mod shape;
mod view;

#[cfg(any(test, feature = "testing"))]
pub use expanded::Change;
pub use expanded::Expanded;
pub use shape::{AnyTree, Branching, COUNTED, Node, Turning, Walk};
#[cfg(any(test, feature = "testing"))]
pub use shape::{Growth, Turn};
pub use view::tools;
pub use view::{LoadedTree, WatchedTree};
