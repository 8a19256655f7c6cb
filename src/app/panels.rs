//! The hidden parts of `index.html`, which need nothing of the program: a panel for a failed program, for a missing
//! part, for a slow worker and for a new version.

use wasm_bindgen::prelude::*;

use crate::dom::element;
use crate::locale::Locale;
use crate::text;

/// The elements, which are named as their texts.
const WORDS: [&str; 10] = [
    "crash-title",
    "crash-words",
    "crash-reload",
    "arriving-words",
    "retry-words",
    "retry-now",
    "update-words",
    "update-running",
    "update-now",
    "update-later",
];

/// Puts the words of the chosen language into the panels.
pub fn translate(locale: &Locale) {
    for name in WORDS {
        if let Some(element) = element(&format!("#{name}")) {
            element.set_text_content(Some(&text!(locale, name)));
        }
    }
}

const RETRY: &str = "#retry";

/// Shows the panel for a missing part of the page, with a button that tries again.
pub fn offer_retry(retry: impl FnOnce() + 'static) {
    if let Some(button) = element("#retry-now") {
        let retry = Closure::once_into_js(move || {
            withdraw_retry();
            retry();
        });
        button.set_onclick(Some(retry.unchecked_ref()));
    }
    if let Some(panel) = element(RETRY) {
        panel.set_hidden(false);
    }
}

/// Hides the panel, since the part has arrived or is not needed any more.
pub fn withdraw_retry() {
    if let Some(panel) = element(RETRY) {
        panel.set_hidden(true);
    }
}

/// Marks the page as one that is about to change, or takes the mark away.
pub fn tell_busy(is_busy: bool) {
    if let Some(page) = element("#app") {
        let _ = if is_busy {
            page.set_attribute("aria-busy", "true")
        } else {
            page.remove_attribute("aria-busy")
        };
    }
}
