//! The links of the screens that are pages of text.

use super::fields::flag;
use super::task_set::task_set;
use super::{Fields, Place, ScreenLink, TaskSet};

/// The page of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AboutLink;

/// The list of lessons, the page for teachers, or a set of tasks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonsLink {
    /// Whether it is the page for teachers.
    pub for_teachers: bool,
    /// The set of tasks. Teachers and pupils see the same list.
    pub tasks: Option<TaskSet>,
}

impl ScreenLink for AboutLink {
    const PLACE: Place = Place::About;

    fn fields(&mut self, _: &mut Fields<'_>) {}
}

impl ScreenLink for LessonsLink {
    const PLACE: Place = Place::Lessons;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.changed("for", &mut self.for_teachers, flag(&["teachers"]));
        fields.optional("tasks", &mut self.tasks, task_set());
    }
}
