//! The tree of the program's own calls, in the form that the search tree draws.

use std::rc::Rc;

use bezzel_recording::search::{Node as Call, Search, Tree};
use bezzel_stepping::queens::{Below, NodeKind};

use crate::link::Names;
use crate::locale::Locale;
use crate::screens::search::tree::{AnyTree, Branching, Node};
use crate::text;

/// The calls of the recursive function. The root of the drawing is the call that all others are within, or the whole
/// program if there are several such calls.
struct Calls(Rc<Search>);

/// The tree of a search, if it has a recursive function.
pub(super) fn tree(search: &Rc<Search>) -> Option<AnyTree> {
    let calls = search.tree.as_ref()?.nodes();
    (!calls.is_empty()).then(|| AnyTree::new(Calls(search.clone())))
}

/// The path of the call at a step.
pub(super) fn path_at(search: &Search, step: u32) -> Vec<u8> {
    let calls = Calls::of(search);
    let mut path = Vec::new();
    let mut call = calls.and_then(|tree| tree.at(step));
    while let (Some(tree), Some(index)) = (calls, call) {
        if Some(index) == single(tree) {
            break;
        }
        let parent = tree
            .nodes()
            .get(index as usize)
            .and_then(|node| node.parent);
        let place = tree.children(parent).position(|child| child == index);
        // A call beyond these is not drawn.
        path.push(place.map_or(u8::MAX, |place| place.min(u8::MAX.into()) as u8));
        call = parent;
    }
    path.reverse();
    path
}

/// The number of calls made by the call at a step that are over by then.
pub(super) fn returned(search: &Search, step: u32) -> usize {
    let Some(tree) = Calls::of(search) else {
        return 0;
    };
    let calls = tree.children(tree.at(step));
    let is_over = |index: &u32| {
        let call = tree.nodes().get(*index as usize);
        call.is_some_and(|call| call.last < step)
    };
    calls.take_while(is_over).count()
}

/// The step at which the call of a path begins.
pub(super) fn step_of(search: &Search, path: &[u8]) -> Option<u32> {
    let tree = Calls::of(search)?;
    match at(tree, path)? {
        At::Program => Some(0),
        At::Call(index) => Some(tree.nodes().get(index as usize)?.first),
    }
}

/// The one outermost call.
fn single(tree: &Tree) -> Option<u32> {
    let mut outermost = tree.children(None);
    outermost.next().filter(|_| outermost.next().is_none())
}

/// A place in the drawing.
#[derive(Clone, Copy)]
enum At {
    /// The whole program.
    Program,
    /// The call with this index.
    Call(u32),
}

impl At {
    /// The index of the call, if it is one.
    const fn call(self) -> Option<u32> {
        match self {
            Self::Program => None,
            Self::Call(index) => Some(index),
        }
    }
}

/// The place that a path leads to.
fn at(tree: &Tree, path: &[u8]) -> Option<At> {
    let root = single(tree).map_or(At::Program, At::Call);
    path.iter().try_fold(root, |at, place| {
        let child = tree.children(at.call()).nth(usize::from(*place))?;
        Some(At::Call(child))
    })
}

impl Calls {
    fn of(search: &Search) -> Option<&Tree> {
        search.tree.as_ref()
    }

    /// The call of a path, and its place among all; `None` for the whole program.
    fn call(&self, path: &[u8]) -> Option<(usize, &Call)> {
        let tree = Self::of(&self.0)?;
        let index = at(tree, path)?.call()? as usize;
        Some((index, tree.nodes().get(index)?))
    }

    fn node(&self, path: Vec<u8>) -> Node {
        let call = self.call(&path).map(|(_, call)| call);
        let kind = match call {
            Some(call) if call.solutions > 0 && call.children == 0 => NodeKind::Solution,
            Some(call) if call.children == 0 => NodeKind::Failure,
            _ => NodeKind::Choice,
        };
        Node {
            square: call.and_then(|call| call.square),
            path,
            kind,
        }
    }
}

impl Branching for Calls {
    fn root(&self) -> Node {
        self.node(Vec::new())
    }

    fn children(&self, path: &[u8]) -> Vec<Node> {
        let Some(tree) = Self::of(&self.0) else {
            return Vec::new();
        };
        let count = at(tree, path).map_or(0, |at| tree.children(at.call()).count());
        let places = (0..=u8::MAX).take(count);
        places
            .map(|place| self.node([path, &[place]].concat()))
            .collect()
    }

    fn below(&self, path: &[u8], most_placements: u64) -> Option<Below> {
        let tree = Self::of(&self.0)?;
        let calls = tree.nodes();
        let (first, depth) = match self.call(path) {
            Some((index, call)) => (index, i64::from(call.depth)),
            None => (0, -1),
        };
        let mut below = Below::default();
        for (index, call) in calls.iter().enumerate().skip(first) {
            // Calls begin in the order of the tree.
            if index > first && i64::from(call.depth) <= depth {
                break;
            }
            below.placements += u64::from(index > first || depth < 0);
            below.dead_ends += u64::from(call.is_dead_end());
            below.solutions += u64::from(call.solutions);
            if below.placements > most_placements {
                return None;
            }
        }
        Some(below)
    }

    fn reasons(&self, node: &Node, _: Names, locale: &Locale) -> String {
        let Some((_, call)) = self.call(&node.path) else {
            return text!(locale, "own-node-program");
        };
        let (calls, solutions) = (call.children, call.solutions);
        let steps = text!(
            locale,
            "own-node-steps",
            first = call.first,
            last = call.last
        );
        let kind = match node.kind {
            NodeKind::Choice => text!(locale, "own-node-calls", calls, solutions),
            NodeKind::Solution => text!(locale, "own-node-solution", solutions),
            NodeKind::Failure => text!(locale, "own-node-dead-end"),
        };
        [kind, steps].join(" ")
    }
}
