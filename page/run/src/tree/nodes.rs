//! The nodes for screen readers and tools. They are drawn apart from the marks, and only when the visible nodes change.

use std::rc::Rc;

use yew::prelude::*;

use super::layout::{Layout, Scale};
use super::shape::{Growth, VisibleNode};
use crate::link::Names;
use crate::locale::{Locale, use_locale};
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The tree of the nodes.
    pub growth: Rc<Growth>,
    pub shown: Rc<Vec<VisibleNode>>,
    pub layout: Rc<Layout>,
    pub scale: Scale,
    pub names: Names,
    /// The nodes that are in the page, by their indices; none for all of them.
    pub only: Option<Vec<usize>>,
    /// The node where the run is.
    pub at: usize,
    /// The number of nodes that the run has come to: the first ones.
    pub visited: usize,
    /// Whether the others are left out.
    pub hides_later: bool,
}

/// The nodes.
#[component]
pub fn Nodes(props: &Props) -> Html {
    let locale = use_locale();
    let all: Vec<usize> = match &props.only {
        Some(only) => only.clone(),
        None => (0..props.shown.len()).collect(),
    };
    all.into_iter()
        .filter(|&index| !props.hides_later || index < props.visited)
        .map(|index| node(index, props, &locale))
        .collect()
}

fn node(index: usize, props: &Props, locale: &Locale) -> Html {
    let shown = &props.shown[index];
    let (x, y) = props.layout.at(index, props.scale);
    let half = props.scale.mark().max(60);
    let square = shown.node.square;
    let returned = props.growth.tree().returned(&shown.node);
    let value = returned
        .as_deref()
        .map(|value| text!(locale, "node-returned", value));
    let name = name(shown, props.names, locale);
    html! {
        <g
            id={id(index)}
            role="treeitem"
            aria-level={(shown.node.path.len() + 1).to_string()}
            aria-expanded={shown.has_below().then_some(if shown.collapsed { "false" } else { "true" })}
            aria-label={value.as_ref().map_or_else(|| name.clone(), |value| format!("{name}, {value}"))}
            data-node={shown.kind()}
            data-own-return={returned}
            data-node-state={state(index, props)}
        >
            <rect
                class="area"
                x={(x - half).to_string()}
                y={(y - half).to_string()}
                width={(2 * half).to_string()}
                height={(2 * half).to_string()}
            />
            if let Some(value) = value {
                <title>{ value }</title>
            }
            if props.scale.has_names(props.names.notation.pairs) {
                if let Some(square) = square {
                    <text x={(x + props.scale.mark() + 55).to_string()} y={(y + 40).to_string()}>
                        { props.names.square(square) }
                    </text>
                }
            }
        </g>
    }
}

/// Whether the run is at a node, has come to it, or comes to it later.
fn state(index: usize, props: &Props) -> &'static str {
    if index == props.at {
        "present"
    } else if index < props.visited {
        "visited"
    } else {
        "unvisited"
    }
}

/// The name of a node: its square and its kind.
pub fn name(shown: &VisibleNode, names: Names, locale: &Locale) -> String {
    let kind = locale.text(&format!("node-{}", shown.kind()), &[]);
    match shown.node.square {
        Some(square) => format!("{}, {kind}", names.square(square)),
        None => text!(locale, "node-root"),
    }
}

/// The id of a node's element.
pub fn id(index: usize) -> String {
    format!("node-{index}")
}
