//! The search tree: the visible nodes, their places, the walk from node to node, and the texts of nodes.

mod drawing;
mod layout;
mod nodes;
mod opening;
mod queens;
mod shape;
mod view;

#[cfg(test)]
pub(super) use opening::Change;
pub(super) use opening::Opening;
pub(super) use shape::{AnyTree, Branching, COUNTED, Node, Turning, Walk};
#[cfg(test)]
pub(super) use shape::{Growth, Turn};
pub(in crate::screens) use view::WatchedTree;
