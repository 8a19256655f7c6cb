//! The tree of the queens, with the reason for the kind of each node.

use bezzel_solver::queens::Line;
use bezzel_stepping::queens::{self as steps, Below, NodeKind, Plan, Refusal, Tree};

use super::shape::{AnyTree, Branching, COUNTED, Node};
use crate::link::Names;
use crate::locale::Locale;
use crate::text;

impl AnyTree {
    /// The tree of a plan; a repair has none.
    pub fn of(plan: Plan) -> Option<Self> {
        Tree::new(plan).ok().map(Self::new)
    }
}

impl Branching for Tree {
    fn root(&self) -> Node {
        node(self.root())
    }

    fn children(&self, path: &[u8]) -> Vec<Node> {
        self.children(path).into_iter().map(node).collect()
    }

    fn below(&self, path: &[u8], most_placements: u64) -> Option<Below> {
        self.below(path, most_placements)
    }

    /// The reasons for free and refused squares, and a summary of the nodes below.
    fn reasons(&self, node: &Node, names: Names, locale: &Locale) -> String {
        let Some(unit) = self.node(&node.path).and_then(|node| node.unit) else {
            return text!(locale, "node-is-solution");
        };
        let (unit, number) = names.unit(unit);
        if node.kind == NodeKind::Failure {
            let refusals = self.refusals(&node.path);
            let reasons = refusals.iter();
            let reasons = reasons.filter_map(|refusal| reason(refusal, names, locale));
            let reasons = reasons.collect::<Vec<_>>().join("; ");
            return text!(locale, "node-why-failure", unit, number, reasons);
        }
        let free = self.children(&node.path).len();
        let choice = text!(locale, "node-why-choice", unit, number, free);
        let below = match self.below(&node.path, COUNTED) {
            Some(Below {
                placements,
                solutions,
                ..
            }) => text!(locale, "node-below", placements, solutions),
            None => text!(locale, "node-below-many", placements = COUNTED),
        };
        [choice, below].join(" ")
    }
}

fn node(node: steps::Node) -> Node {
    Node {
        path: node.path,
        square: node.square,
        kind: node.kind,
    }
}

/// The first queen that attacks a square, and along which line.
fn reason(refusal: &Refusal, names: Names, locale: &Locale) -> Option<String> {
    let attack = refusal.attacks.first()?;
    let line = match attack.line {
        Line::Row => "row",
        Line::Column => "column",
        Line::Antidiagonal => "sum",
        _ => "difference",
    };
    let (square, queen) = (names.square(refusal.square), names.square(attack.queen));
    Some(text!(locale, "node-reason", square, queen, line))
}
