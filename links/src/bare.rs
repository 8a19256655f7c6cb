//! The links of the screens that have one state, and no parameters.

use super::{Fields, Place, ScreenLink};

/// The page of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AboutLink;

/// The list of lessons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonsLink;

impl ScreenLink for AboutLink {
    const PLACE: Place = Place::About;

    fn fields(&mut self, _: &mut Fields<'_>) {}
}

impl ScreenLink for LessonsLink {
    const PLACE: Place = Place::Lessons;

    fn fields(&mut self, _: &mut Fields<'_>) {}
}
