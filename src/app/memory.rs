//! The last link of each screen and the last screen behind each door, stored for the visit, also across a reload.

use crate::link::{Door, Link, Place, Screen};
use crate::named::Named;
use crate::storage::Stored;

/// Keeps a screen for [`recall`] and [`recall_behind`], where the browser allows it.
pub fn remember(screen: &Screen) {
    let link = Link::to(screen.clone()).to_string();
    let place = screen.place();
    Stored::ForVisit.set(&key(place), Some(&link));
    if let Some(door) = place.door() {
        Stored::ForVisit.set(&door_key(door), Some(place.name()));
    }
}

/// The screen as it was last seen, or else as its bare link opens it.
pub fn recall(place: Place) -> Screen {
    Stored::ForVisit
        .get(&key(place))
        .map(|hash| Link::read(&hash).0.screen)
        .filter(|screen| screen.place() == place)
        .unwrap_or_else(|| Screen::bare(place))
}

/// The screen that was last seen behind a door, or else its first.
pub fn recall_behind(door: Door) -> Place {
    Stored::ForVisit
        .get(&door_key(door))
        .and_then(|name| Place::from_name(&name))
        .filter(|place| place.door() == Some(door))
        .unwrap_or_else(|| door.first())
}

fn door_key(door: Door) -> String {
    ["bezzel.door.", door.name()].concat()
}

fn key(place: Place) -> String {
    ["bezzel.seen.", place.name()].concat()
}
