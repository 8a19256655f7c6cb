//! The words of what stands hidden in `index.html`, so that it needs nothing of
//! the program: a panel for when it has failed, one for when a new version has
//! arrived, and the dialog that puts a screen into another page.

use gloo::utils::document;

use crate::locale::Locale;
use crate::text;

/// The elements, which are named as their texts.
const WORDS: [&str; 11] = [
    "crash-title",
    "crash-words",
    "crash-reload",
    "update-words",
    "update-now",
    "update-later",
    "embed-title",
    "embed-words",
    "embed-copy",
    "embed-copied",
    "embed-close",
];

/// Puts the words of the chosen language into the panels.
pub(super) fn translate(locale: &Locale) {
    for name in WORDS {
        if let Some(element) = document().get_element_by_id(name) {
            element.set_text_content(Some(&text!(locale, name)));
        }
    }
}
