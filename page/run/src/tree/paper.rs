//! The tree for papers in LaTeX.

use super::layout::Layout;
use super::shape::{Growth, VisibleNode};
use crate::components::LatexNode;
use crate::link::Names;

/// The nodes of the drawing.
pub fn paper(
    growth: &Growth,
    shown: &[VisibleNode],
    layout: &Layout,
    names: Names,
) -> Vec<LatexNode> {
    let node = |(index, shown): (usize, &VisibleNode)| {
        let (half, level) = layout.place(index);
        let name = shown.node.square.map(|square| names.square(square));
        LatexNode {
            half,
            level,
            parent: shown.parent,
            kind: shown.kind(),
            solving: shown.solving,
            name: name.unwrap_or_default(),
            returned: growth.tree().returned(&shown.node),
        }
    };
    shown.iter().enumerate().map(node).collect()
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use bezzel_solver::board::Size;
    use bezzel_stepping::queens::{Algorithm, Plan};

    use super::super::expanded::Expanded;
    use super::super::shape::AnyTree;
    use super::*;
    use crate::link::Notation;

    #[test]
    fn each_node_stands_below_the_one_that_it_names() {
        let growth = Growth::new(AnyTree::of(Plan::new(4, Algorithm::Arrays)).unwrap());
        let shown = growth.shown(&Expanded::default(), &[]);
        let names = Names {
            size: Size::square(4).unwrap(),
            notation: Notation::default(),
        };
        let nodes = paper(&growth, &shown, &Layout::new(&shown), names);
        assert_eq!(nodes.len(), shown.len());
        assert_eq!(
            nodes.iter().filter(|node| node.kind == "solution").count(),
            2
        );
        assert_eq!((nodes[0].level, nodes[0].name.as_str()), (0, ""));
        for node in &nodes[1..] {
            let above = &nodes[node.parent.unwrap()];
            assert_eq!(node.level, above.level + 1);
            assert!(!node.name.is_empty());
        }
    }
}
