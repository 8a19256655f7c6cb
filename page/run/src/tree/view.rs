//! The view of the tree, in a window that scrolls.

use std::rc::Rc;

use web_sys::{Element, KeyboardEvent, MouseEvent};
use yew::prelude::*;

use super::drawing::{Drawing, mark, way};
use super::expanded::{Change, Expanded};
use super::layout::{Layout, Scale, UNITS, height};
use super::nodes::{Nodes, id, name};
use super::paper::paper;
use super::shape::{AnyTree, Growth, Turn, VisibleNode, Walk, present, visited};
use crate::components::control::{Button, Select};
use crate::components::screen::{Part, PartName, lazy_in};
use crate::components::{FormatsButton, FormatsSubject, use_presented, use_size_of};
use crate::link::Names;
use crate::locale::{Locale, use_locale};
use crate::text;

/// The tree of a run, and the tools below it.
#[derive(Clone, PartialEq)]
pub struct WatchedTree {
    /// The tree of the search.
    pub tree: AnyTree,
    /// The path of the run.
    pub path: Vec<u8>,
    /// The number of nodes directly below the present one that the run has come back from.
    pub returned: usize,
    /// The notation of squares and rows.
    pub names: Names,
    /// Whether the run is playing or seeking.
    pub moves: bool,
    /// The nodes that the visitor has expanded and collapsed.
    pub expanded: Expanded,
    /// The visitor chooses, opens or closes nodes, or walks from node to node.
    pub on_walk: Callback<Walk>,
    /// Ways to jump in the run, beside the tools of the tree.
    pub jumps: Html,
}

impl WatchedTree {
    /// The tree once it is loaded, and until then its window, with the height of a tree of this many levels.
    pub fn html(self, levels: u32) -> Html {
        html! { <TreeSection watched={self} {levels} /> }
    }
}

#[derive(PartialEq, Properties)]
struct SectionProps {
    watched: WatchedTree,
    levels: u32,
}

/// The tree and its tools. The tools are there before the tree is, and stay open when it arrives.
#[component]
fn TreeSection(props: &SectionProps) -> Html {
    let locale = use_locale();
    let toolbar = use_node_ref();
    let high = height(props.levels) as i32;
    let meanwhile = html! {
        <div class="tree-window empty">
            <div><svg height={high.to_string()}></svg></div>
        </div>
    };
    let tree = LoadedTree {
        watched: props.watched.clone(),
        toolbar: toolbar.clone(),
    };
    let content = html! {
        <>
            <div ref={toolbar}></div>
            { props.watched.jumps.clone() }
        </>
    };
    html! {
        <section class="tree">
            { lazy_in(meanwhile, tree) }
            { tools("tree-tools", content, &locale) }
        </section>
    }
}

/// Tools that are seldom needed, behind a line with their name.
pub fn tools(name: &'static str, content: Html, locale: &Locale) -> Html {
    html! {
        <details class="tools">
            <summary data-action="tools">{ text!(locale, name) }</summary>
            { content }
        </details>
    }
}

/// The drawing of the tree. It is loaded when the page is at rest.
#[derive(Clone, PartialEq, Properties)]
pub struct LoadedTree {
    watched: WatchedTree,
    /// The place of its toolbar, among the tools.
    toolbar: NodeRef,
}

impl Part for LoadedTree {
    const NAME: PartName = PartName::Tree;
    fn html(&self, _: &Locale) -> Html {
        html! { <TreeView ..self.clone() /> }
    }
}

named! {
    /// How the nodes are drawn that the run comes to later.
    enum Later {
        /// In faint ink.
        Faint = "faint",
        /// Not at all: the tree grows.
        Hidden = "hidden",
        /// Like the others.
        Full = "full",
    }
}

/// The number of nodes up to which all are in the document. In a larger tree, only those around the present node are.
const ALL_IN_PAGE: usize = 1_000;
/// The room around the drawing, in pixels; the style sheet has the same.
const MARGIN: f64 = 12.0;

