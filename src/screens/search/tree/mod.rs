//! The search tree: the visible nodes, their places, the walk from node to node, and the texts of nodes.

mod drawing;
mod expanded;
mod layout;
mod nodes;
mod queens;
mod shape;
mod view;

#[cfg(test)]
pub(super) use expanded::Change;
pub(super) use expanded::Expanded;
pub(super) use shape::{AnyTree, Branching, COUNTED, Node, Turning, Walk};
#[cfg(test)]
pub(super) use shape::{Growth, Turn};
pub(super) use view::tools;
pub(in crate::screens) use view::{LoadedTree, WatchedTree};
