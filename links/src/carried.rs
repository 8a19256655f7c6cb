//! The parameters that the link of any screen may carry.

use super::fields::{Fields, flag, named};
use super::language::Language;
use super::look::Look;
use super::notation::NotationChoice;

/// The choices that go along from screen to screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// The language that is asked for.
    pub language: Option<Language>,
    /// The colours that are asked for.
    pub look: Look,
    /// The notation that the link asks for. Its parameters follow those of the screen.
    pub notation: NotationChoice,
    /// Whether the page is a part of another: without navigation, and keeping nothing.
    pub embedded: bool,
    /// Whether the page is shown by a projector: large, with the board, its explanation and the program's line only.
    pub presented: bool,
}

impl Carried {
    /// The names of the parameters.
    pub(super) const NAMES: [&'static str; 5] = ["lang", "theme", "board", "embed", "present"];

    /// The fields without those of the notation.
    pub(super) fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.optional("lang", &mut self.language, named());
        fields.optional("theme", &mut self.look.theme, named());
        fields.optional("board", &mut self.look.board, named());
        fields.changed("embed", &mut self.embedded, flag(&["1"]));
        fields.changed("present", &mut self.presented, flag(&["1"]));
    }
}
