//! A gallery of any number of equal items, of which only those in view exist.

use std::ops::Range;

use gloo::events::EventListener;
use gloo::utils::window;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::size_of::use_size_of;

/// The gap between items, in CSS pixels; the style sheet has the same.
const GAP: f64 = 16.0;
/// Number of rows kept beyond the view, so that scrolling finds them ready.
const BEYOND: usize = 3;
/// At least so many items stand side by side.
const LEAST_COLUMNS: usize = 3;

/// Properties of [`Gallery`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// How many items there are.
    pub count: usize,
    /// The width that an item would like to have, in CSS pixels.
    pub item_width: f64,
    /// The height of an item below its square picture, in CSS pixels.
    pub caption_height: f64,
    /// Draws an item, told by its index and its width in CSS pixels.
    pub item: Callback<(usize, f64), Html>,
    /// The list's name for screen readers.
    pub label: AttrValue,
}

/// What of the gallery is in view.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct View {
    /// The gallery's width.
    width: f64,
    /// Where the window begins, from the top of the gallery.
    top: f64,
    /// The window's height.
    height: f64,
}

/// How many items lie side by side, and how wide each is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Columns {
    count: usize,
    width: f64,
}

impl Columns {
    fn new(room: f64, wanted: f64) -> Self {
        let count = (((room + GAP) / (wanted + GAP)) as usize).max(LEAST_COLUMNS);
        let width = ((room + GAP) / count as f64 - GAP).max(1.0).floor();
        Self { count, width }
    }
}

/// How the items lie.
#[derive(Clone, Debug, PartialEq)]
struct Layout {
    columns: Columns,
    /// The items that exist.
    shown: Range<usize>,
    /// The room of the rows above and below those that exist.
    above: f64,
    below: f64,
}

impl Layout {
    fn new(view: View, count: usize, wanted: f64, caption: f64) -> Self {
        let columns = Columns::new(view.width, wanted);
        let row_height = columns.width + caption + GAP;
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
    let look = {
        let (node, view, wanted) = (node.clone(), view.clone(), props.item_width);
        move || {
            let Some(list) = node.cast::<HtmlElement>() else {
                return;
            };
            if let Some(seen) = look_at(&list) {
                // At once, so that items which are there already are never seen in columns of another width.
                set_columns(&list, Columns::new(seen.width, wanted));
                view.set(seen);
            }
        }
    };
    {
        let look = look.clone();
        use_effect_with((), move |()| {
            look();
            let on_scroll = EventListener::new(&window(), "scroll", move |_| look());
            move || drop(on_scroll)
        });
    }
    use_size_of(&node, Callback::from(move |_| look()));
    let layout = Layout::new(*view, props.count, props.item_width, props.caption_height);
    {
        let node = node.clone();
        use_effect_with((layout.above, layout.below), move |&(above, below)| {
            if let Some(list) = node.cast::<HtmlElement>() {
                keep_room(&list, above, below);
            }
        });
    }
    html! {
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
    }
}

/// What of a list the window shows, rounded so that scrolling by a few pixels
/// draws nothing anew.
fn look_at(list: &HtmlElement) -> Option<View> {
    let height = window().inner_height().ok()?.as_f64()?;
    let bounds = list.get_bounding_client_rect();
    Some(View {
        width: bounds.width(),
        top: (-bounds.top() / 32.0).floor() * 32.0,
        height,
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
mod tests {
    use super::{Layout, View};

    fn layout(top: f64, count: usize) -> Layout {
        let view = View {
            width: 984.0,
            top,
            height: 800.0,
        };
        Layout::new(view, count, 184.0, 20.0)
    }

    #[test]
    fn few_items_all_exist() {
        let layout = layout(0.0, 12);
        assert_eq!((layout.columns.count, layout.shown), (5, 0..12));
        assert_eq!((layout.above, layout.below), (0.0, 0.0));
    }

    #[test]
    fn of_many_items_those_near_the_view_exist() {
        let count = 14_200;
        for top in [-500.0, 0.0, 10_000.0, 300_000.0, 9_999_999.0] {
            let layout = layout(top, count);
            assert!(layout.shown.len() <= 60);
            let rows = layout.shown.len().div_ceil(layout.columns.count) as f64;
            let total = layout.above + layout.below + rows * (layout.columns.width + 36.0);
            let all = (count / 5) as f64 * (layout.columns.width + 36.0);
            assert!((total - all).abs() < 1.0, "the page keeps its height");
        }
    }

    #[test]
    fn the_items_in_the_window_are_among_those_that_exist() {
        let layout = layout(10_000.0, 14_200);
        let row_height = layout.columns.width + 36.0;
        assert!(layout.above <= 10_000.0);
        let end = layout.above + (layout.shown.len() / layout.columns.count) as f64 * row_height;
        assert!(end >= 10_800.0);
    }

    #[test]
    fn a_narrow_page_still_has_three_columns() {
        let view = View {
            width: 328.0,
            top: 0.0,
            height: 600.0,
        };
        let layout = Layout::new(view, 12, 184.0, 20.0);
        assert_eq!((layout.columns.count, layout.columns.width), (3, 98.0));
    }
}
