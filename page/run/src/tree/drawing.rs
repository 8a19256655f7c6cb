//! The tree as a few paths, one for each kind of mark and line: thousands of
//! nodes are drawn as fast as one.

use std::fmt::Write;
use std::ops::Range;

use yew::prelude::*;

use super::layout::{Layout, Scale};
use super::shape::VisibleNode;

/// The paths of a drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    lines: String,
    solution_lines: String,
    choices: String,
    failures: String,
    solutions: String,
    collapsed: String,
}

impl Drawing {
    /// The drawing of some of the nodes at their places, each with the line to the node above.
    pub fn new(shown: &[VisibleNode], drawn: Range<usize>, layout: &Layout, scale: Scale) -> Self {
        let mut drawing = Self::default();
        for index in drawn {
            let node = &shown[index];
            let at = layout.at(index, scale);
            if let Some(parent) = node.parent {
                let lines = if node.solving {
                    &mut drawing.solution_lines
                } else {
                    &mut drawing.lines
                };
                line(lines, layout.at(parent, scale), at);
            }
            let marks = match node.kind() {
                "failure" => &mut drawing.failures,
                "solution" => &mut drawing.solutions,
                "collapsed" => &mut drawing.collapsed,
                _ => &mut drawing.choices,
            };
            marks.push_str(&mark(node.kind(), at, scale.mark()));
        }
        drawing
    }

    /// The drawing in the page, as a group of this class.
    pub fn html(&self, class: &'static str) -> Html {
        let path = |class: &'static str, d: &str| html! { <path {class} d={d.to_owned()} /> };
        html! {
            <g {class} aria-hidden="true">
                { path("line", &self.lines) }
                { path("line solving", &self.solution_lines) }
                { path("choice", &self.choices) }
                { path("failure", &self.failures) }
                { path("solution", &self.solutions) }
                { path("collapsed", &self.collapsed) }
            </g>
        }
    }
}

/// The line from the root to the node where the run is.
pub fn way(shown: &[VisibleNode], to: usize, layout: &Layout, scale: Scale) -> String {
    let mut way = String::new();
    let mut at = to;
    while let Some(parent) = shown[at].parent {
        line(&mut way, layout.at(parent, scale), layout.at(at, scale));
        at = parent;
    }
    way
}

fn line(path: &mut String, (x1, y1): (i32, i32), (x2, y2): (i32, i32)) {
    // Writing to a string does not fail.
    let _ = write!(path, "M{x1} {y1}L{x2} {y2}");
}

/// The mark of a kind of node. Each kind has its own shape: a circle, a cross, a diamond, a triangle.
pub fn mark(kind: &str, (x, y): (i32, i32), half: i32) -> String {
    let whole = 2 * half;
    let (left, top) = (x - half, y - half);
    match kind {
        "failure" => format!("M{left} {top}l{whole} {whole}m0-{whole}l-{whole} {whole}"),
        "solution" => {
            let half = half * 5 / 4;
            let top = y - half;
            format!("M{x} {top}l{half} {half}-{half} {half}-{half}-{half}z")
        }
        "collapsed" => format!("M{left} {top}h{whole}l-{half} {whole}z"),
        _ => format!("M{left} {y}a{half} {half} 0 1 0 {whole} 0a{half} {half} 0 1 0-{whole} 0z"),
    }
}
