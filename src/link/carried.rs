//! What every link may carry, whatever its screen.

use super::query::{Query, Writer};
use crate::locale::Language;
use crate::settings::{Colouring, Look, Theme};

/// The choices that go along from screen to screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// The language that is asked for.
    pub language: Option<Language>,
    /// The colours that are asked for.
    pub look: Look,
    /// Whether the page is a part of another: without navigation, and keeping nothing.
    pub embedded: bool,
    /// Whether the page is for a projector: large, and only what is talked about.
    pub presented: bool,
}

impl Carried {
    /// The names of the parameters.
    pub(super) const NAMES: [&'static str; 5] = ["lang", "theme", "board", "embed", "present"];

    pub(super) fn read(query: &mut Query) -> Self {
        Self {
            language: query.choice("lang", &Language::NAMES, Language::from_name),
            look: Look {
                theme: query.choice("theme", &Theme::NAMES, Theme::from_name),
                board: query.choice("board", &Colouring::NAMES, Colouring::from_name),
            },
            embedded: is_set(query, "embed"),
            presented: is_set(query, "present"),
        }
    }

    pub(super) fn write(self, writer: &mut Writer) {
        writer.add_some("lang", self.language.map(Language::code));
        writer.add_some("theme", self.look.theme.map(Theme::name));
        writer.add_some("board", self.look.board.map(Colouring::name));
        writer.add_some("embed", self.embedded.then_some("1"));
        writer.add_some("present", self.presented.then_some("1"));
    }
}

/// Whether a parameter that is written only where it holds is there.
fn is_set(query: &mut Query, name: &'static str) -> bool {
    query.index(name, &["1"]).is_some()
}
