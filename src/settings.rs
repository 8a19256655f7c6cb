//! What a visitor chooses for all screens: language and theme. A link's choice
//! wins over the stored one, and that over what the browser prefers.

use gloo::storage::{LocalStorage, Storage};
use gloo::utils::{document, window};

use crate::locale::Language;

const LANGUAGE_KEY: &str = "bezzel.language";
const THEME_KEY: &str = "bezzel.theme";

/// Light or dark; without a choice the page follows the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Ink on paper.
    Light,
    /// Paper on ink.
    Dark,
}

impl Theme {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// The names of [`Self::ALL`], as links and stored choices write them.
    pub const NAMES: [&'static str; 2] = ["light", "dark"];

    /// The theme's name in links, in storage and in the document.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of exactly this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// The stored language, or else the browser's. Storage that is denied or holds
/// something else counts as no choice.
#[must_use]
pub fn language() -> Language {
    let stored: Option<String> = LocalStorage::get(LANGUAGE_KEY).ok();
    stored
        .and_then(|code| Language::from_code(&code))
        .unwrap_or_else(|| {
            let tags: Vec<String> = window()
                .navigator()
                .languages()
                .iter()
                .filter_map(|tag| tag.as_string())
                .collect();
            Language::preferred(tags.iter().map(String::as_str))
        })
}

/// The stored theme, if one was chosen.
#[must_use]
pub fn theme() -> Option<Theme> {
    let stored: Option<String> = LocalStorage::get(THEME_KEY).ok();
    stored.and_then(|name| Theme::from_name(&name))
}

/// Stores the language for later visits, where storage is allowed.
pub fn store_language(language: Language) {
    // Where storage is denied the choice holds for this visit: nothing to do.
    let _ = LocalStorage::set(LANGUAGE_KEY, language.code());
}

/// Stores the theme for later visits, or forgets it.
pub fn store_theme(theme: Option<Theme>) {
    match theme {
        Some(theme) => {
            // As for the language.
            let _ = LocalStorage::set(THEME_KEY, theme.name());
        }
        None => LocalStorage::delete(THEME_KEY),
    }
}

/// Puts language and theme on the document, where styles and readers find them.
pub fn apply(language: Language, theme: Option<Theme>) {
    let Some(root) = document().document_element() else {
        return;
    };
    // Setting an attribute fails only for names that are not names.
    let _ = root.set_attribute("lang", language.code());
    let _ = match theme {
        Some(theme) => root.set_attribute("data-theme", theme.name()),
        None => root.remove_attribute("data-theme"),
    };
}
