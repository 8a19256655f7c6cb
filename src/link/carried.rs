//! What every link may carry, whatever its screen.

use super::query::{Query, Writer};
use crate::locale::Language;
use crate::settings::Theme;

/// The choices that go along from screen to screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// The language that is asked for.
    pub language: Option<Language>,
    /// The theme that is asked for.
    pub theme: Option<Theme>,
    /// Whether the page is a part of another: without navigation, and keeping nothing.
    pub embedded: bool,
}

impl Carried {
    /// The names of the parameters.
    pub(super) const NAMES: [&'static str; 3] = ["lang", "theme", "embed"];

    pub(super) fn read(query: &mut Query) -> Self {
        Self {
            language: query.choice("lang", &Language::CODES, Language::from_code),
            theme: query.choice("theme", &Theme::NAMES, Theme::from_name),
            embedded: query
                .choice("embed", &["1"], |value| (value == "1").then_some(()))
                .is_some(),
        }
    }

    pub(super) fn write(self, writer: &mut Writer) {
        if let Some(language) = self.language {
            writer.add("lang", language.code());
        }
        if let Some(theme) = self.theme {
            writer.add("theme", theme.name());
        }
        if self.embedded {
            writer.add("embed", "1");
        }
    }
}
