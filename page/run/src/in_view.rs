//! What the present event is about stays in view, also where the sections scroll below other parts of a panel.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};
use yew::prelude::*;

/// The elements that may scroll a section, in the order in which they are within each other: one of them does, depending on the window.
const SCROLLED: [&str; 3] = [".sections", ".beside-board", ".beside"];

/// Scrolls the section that is looked at as little as needed to have a box of a part of it in view, between the parts of the
/// panel that stay where they are. Parts of other sections do not move what is looked at.
pub fn scroll_section_to(part: &Element, seen: &DomRect) {
    // Selectors that are valid are never refused.
    let closest = |selector: &str| part.closest(selector).ok().flatten();
    let Some(stage) = closest(".stage") else {
        return;
    };
    let find = |selector: &str| stage.query_selector(selector).ok().flatten();
    let name = closest("[data-section]").and_then(|section| section.get_attribute("data-section"));
    let is_looked_at =
        name.is_none_or(|name| find(&format!("[data-tab={name}][aria-current]")).is_some());
    let scrolls = |element: &Element| {
        let style = window().get_computed_style(element).ok().flatten();
        style.is_some_and(|style| style.get_property_value("overflow-y").as_deref() == Ok("auto"))
    };
    let scrolled = SCROLLED.into_iter().filter_map(closest).find(scrolls);
    let (true, Some(scrolled)) = (is_looked_at, scrolled) else {
        return;
    };
    let frame = scrolled.get_bounding_client_rect();
    let within = |selector: &str| find(selector).filter(|bar| scrolled.contains(Some(bar)));
    let top = within(".parts").map_or(frame.top(), |tabs| tabs.get_bounding_client_rect().bottom());
    // Beside the sections the row at the foot has no box.
    let foot = within(".thumb").map(|foot| foot.get_bounding_client_rect());
    let foot = foot.filter(|foot| foot.height() > 0.0);
    let bottom = foot.map_or(frame.bottom(), |foot| foot.top().min(frame.bottom()));
    let (above, below) = (seen.top() - top, seen.bottom() - bottom);
    if above < 0.0 {
        scrolled.set_scroll_top(scrolled.scroll_top() + above.floor() as i32);
    } else if below > 0.0 {
        // Where the board scrolls along, as in a lesson on a phone, it stays in view.
        let board = within(".board-place").map(|board| board.get_bounding_client_rect());
        let room = board.map_or(below, |board| (board.top() - frame.top()).max(0.0));
        scrolled.set_scroll_top(scrolled.scroll_top() + below.min(room).ceil() as i32);
    }
}

/// Keeps the cells of the memory in view that the event of a step reads or changes: the first of them in any case.
#[hook]
pub fn use_cells_in_view(step: u64) {
    use_effect_with(step, |_| {
        let cells = document().query_selector_all(".arrays .box:is(.seen, .changed)");
        let Ok(cells) = cells else {
            return;
        };
        let cells = (0..cells.length())
            .rev()
            .filter_map(|index| cells.item(index));
        for cell in cells.filter_map(|cell| cell.dyn_into::<Element>().ok()) {
            scroll_section_to(&cell, &cell.get_bounding_client_rect());
        }
    });
}
