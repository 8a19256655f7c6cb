//! A gallery of any number of equal items. Only the items in view are in the document.

use std::ops::Range;

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::hooks::use_size_of;

/// The gap between items, in CSS pixels; the style sheet has the same.
const GAP: f64 = 16.0;
/// Number of rows kept beyond the view, so that scrolling finds them ready.
const BEYOND: usize = 3;
/// The least number of columns, unless the visitor wants wider items.
const LEAST_COLUMNS: usize = 3;
/// Items grow up to this width, so that few fill the window, in CSS pixels.
const LARGE: f64 = 300.0;
/// The smallest width of items, so that all are in view at once.
const SMALLEST: f64 = 100.0;
/// The smallest width of items for two rows in view, on a phone.
const SMALLEST_OF_ROWS: f64 = 76.0;

/// Properties of [`Gallery`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The number of items.
    pub count: usize,
    /// The width of an item where the window cannot show all at once, in CSS pixels.
    pub item_width: f64,
    /// The width that the visitor has chosen for them, in CSS pixels.
    #[prop_or_default]
    pub chosen_width: Option<f64>,
    /// The item to go to, with a number that is raised each time one is wanted.
    #[prop_or_default]
    pub target: Option<(u32, usize)>,
    /// Draws the head above the items, for their width in CSS pixels.
    #[prop_or_default]
    pub head: Option<Callback<f64, Html>>,
    /// The height of an item below its square picture, in CSS pixels.
    pub caption_height: f64,
    /// Draws an item, for its index and its width in CSS pixels.
    pub item: Callback<(usize, f64), Html>,
    /// The list's name for screen readers.
    pub label: AttrValue,
}

/// The visible part of the gallery.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct View {
    /// The gallery's width.
    width: f64,
    /// The upper edge of the window, from the top of the gallery.
    top: f64,
    /// The window's height.
    height: f64,
    /// The distance of the gallery from the top of the page.
    offset: f64,
}

/// The number of items in a row, and their width.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Columns {
    count: usize,
    width: f64,
}

impl Columns {
    /// Chooses columns of the width that the visitor has chosen. Otherwise, it chooses the largest items that are all
    /// in view at once; if there are none, the usual width, or more columns if two rows would not be in view.
    fn new(view: View, props: &Props) -> Self {
        let room = view.width;
        let side_by_side = |width: f64| ((room + GAP) / (width + GAP)) as usize;
        if let Some(chosen) = props.chosen_width {
            return Self {
                count: side_by_side(chosen).max(1),
                width: chosen.min(room),
            };
        }
        let filling = |count: usize| Self {
            count,
            width: ((room + GAP) / count as f64 - GAP).max(1.0).floor(),
        };
        let height = view.height - view.offset;
        // If the window is too low for items that fill its width, more columns may fit.
        let whole = |count: usize| {
            let rows = props.count.div_ceil(count).max(1) as f64;
            let high = ((height + GAP) / rows - GAP - props.caption_height).floor();
            let width = filling(count).width.min(high).min(LARGE);
            Self { count, width }
        };
        let wholes = (LEAST_COLUMNS..=props.count.max(LEAST_COLUMNS))
            .take_while(|count| filling(*count).width >= SMALLEST)
            .map(whole);
        let largest = wholes.reduce(|best, next| if next.width > best.width { next } else { best });
        let usual = side_by_side(props.item_width).max(LEAST_COLUMNS);
        let rows = (usual..=props.count.max(usual)).map(filling);
        largest
            .filter(|columns| columns.width >= SMALLEST)
            .or_else(|| {
                rows.take_while(|columns| columns.width >= SMALLEST_OF_ROWS)
                    .find(|columns| 2.0 * columns.row_height(props) - GAP <= height)
            })
            .unwrap_or_else(|| filling(usual))
    }

    fn row_height(&self, props: &Props) -> f64 {
        self.width + props.caption_height + GAP
    }
}

/// The places of the items.
#[derive(Clone, Debug, PartialEq)]
struct Layout {
    columns: Columns,
    /// The items that exist.
    shown: Range<usize>,
    /// The height of the rows above and below the existing ones.
    above: f64,
    below: f64,
}

impl Layout {
    fn new(view: View, props: &Props) -> Self {
        let count = props.count;
        let columns = Columns::new(view, props);
        let row_height = columns.row_height(props);
        let rows = count.div_ceil(columns.count);
        let first = ((view.top / row_height).max(0.0) as usize)
            .saturating_sub(BEYOND)
            .min(rows);
        let visible = (view.height / row_height).ceil() as usize + 1 + 2 * BEYOND;
        let last = (first + visible).min(rows);
        Self {
            columns,
            shown: first * columns.count..(last * columns.count).min(count),
            above: first as f64 * row_height,
            below: (rows - last) as f64 * row_height,
        }
    }
}

