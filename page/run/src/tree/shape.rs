//! The nodes of the tree that are shown, and how they hang together.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_stepping::queens::{Below, NodeKind};

use super::expanded::{Change, Expanded};
use crate::link::Names;
use crate::locale::Locale;

/// The number of placements up to which the whole tree is known: n = 8 has 2,056.
const KNOWN: u64 = 3_000;
/// The number of placements up to which the tree is shown whole: n = 4 has 16.
const WHOLE: u64 = 60;
/// The number of solutions up to which the ways to all of them are expanded: n = 6 has 4.
const FEW_SOLUTIONS: u64 = 10;
/// Maximum number of placements counted below a chosen node: that takes a millisecond or two.
pub const COUNTED: u64 = 20_000;

/// A search tree, which is looked at node by node.
pub trait Branching {
    /// The node above all others.
    fn root(&self) -> Node;

    /// The nodes below a node, in the order of the search.
    fn children(&self, path: &[u8]) -> Vec<Node>;

    /// The summary of the nodes below a node, if they have at most this many placements.
    fn below(&self, path: &[u8], most_placements: u64) -> Option<Below>;

    /// The reason for the kind of a node, in words.
    fn reasons(&self, node: &Node, names: Names, locale: &Locale) -> String;

    /// The value that a node has returned, if the nodes are calls of a program and the value is known.
    fn returned(&self, _: &Node) -> Option<String> {
        None
    }
}

/// A node of a search tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The path to it from the root.
    pub path: Vec<u8>,
    /// The square of the last piece, if there is one.
    pub square: Option<Square>,
    /// The kind of the node.
    pub kind: NodeKind,
}

/// The search tree of any problem. Equal only to itself.
#[derive(Clone)]
pub struct AnyTree(Rc<dyn Branching>);

/// A tree, and how much of it there is.
#[derive(Clone, PartialEq)]
pub struct Growth {
    tree: AnyTree,
    /// The summary of the nodes below the root, if the tree is small.
    pub all: Option<Below>,
}

/// A node that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct VisibleNode {
    pub node: Node,
    /// Whether it has nodes below that are not shown.
    pub collapsed: bool,
    /// Whether a solution is known to be here or below.
    pub solving: bool,
    /// The index of the node above.
    pub parent: Option<usize>,
}

impl VisibleNode {
    /// The kind of the node, by its name in `data-node`.
    pub const fn kind(&self) -> &'static str {
        if self.collapsed {
            "collapsed"
        } else {
            self.node.kind.name()
        }
    }

    /// Whether it can be opened or closed.
    pub fn has_below(&self) -> bool {
        self.node.kind == NodeKind::Choice
    }
}

impl AnyTree {
    /// The tree of a search.
    pub fn new(tree: impl Branching + 'static) -> Self {
        Self(Rc::new(tree))
    }
}

impl PartialEq for AnyTree {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Growth {
    /// A tree that has not grown.
    pub fn new(tree: AnyTree) -> Self {
        let all = tree.0.below(&[], KNOWN);
        Self { tree, all }
    }

    /// Whether the visible nodes change with the run. Small trees are shown whole.
    pub fn changes(&self) -> bool {
        self.all.is_none_or(|all| all.placements > WHOLE)
    }

    /// Whether the nodes expanded by default follow the run, since the whole tree is too large.
    pub const fn follows(&self) -> bool {
        self.all.is_none()
    }

    /// The tree itself.
    pub fn tree(&self) -> &dyn Branching {
        &*self.tree.0
    }

    /// The nodes that are shown when the run is at a path, each before those
    /// below it: on the path to the run, and to solutions where they are known and few.
    pub fn shown(&self, expanded: &Expanded, path: &[u8]) -> Vec<VisibleNode> {
        let mut shown = Vec::new();
        let whole = !self.changes();
        let few = self.all.is_some_and(|all| all.solutions <= FEW_SOLUTIONS);
        self.add(
            self.tree().root(),
            None,
            &|node: &Node, solving: bool| {
                let on_the_way = path.starts_with(&node.path);
                expanded.is_open(&node.path, whole || few && solving || on_the_way)
            },
            &mut shown,
        );
        shown
    }

    /// Walks to another node.
    pub fn walk(self: &Rc<Self>, turn: Turn) -> Walk {
        let growth = Rc::clone(self);
        Walk::Turn(Rc::new(move |expanded, path| {
            growth.turned(expanded, path, turn)
        }))
    }

