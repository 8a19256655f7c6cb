//! The link of the page of words, which has no parameters.

use super::query::{Query, Writer};
use super::{Place, ScreenLink};

/// The one state of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AboutLink;

impl ScreenLink for AboutLink {
    const PLACE: Place = Place::About;

    fn read(_: &mut Query) -> Self {
        Self
    }

    fn write(&self, _: &mut Writer) {}
}
