//! The link of the list of lessons, which has no parameters.

use super::query::{Query, Writer};
use super::{Place, ScreenLink};

/// The one state of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonsLink;

impl ScreenLink for LessonsLink {
    const PLACE: Place = Place::Lessons;

    fn read(_: &mut Query) -> Self {
        Self
    }

    fn write(&self, _: &mut Writer) {}
}
