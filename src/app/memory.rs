//! What each screen was last seen with, kept for the visit: so that it outlives
//! a reload.

use gloo::utils::window;
use web_sys::Storage;

use crate::link::{Link, Place, Screen};

/// Keeps a screen for [`recall`], where the browser allows it.
pub(super) fn remember(screen: &Screen) {
    if let Some(storage) = storage() {
        let place = screen.place();
        // Where storage is full, the screen will open as it does at first.
        let _ = storage.set_item(&key(place), &Link::to(screen.clone()).to_string());
    }
}

/// The screen as it was last seen, or else as its bare link opens it.
pub(super) fn recall(place: Place) -> Screen {
    storage()
        .and_then(|storage| storage.get_item(&key(place)).ok().flatten())
        .map(|hash| Link::read(&hash).0.screen)
        .filter(|screen| screen.place() == place)
        .unwrap_or_else(|| Screen::bare(place))
}

fn key(place: Place) -> String {
    ["bezzel.seen.", place.name()].concat()
}

fn storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}