    /// The target of a turn from a path, and the expanded nodes then. The first turn down expands a node.
    fn turned(&self, expanded: &Expanded, path: &[u8], turn: Turn) -> Option<(Vec<u8>, Expanded)> {
        let shown = self.shown(expanded, path);
        let at = present(&shown, path);
        if turn == Turn::Child && shown[at].collapsed {
            let from = &shown[at].node.path;
            let to = self.tree().children(from).into_iter().next()?;
            return Some((to.path, expanded.changed(Change::Set(from.clone(), true))));
        }
        let to = turned(&shown, at, turn)?;
        Some((shown[to].node.path.clone(), expanded.clone()))
    }

    /// Whether a solution is known to be below a node, which it is in a small tree.
    fn leads_to_solution(&self, node: &Node) -> bool {
        let below = || self.tree().below(&node.path, KNOWN);
        self.all.is_some() && below().is_some_and(|below| below.solutions > 0)
    }

    fn add(
        &self,
        node: Node,
        parent: Option<usize>,
        is_open: &dyn Fn(&Node, bool) -> bool,
        shown: &mut Vec<VisibleNode>,
    ) {
        let solving = node.kind == NodeKind::Solution || self.leads_to_solution(&node);
        let open = node.kind == NodeKind::Choice && is_open(&node, solving);
        let children = if open {
            self.tree().children(&node.path)
        } else {
            Vec::new()
        };
        let index = shown.len();
        shown.push(VisibleNode {
            collapsed: node.kind == NodeKind::Choice && !open,
            node,
            solving,
            parent,
        });
        for child in children {
            self.add(child, Some(index), is_open, shown);
        }
    }
}

/// The node where the run is: that of its path, or the last one above that is
/// shown.
pub fn present(shown: &[VisibleNode], path: &[u8]) -> usize {
    let above = |shown: &VisibleNode| path.starts_with(&shown.node.path);
    let deepest = (0..shown.len())
        .filter(|&index| above(&shown[index]))
        .max_by_key(|&index| shown[index].node.path.len());
    deepest.unwrap_or(0)
}

/// The number of shown nodes that the run has come to: the first ones, as nodes are shown in the order of the search. The
/// run is at the node `at`, or below it if that is collapsed, and has come back from `returned` nodes directly below it.
pub fn visited(shown: &[VisibleNode], at: usize, returned: usize) -> usize {
    let depth = shown[at].node.path.len();
    let below = (at + 1..shown.len()).take_while(|&index| shown[index].node.path.len() > depth);
    let mut children = below
        .clone()
        .filter(|&index| shown[index].parent == Some(at));
    children.nth(returned).unwrap_or(at + 1 + below.count())
}

/// A way from a node to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The first child.
    Child,
    /// The parent.
    Parent,
    /// The previous sibling.
    Before,
    /// The next sibling.
    After,
    /// The root.
    Root,
}

/// Finds the target of a walk from a path, and the expanded nodes then. The state is given this function instead of a
/// tree, since the part with the tree is loaded later.
pub type Turning = dyn Fn(&Expanded, &[u8]) -> Option<(Vec<u8>, Expanded)>;

/// A walk of the visitor in a tree.
#[derive(Clone)]
pub enum Walk {
    /// Goes to a node, by its path.
    To(Vec<u8>),
    /// Goes to another node from the one where the run is or is going to.
    Turn(Rc<Turning>),
    /// Opens or closes nodes.
    Open(Change),
}

/// The target of a turn, if it is a visible node.
fn turned(shown: &[VisibleNode], from: usize, turn: Turn) -> Option<usize> {
    let parent = shown[from].parent;
    match turn {
        Turn::Parent => parent,
        Turn::Root => Some(0),
        Turn::Child => (shown.get(from + 1)?.parent == Some(from)).then_some(from + 1),
        Turn::After => {
            (from + 1..shown.len()).find(|&index| parent.is_some() && shown[index].parent == parent)
        }
        Turn::Before => (0..from).rfind(|&index| parent.is_some() && shown[index].parent == parent),
    }
}

#[cfg(test)]
mod tests {
    use bezzel_stepping::queens::{Algorithm, Plan, Run, Watched};

    use super::*;

    fn growth(n: u32) -> Growth {
        Growth::new(AnyTree::of(Plan::new(n, Algorithm::Arrays)).unwrap())
    }

    fn count(shown: &[VisibleNode], kind: &str) -> usize {
        shown.iter().filter(|shown| shown.kind() == kind).count()
    }

    #[test]
    fn four_queens_show_the_whole_tree() {
        let shown = growth(4).shown(&Expanded::default(), &[]);
        assert_eq!(shown.len(), 1 + 16);
        assert_eq!(count(&shown, "solution"), 2);
        assert_eq!(count(&shown, "failure"), 4);
        assert_eq!(count(&shown, "collapsed"), 0);
        // Two paths of four queens, and the root above both.
        assert_eq!(shown.iter().filter(|shown| shown.solving).count(), 9);
    }

