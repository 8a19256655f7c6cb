//! A search tree in TikZ.

use std::fmt::Write;

use super::listed::each;

/// The packages that the drawing needs.
pub const PREAMBLE: &str = r"\usepackage{tikz}";

/// A node of a tree, which comes after those above it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// Its middle, in half slots from the left. A slot is the room of a leaf.
    pub half: u32,
    /// The number of nodes above it.
    pub level: u32,
    /// The index of the node above.
    pub parent: Option<usize>,
    /// `choice`, `failure`, `solution` or `collapsed`.
    pub kind: &'static str,
    /// Whether a solution is here or below.
    pub solving: bool,
    /// The square of the last piece.
    pub name: String,
    /// The value that the call of the node has returned, if it is one and the value is known.
    pub returned: Option<String>,
}

/// The width of a tree and of its widest slot, in millimetres.
const WIDTH: f64 = 150.0;
const WIDEST: f64 = 14.0;
/// The kinds of nodes, and how each is drawn.
const KINDS: [(&str, &str); 4] = [
    ("choice", "draw, rounded corners=1pt"),
    ("failure", "text=black!55"),
    ("solution", "draw, very thick, rounded corners=1pt"),
    ("collapsed", "draw, densely dotted, rounded corners=1pt"),
];

/// The tree. Names and values that have no room are left out. Writing to a string does not fail.
pub fn tree(nodes: &[TreeNode]) -> String {
    let last = nodes.iter().map(|node| node.half).max().unwrap_or(1);
    let slot = (WIDTH * 2.0 / f64::from(last + 1)).min(WIDEST);
    // A letter of the smallest script is about 1 mm wide.
    let fit = |letters: usize| slot >= letters as f64 + 1.5;
    let is_named = nodes.iter().all(|node| fit(node.name.len()));
    let values = nodes.iter().filter_map(|node| node.returned.as_deref());
    let has_values = values.clone().all(|value| fit(value.chars().count() + 4));
    let lined = if has_values && values.count() > 0 {
        ", align=center"
    } else {
        ""
    };
    let half = (slot * 50.0).round() / 100.0;
    let mut text = format!(
        "\\begin{{tikzpicture}}[x={half}mm, y=-11mm,\n  every node/.style={{font=\\tiny, inner sep=1.5pt, fill=white{lined}}}"
    );
    for (kind, style) in KINDS {
        let _ = write!(text, ",\n  {kind}/.style={{{style}}}");
    }
    text.push_str("]\n");
    for (solving, style) in [(false, "black!55"), (true, "thick")] {
        let lines = nodes.iter().filter(|node| node.solving == solving);
        let lines: Vec<String> = lines
            .filter_map(|node| {
                let above = &nodes[node.parent?];
                Some(format!(
                    "({},{}) -- ({},{})",
                    above.half, above.level, node.half, node.level
                ))
            })
            .collect();
        if !lines.is_empty() {
            let lines: Vec<String> = lines.chunks(4).map(|line| line.join(" ")).collect();
            let _ = writeln!(text, "  \\draw[{style}] {};", lines.join("\n    "));
        }
    }
    for (kind, _) in KINDS {
        let places = nodes.iter().filter(|node| node.kind == kind).map(|node| {
            let name = if is_named {
                node.name.as_str()
            } else {
                mark(kind)
            };
            let value = node.returned.as_deref().filter(|_| has_values);
            let value = value.map(|value| format!("$\\to$ {}", in_latex(value)));
            let lines = [name.to_owned(), value.unwrap_or_default()];
            let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
            format!("{}/{}/{{{}}}", node.half, node.level, lines.join("\\\\"))
        });
        let node = format!("\\node[{kind}] at (\\x,\\y) {{\\name}};");
        each(&mut text, r"\x/\y/\name", places, &node);
    }
    text + "\\end{tikzpicture}\n"
}

/// A value as `LaTeX` takes it. Letters that some of its fonts lack become question marks.
fn in_latex(value: &str) -> String {
    let mut text = String::new();
    for sign in value.chars() {
        match sign {
            '\\' => text.push_str(r"\textbackslash{}"),
            '^' => text.push_str(r"\textasciicircum{}"),
            '~' => text.push_str(r"\textasciitilde{}"),
            '<' => text.push_str(r"\textless{}"),
            '>' => text.push_str(r"\textgreater{}"),
            '"' => text.push_str(r"\char34{}"),
            '…' => text.push_str(r"\ldots{}"),
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => text.extend(['\\', sign]),
            ' '..='~' => text.push(sign),
            _ => text.push('?'),
        }
    }
    text
}

/// The content of a node without a name.
fn mark(kind: &str) -> &'static str {
    if kind == "failure" { r"$\times$" } else { "" }
}
