//! Requests and settings of the visitor's browser that concern the whole page.

use gloo::utils::window;

/// Opens the browser's dialog for printing; where printing is refused, there is no paper.
pub fn print() {
    let _ = window().print();
}

/// Whether the visitor has asked for less motion.
pub fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    matches!(query, Ok(Some(list)) if list.matches())
}