    #[test]
    fn what_has_no_solution_is_collapsed_and_opens_on_demand() {
        let growth = growth(6);
        let closed = growth.shown(&Expanded::default(), &[]);
        assert_eq!(count(&closed, "solution"), 4);
        let corner = closed.iter().find(|shown| shown.node.path == [0]).unwrap();
        assert_eq!((corner.kind(), corner.solving), ("collapsed", false));
        let expanded = Expanded::default().changed(Change::Set(vec![0], true));
        let opened = growth.shown(&expanded, &[]);
        assert_eq!(opened.len(), closed.len() + 4);
        let again = expanded.changed(Change::Set(vec![0], false));
        assert_eq!(growth.shown(&again, &[]), closed);
    }

    #[test]
    fn the_tree_opens_where_the_run_is_and_closes_behind_it() {
        let growth = growth(6);
        // The squares a6 and c5 have no solution below them.
        let shown = growth.shown(&Expanded::default(), &[0, 2]);
        let at = present(&shown, &[0, 2]);
        assert_eq!(shown[at].node.path, [0, 2]);
        assert_eq!(
            shown[turned(&shown, at, Turn::Parent).unwrap()].kind(),
            "choice"
        );
        let later = growth.shown(&Expanded::default(), &[1]);
        let corner = later.iter().find(|shown| shown.node.path == [0]).unwrap();
        assert_eq!(corner.kind(), "collapsed");
    }

    #[test]
    fn of_many_solutions_only_those_where_the_run_is_are_open() {
        let shown = growth(8).shown(&Expanded::default(), &[0, 2]);
        assert_eq!(shown.len(), 1 + 8 + 6 + 4);
        assert_eq!(shown[present(&shown, &[0, 2])].node.path, [0, 2]);
    }

    #[test]
    fn all_of_eight_queens_can_be_shown() {
        let expanded = Expanded::default().changed(Change::All(true));
        let shown = growth(8).shown(&expanded, &[]);
        assert_eq!(shown.len(), 1 + 2056);
        assert_eq!(count(&shown, "failure"), 644);
        assert_eq!(count(&shown, "solution"), 92);
    }

    #[test]
    fn a_tree_too_large_to_know_shows_where_the_run_is() {
        let growth = growth(12);
        assert!(growth.follows());
        let shown = growth.shown(&Expanded::default(), &[0, 2]);
        assert_eq!(shown.len(), 1 + 12 + 10 + 8);
        assert_eq!(shown[present(&shown, &[0, 2])].node.path, [0, 2]);
        assert_eq!(shown[present(&shown, &[0, 2, 4, 1])].node.path, [0, 2, 4]);
    }

    #[test]
    fn the_nodes_that_a_run_has_come_to_are_the_first_ones() {
        let growth = growth(4);
        let shown = growth.shown(&Expanded::default(), &[]);
        let mut run = Run::new(Plan::new(4, Algorithm::Arrays)).unwrap();
        loop {
            let at = present(&shown, &run.path());
            // Each placement is a node; the root is there from the start.
            let come_to = 1 + run.counters().placements as usize;
            assert_eq!(visited(&shown, at, run.returned()), come_to);
            if !run.forward() {
                break;
            }
        }
        assert_eq!(visited(&shown, 0, run.returned()), shown.len());
    }

    #[test]
    fn below_a_collapsed_node_nothing_more_is_shown_as_visited() {
        let shown = growth(12).shown(&Expanded::default(), &[0, 2]);
        let at = present(&shown, &[0, 2, 4, 1]);
        assert!(shown[at].collapsed);
        assert_eq!(visited(&shown, at, 3), at + 1);
    }

    #[test]
    fn turns_lead_down_up_and_along() {
        let shown = growth(4).shown(&Expanded::default(), &[]);
        let path = |index: usize| shown[index].node.path.clone();
        let first = turned(&shown, 0, Turn::Child).unwrap();
        assert_eq!(path(first), [0]);
        let second = turned(&shown, first, Turn::After).unwrap();
        assert_eq!(path(second), [1]);
        assert_eq!(turned(&shown, second, Turn::Before), Some(first));
        assert_eq!(turned(&shown, second, Turn::Parent), Some(0));
        assert_eq!(turned(&shown, 0, Turn::After), None);
        assert_eq!(turned(&shown, 0, Turn::Parent), None);
        let leaf = present(&shown, &[0, 2]);
        assert_eq!(turned(&shown, leaf, Turn::Child), None);
        assert_eq!(turned(&shown, leaf, Turn::Root), Some(0));
    }
}
