//! The search tree: which nodes are shown, where they are drawn, how one walks
//! from node to node, and what is said of each.

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
