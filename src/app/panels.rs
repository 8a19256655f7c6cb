//! The words of the panels that stand hidden in `index.html`, so that they need
//! nothing of the program: one for when it has failed, one for when a new
//! version has arrived.

use gloo::utils::document;

use crate::locale::Locale;
use crate::text;

/// The elements, which are named as their texts.
const WORDS: [&str; 6] = [
    "crash-title",
    "crash-words",
    "crash-reload",
    "update-words",
    "update-now",
    "update-later",
];

/// Puts the words of the chosen language into the panels.
pub(super) fn translate(locale: &Locale) {
    for name in WORDS {
        if let Some(element) = document().get_element_by_id(name) {
            element.set_text_content(Some(&text!(locale, name)));
        }
    }
}
