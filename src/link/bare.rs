//! The links of the screens that have one state, and no parameters.

use super::query::{Query, Writer};
use super::{Place, ScreenLink};

/// The page of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AboutLink;

/// The list of lessons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonsLink;

impl ScreenLink for AboutLink {
    const PLACE: Place = Place::About;

    fn read(_: &mut Query) -> Self {
        Self
    }

    fn write(&self, _: &mut Writer) {}
}

impl ScreenLink for LessonsLink {
    const PLACE: Place = Place::Lessons;

    fn read(_: &mut Query) -> Self {
        Self
    }

    fn write(&self, _: &mut Writer) {}
}
