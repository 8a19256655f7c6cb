//! What the visitor's system says about motion.

use gloo::utils::window;

/// Whether the visitor has asked for less motion.
#[must_use]
pub fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    matches!(query, Ok(Some(list)) if list.matches())
}
