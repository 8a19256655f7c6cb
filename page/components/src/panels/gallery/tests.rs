//! The number of items in a row, their width, and the existing ones.

use yew::{Callback, Html};

use super::{GAP, LARGE, Layout, Props, View};

/// The height of a caption below an item.
const CAPTION: f64 = 20.0;

fn props(count: usize) -> Props {
    Props {
        count,
        item_width: 132.0,
        chosen_width: None,
        target: None,
        head: None,
        caption_height: CAPTION,
        item: Callback::from(|_| Html::default()),
        label: "Solutions".into(),
    }
}

/// A window of this height, below so much of the page.
fn window(width: f64, height: f64, offset: f64) -> View {
    View {
        width,
        top: -offset,
        height,
        offset,
    }
}

fn scrolled(top: f64) -> Layout {
    let view = View {
        top,
        ..window(984.0, 800.0, 300.0)
    };
    Layout::new(view, &props(14_200))
}

#[test]
fn twelve_are_seen_at_once_and_as_large_as_they_can_be() {
    for (width, height, offset, count, side) in [
        (1168.0, 800.0, 300.0, 6, 181.0),
        (1408.0, 900.0, 300.0, 6, 221.0),
        (1168.0, 720.0, 320.0, 6, 172.0),
        // A high window has three rows of four.
        (1400.0, 1080.0, 130.0, 4, 286.0),
        (1800.0, 1080.0, 300.0, 6, 286.0),
    ] {
        let layout = Layout::new(window(width, height, offset), &props(12));
        let found = (layout.columns.count, layout.columns.width);
        assert_eq!(found, (count, side), "{width} x {height}");
        assert_eq!(layout.shown, 0..12);
        assert_eq!((layout.above, layout.below), (0.0, 0.0));
        let rows = 12_usize.div_ceil(count) as f64;
        assert!(offset + rows * (side + CAPTION + GAP) - GAP <= height);
    }
}

#[test]
fn few_are_not_larger_than_they_need_to_be() {
    let layout = Layout::new(window(1168.0, 900.0, 300.0), &props(1));
    assert_eq!((layout.columns.count, layout.columns.width), (3, LARGE));
}

#[test]
fn where_not_all_can_be_seen_they_have_the_usual_width() {
    for (height, count) in [(390.0, 12), (800.0, 92)] {
        let layout = Layout::new(window(1168.0, height, 300.0), &props(count));
        assert_eq!((layout.columns.count, layout.columns.width), (8, 132.0));
    }
}

#[test]
fn the_width_that_was_chosen_is_stored() {
    for (room, chosen, count, width) in [
        (1168.0, 200.0, 5, 200.0),
        (358.0, 80.0, 3, 80.0),
        (358.0, 320.0, 1, 320.0),
        (300.0, 320.0, 1, 300.0),
    ] {
        let props = Props {
            chosen_width: Some(chosen),
            ..props(92)
        };
        let layout = Layout::new(window(room, 800.0, 300.0), &props);
        let found = (layout.columns.count, layout.columns.width);
        assert_eq!(found, (count, width), "{chosen} px in {room} px");
    }
}

#[test]
fn of_many_items_those_near_the_view_exist() {
    for top in [-500.0, 0.0, 10_000.0, 300_000.0, 9_999_999.0] {
        let layout = scrolled(top);
        let row_height = layout.columns.width + CAPTION + GAP;
        let columns = layout.columns.count;
        assert!(layout.shown.len() <= 15 * columns);
        let rows = layout.shown.len().div_ceil(columns) as f64;
        let total = layout.above + layout.below + rows * row_height;
        let all = 14_200_usize.div_ceil(columns) as f64 * row_height;
        assert!((total - all).abs() < 1.0, "the page keeps its height");
    }
}

#[test]
fn the_items_in_the_window_are_among_those_that_exist() {
    let layout = scrolled(10_000.0);
    let row_height = layout.columns.width + CAPTION + GAP;
    assert!(layout.above <= 10_000.0);
    let end = layout.above + (layout.shown.len() / layout.columns.count) as f64 * row_height;
    assert!(end >= 10_800.0);
}

#[test]
fn a_narrow_page_still_has_three_columns() {
    let layout = Layout::new(window(328.0, 600.0, 300.0), &props(12));
    assert_eq!((layout.columns.count, layout.columns.width), (3, 98.0));
}

#[test]
fn on_a_phone_there_are_as_many_columns_as_it_takes_to_show_two_rows() {
    for (offset, count) in [(300.0, 3), (420.0, 4), (500.0, 3)] {
        let layout = Layout::new(window(358.0, 664.0, offset), &props(12));
        assert_eq!(layout.columns.count, count, "{offset} px below the top");
    }
}