/// A list of items in rows. Of thousands only those near the window are in the
/// page, with room kept for the rest, so that the page scrolls as if they were.
#[component]
pub fn Gallery(props: &Props) -> Html {
    let node = use_node_ref();
    let view = use_state_eq(View::default);
    let latest = use_mut_ref(|| props.clone());
    latest.replace(props.clone());
    let look = {
        let (node, view) = (node.clone(), view.clone());
        move || {
            let Some(list) = node.cast::<HtmlElement>() else {
                return;
            };
            if let Some(seen) = look_at(&list) {
                // This runs at once, so that existing items are never drawn in columns of another width.
                set_columns(&list, Columns::new(seen, &latest.borrow()));
                view.set(seen);
            }
        }
    };
    {
        let look = look.clone();
        use_effect_with((), move |()| {
            look();
            // A press on anything may hide the elements above the gallery.
            let listeners = ["scroll", "resize", "click"].map(|event| {
                let look = look.clone();
                EventListener::new(&window(), event, move |_| look())
            });
            move || drop(listeners)
        });
    }
    {
        let look = look.clone();
        use_effect_with((props.count, props.chosen_width), move |_| look());
    }
    use_size_of(&node, Callback::from(move |_| look()));
    let layout = Layout::new(*view, props);
    {
        let node = node.clone();
        use_effect_with((layout.above, layout.below), move |&(above, below)| {
            if let Some(list) = node.cast::<HtmlElement>() {
                keep_room(&list, above, below);
            }
        });
    }
    use_target(&node, props, *view, &layout);
    html! {
        <>
            if let Some(head) = &props.head {
                { head.emit(layout.columns.width) }
            }
            <ul class="gallery" ref={node} aria-label={props.label.clone()}>
                if view.width > 0.0 {
                    for index in layout.shown.clone() {
                        <li
                            key={index}
                            aria-setsize={props.count.to_string()}
                            aria-posinset={(index + 1).to_string()}
                        >
                            { props.item.emit((index, layout.columns.width)) }
                        </li>
                    }
                }
            </ul>
        </>
    }
}

/// Scrolls to the item that is wanted, and puts the focus there as soon as it exists.
#[hook]
fn use_target(node: &NodeRef, props: &Props, view: View, layout: &Layout) {
    let waits = use_mut_ref(|| false);
    {
        let waits = waits.clone();
        let row_height = layout.columns.row_height(props);
        let columns = layout.columns.count;
        use_effect_with(props.target, move |target| {
            if let Some((_, index)) = target {
                waits.replace(true);
                let top = view.offset + (index / columns) as f64 * row_height;
                window().scroll_to_with_x_and_y(0.0, top - GAP);
            }
        });
    }
    let node = node.clone();
    use_effect_with(
        (props.target, layout.shown.clone()),
        move |(target, shown)| {
            let Some((_, index)) = target else { return };
            if !shown.contains(index) || !waits.replace(false) {
                return;
            }
            let item = node.cast::<HtmlElement>().and_then(|list| {
                let place = format!("[aria-posinset=\"{}\"] [data-solution]", index + 1);
                list.query_selector(&place).ok().flatten()
            });
            if let Some(item) = item.and_then(|item| item.dyn_into::<HtmlElement>().ok()) {
                // Cannot fail: the element is in the page.
                let _ = item.focus();
            }
        },
    );
}

/// The visible part of a list, rounded so that scrolling by a few pixels draws nothing again.
fn look_at(list: &HtmlElement) -> Option<View> {
    let height = window().inner_height().ok()?.as_f64()?;
    let bounds = list.get_bounding_client_rect();
    Some(View {
        width: bounds.width(),
        top: (-bounds.top() / 32.0).floor() * 32.0,
        height,
        offset: (bounds.top() + window().scroll_y().ok()?).round(),
    })
}

/// Sets the list's columns.
fn set_columns(list: &HtmlElement, columns: Columns) {
    set(list, "--columns", &columns.count.to_string());
    set(list, "--item", &pixels(columns.width));
}

/// Keeps the room of the rows that do not exist.
fn keep_room(list: &HtmlElement, above: f64, below: f64) {
    set(list, "padding-top", &pixels(above));
    set(list, "padding-bottom", &pixels(below));
}

/// Sets one property: a strict content security policy forbids style attributes.
fn set(list: &HtmlElement, name: &str, value: &str) {
    // Fails only where styles are read-only, which this one is not.
    let _ = list.style().set_property(name, value);
}

fn pixels(length: f64) -> String {
    format!("{}px", length as u32)
}

#[cfg(test)]
mod tests;
