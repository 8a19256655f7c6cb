//! Full screen: the board of a screen alone, with its timeline where it has one.

use gloo::utils::document;

use crate::dom::element;
use crate::link::Place;

/// Whether the screen can be shown so.
pub fn is_available(place: Place) -> bool {
    let is_with_board = !matches!(place, Place::Lessons | Place::About | Place::Own);
    is_with_board && document().fullscreen_enabled()
}

/// Shows the board alone, or the screen where the board is not apart from the rest; or the page around it again.
pub fn toggle() {
    if document().fullscreen_element().is_some() {
        return document().exit_fullscreen();
    }
    if let Some(shown) = element("main .board-column").or_else(|| element("main .screen")) {
        // The browser may refuse: then nothing happens.
        let _ = shown.request_fullscreen();
    }
}
