//! The tree of the knight's paths, with the reason for the kind of each node.

use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;
use bezzel_stepping::knight::{self as steps, NodeKind, Plan, Tree};
use bezzel_stepping::queens::Below;

use crate::link::Names;
use crate::locale::Locale;
use crate::run::tree::{AnyTree, Branching, COUNTED, Node};
use crate::text;

/// A tree with the plan that it is of.
struct Paths {
    plan: Plan,
    tree: Tree,
}

/// The tree of a plan.
pub fn tree(plan: Plan) -> Option<AnyTree> {
    let tree = Tree::new(plan).ok()?;
    Some(AnyTree::new(Paths { plan, tree }))
}

impl Branching for Paths {
    fn root(&self) -> Node {
        node(self.tree.root())
    }

    fn children(&self, path: &[u8]) -> Vec<Node> {
        self.tree.children(path).into_iter().map(node).collect()
    }

    fn below(&self, path: &[u8], most_placements: u64) -> Option<Below> {
        self.tree.below(path, most_placements)
    }

    fn reasons(&self, node: &Node, names: Names, locale: &Locale) -> String {
        match node.kind {
            NodeKind::Solution => text!(locale, "steps-node-tour"),
            NodeKind::Failure => {
                let visited = self.visited(&node.path);
                let here = visited.last().copied();
                let within_reach = |(number, square): (usize, &Square)| {
                    Step::between(here?, *square)
                        .map(|_| format!("{} ({number})", names.square(*square)))
                };
                let taken: Vec<String> = (1..).zip(&visited).filter_map(within_reach).collect();
                text!(locale, "steps-node-dead-end", taken = taken.join(", "))
            }
            NodeKind::Choice => {
                let free = self.tree.children(&node.path).len();
                let choice = text!(locale, "steps-node-choice", free);
                let below = match self.tree.below(&node.path, COUNTED) {
                    Some(Below {
                        placements,
                        solutions,
                        ..
                    }) => text!(locale, "steps-node-below", placements, solutions),
                    None => text!(locale, "steps-node-below-many", placements = COUNTED),
                };
                [choice, below].join(" ")
            }
        }
    }
}

impl Paths {
    /// The squares on the way to a node.
    fn visited(&self, path: &[u8]) -> Vec<Square> {
        let mut visited = vec![self.plan.start];
        let steps = path.iter().filter_map(|digit| Step::from_digit(*digit));
        for step in steps {
            let here = visited.last().copied().unwrap_or(self.plan.start);
            visited.extend(step.taken_from(here, self.plan.size));
        }
        visited
    }
}

fn node(node: steps::Node) -> Node {
    Node {
        path: node.path,
        square: Some(node.square),
        kind: node.kind,
    }
}