/// The search tree.
#[component]
fn TreeView(LoadedTree { watched, toolbar }: &LoadedTree) -> Html {
    let locale = use_locale();
    let growth = &use_memo(watched.tree.clone(), |tree| Growth::new(tree.clone()));
    let expanded = &watched.expanded;
    let node = use_node_ref();
    let size = use_state_eq(|| (600.0, 0.0));
    use_size_of(&node, {
        let size = size.setter();
        let within = |side: f64| (side - 2.0 * MARGIN).max(100.0);
        Callback::from(move |(wide, high): (f64, f64)| size.set((within(wide), within(high))))
    });
    let (width, height) = *size;
    // For a projector the window has the height that the other parts leave.
    let height = use_presented()
        .then_some(height)
        .filter(|height| *height > 0.0);
    let closer = use_state(|| 0);

    // The visible nodes depend on the path, unless the tree is shown whole.
    let changes = growth.changes();
    let followed = if changes {
        watched.path.clone()
    } else {
        Vec::new()
    };
    let shown: Rc<Vec<VisibleNode>> = use_memo(
        (expanded.clone(), followed, Rc::clone(growth)),
        |(expanded, path, growth)| growth.shown(expanded, path),
    );
    let layout = use_memo(Rc::clone(&shown), |shown| Layout::new(shown));
    let scale = Scale::new(&layout, width, height, *closer);
    let at = present(&shown, &watched.path);
    let visited = visited(&shown, at, watched.returned);
    let drawings = {
        let layout = Rc::clone(&layout);
        use_memo(
            (Rc::clone(&shown), scale, visited),
            move |(shown, scale, visited)| {
                [*visited..shown.len(), 0..*visited]
                    .map(|drawn| Drawing::new(shown, drawn, &layout, *scale))
            },
        )
    };
    let later = use_state_eq(|| Later::Faint);
    let hides_later = *later == Later::Hidden;
    use_in_view(&node, layout.at(at, scale), scale);

    let names = watched.names;
    let set = {
        let shown = Rc::clone(&shown);
        watched.on_walk.reform(move |index: usize| {
            let shown: &VisibleNode = &shown[index];
            Walk::Open(Change::Set(shown.node.path.clone(), shown.collapsed))
        })
    };
    let onkeydown = {
        let (shown, set, growth) = (Rc::clone(&shown), set.clone(), Rc::clone(growth));
        let (closer, on_walk) = (closer.clone(), watched.on_walk.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            let turn = |turn| on_walk.emit(growth.walk(turn));
            match event.key().as_str() {
                "ArrowDown" => turn(Turn::Child),
                "ArrowUp" => turn(Turn::Parent),
                "ArrowLeft" => turn(Turn::Before),
                "ArrowRight" => turn(Turn::After),
                "Home" => turn(Turn::Root),
                "Enter" | " " if shown[at].has_below() => set.emit(at),
                "Enter" | " " => {}
                "+" | "=" => closer.set(*closer + 1),
                "-" => closer.set(*closer - 1),
                "0" => closer.set(FARTHEST),
                _ => return,
            }
            event.prevent_default();
        })
    };
    let onclick = {
        let (node, shown, layout) = (node.clone(), Rc::clone(&shown), Rc::clone(&layout));
        let on_walk = watched.on_walk.clone();
        Callback::from(move |event: MouseEvent| {
            let index = pixel(&node, &event).and_then(|pixel| layout.nearest(pixel, scale));
            let index = index.filter(|index| !hides_later || *index < visited);
            if let Some(index) = index {
                // A press expands a collapsed node, and another press collapses it.
                if shown[index].collapsed || index == at && shown[index].has_below() {
                    set.emit(index);
                }
                if index != at {
                    on_walk.emit(Walk::To(shown[index].node.path.clone()));
                }
            }
        })
    };
    let [unvisited, come_to] = &*drawings;
    let is_faint = *later == Later::Faint;
    let (wide, high) = layout.extent(scale);
    let wide_enough = wide.max(1.0);
    let few = shown.len() <= ALL_IN_PAGE && !(changes && watched.moves);
    let ends = (scale.is_closest(), scale.is_whole(&layout, width));
    let subject = {
        let (shown, layout) = (Rc::clone(&shown), Rc::clone(&layout));
        let growth = Rc::clone(growth);
        let title = text!(locale, "tree-label");
        Callback::from(move |()| {
            let drawn = if hides_later { visited } else { shown.len() };
            FormatsSubject::Tree(
                paper(&growth, &shown[..drawn], &layout, names),
                title.clone(),
            )
        })
    };
    let toolbar = toolbar.cast().map(|place| {
        let tools = html! {
            <>
                { tools_of_tree(growth, watched, &closer, ends) }
                <div class="with-choice">
                    <Select<Later>
                        name="tree-later"
                        label="tree-later"
                        texts="tree-later-"
                        chosen={*later}
                        on_choose={Callback::from(move |chosen| later.set(chosen))}
                    />
                    <FormatsButton words="formats-latex" {subject} file="tree" />
                </div>
            </>
        };
        create_portal(tools, place)
    });
    html! {
        <>
            <div
                ref={node}
                class="tree-window"
                role="tree"
                tabindex="0"
                aria-label={text!(locale, "tree-label")}
                aria-activedescendant={id(at)}
                {onkeydown}
                {onclick}
            >
                <svg
                    role="none"
                    width={(wide_enough as i32).to_string()}
                    height={(high as i32).to_string()}
                    viewBox={format!("0 0 {} {}", (wide_enough * UNITS) as i32, (high * UNITS) as i32)}
                >
                    if !hides_later {
                        { unvisited.html(if is_faint { "unvisited" } else { "" }) }
                    }
                    { come_to.html("") }
                    <path class="way" d={way(&shown, at, &layout, scale)} />
                    <Nodes
                        growth={Rc::clone(growth)}
                        shown={Rc::clone(&shown)}
                        layout={Rc::clone(&layout)}
                        {scale}
                        {names}
                        only={(!few).then(|| around(&shown, at))}
                        {at}
                        {visited}
                        {hides_later}
                    />
                    { here(&shown[at], layout.at(at, scale), scale) }
                </svg>
            </div>
            <p class="node-words">
                <b>{ name(&shown[at], names, &locale) }</b>
                if !watched.moves {
                    { ". " }
                    { growth.tree().reasons(&shown[at].node, names, &locale) }
                }
            </p>
            { toolbar }
        </>
    }
}

