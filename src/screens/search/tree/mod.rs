//! The search tree: which nodes are shown, where they are drawn, how one walks
//! from node to node, and what is said of each.

mod drawing;
mod layout;
mod nodes;
mod opening;
mod shape;
mod view;
mod words;

pub(super) use opening::{Change, Opening};
pub(super) use shape::{Growth, Turn};
pub(super) use view::TreeView;
