//! The last link of each screen, stored for the visit, also across a reload.

use crate::link::{Link, Place, Screen};
use crate::storage::Stored;

/// Keeps a screen for [`recall`], where the browser allows it.
pub(super) fn remember(screen: &Screen) {
    let link = Link::to(screen.clone()).to_string();
    Stored::ForVisit.set(&key(screen.place()), Some(&link));
}

/// The screen as it was last seen, or else as its bare link opens it.
pub(super) fn recall(place: Place) -> Screen {
    Stored::ForVisit
        .get(&key(place))
        .map(|hash| Link::read(&hash).0.screen)
        .filter(|screen| screen.place() == place)
        .unwrap_or_else(|| Screen::bare(place))
}

fn key(place: Place) -> String {
    ["bezzel.seen.", place.name()].concat()
}