/// The smallest zoom, at which any tree is visible as a whole.
const FARTHEST: i32 = -12;

/// Closer, farther, whole; open all or set back.
fn tools_of_tree(
    growth: &Growth,
    WatchedTree {
        expanded, on_walk, ..
    }: &WatchedTree,
    closer: &UseStateHandle<i32>,
    (is_closest, is_whole): (bool, bool),
) -> Html {
    let zoom = |to: i32| {
        let closer = closer.setter();
        Callback::from(move |()| closer.set(to))
    };
    let button = |name: &'static str, words: &'static str, disabled, on_press: Callback<()>| {
        html! { <Button {name} {words} {disabled} {on_press} /> }
    };
    let (all, whole) = (!expanded.all, is_whole.then_some("tree-why-whole"));
    html! {
        <div class="toolbar">
            { button("zoom-in", "zoom-in", is_closest.then_some("why-closest"), zoom(**closer + 1)) }
            { button("zoom-out", "zoom-out", whole, zoom(**closer - 1)) }
            { button("zoom-whole", "tree-whole", whole, zoom(FARTHEST)) }
            {
                button(
                    "open-all",
                    if all { "tree-open-all" } else { "tree-open-default" },
                    growth.follows().then_some("tree-why-many"),
                    if growth.follows() {
                        Callback::noop()
                    } else {
                        on_walk.reform(move |()| Walk::Open(Change::All(all)))
                    },
                )
            }
        </div>
    }
}

/// The node where the run is, drawn over the others.
fn here(shown: &VisibleNode, at: (i32, i32), scale: Scale) -> Html {
    let half = scale.mark().max(30);
    html! {
        <g class="here" aria-hidden="true">
            <path class="ring" d={mark("choice", at, half + 35)} />
            <path class={shown.kind()} d={mark(shown.kind(), at, half)} />
        </g>
    }
}

/// The node where the run is, those above it, and those beside and below it.
fn around(shown: &[VisibleNode], at: usize) -> Vec<usize> {
    let parent = shown[at].parent;
    (0..shown.len())
        .filter(|&index| {
            let node = &shown[index];
            shown[at].node.path.starts_with(&node.node.path)
                || node.parent == Some(at)
                || (parent.is_some() && node.parent == parent)
        })
        .collect()
}

/// The place of an event in the drawing, in pixels.
fn pixel(window: &NodeRef, event: &MouseEvent) -> Option<(f64, f64)> {
    let window = window.cast::<Element>()?;
    let drawing = window.first_element_child()?.get_bounding_client_rect();
    Some((
        f64::from(event.client_x()) - drawing.left(),
        f64::from(event.client_y()) - drawing.top(),
    ))
}

/// Scrolls the window where a place is out of view.
#[hook]
fn use_in_view(window: &NodeRef, place: (i32, i32), scale: Scale) {
    let window = window.clone();
    use_effect_with((place, scale), move |&((x, y), _)| {
        let Some(window) = window.cast::<Element>() else {
            return;
        };
        let units = UNITS as i32;
        let held = |at: i32, start: i32, length: i32| {
            let in_view = (start + 20..start + length - 20).contains(&at);
            (!in_view).then_some(at - length / 2)
        };
        if let Some(left) = held(x / units, window.scroll_left(), window.client_width()) {
            window.set_scroll_left(left);
        }
        if let Some(top) = held(y / units, window.scroll_top(), window.client_height()) {
            window.set_scroll_top(top);
        }
    });
}
