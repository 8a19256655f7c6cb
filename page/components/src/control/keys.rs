//! Keys that a screen as a whole answers, unless they belong to a text field.

use yew::prelude::*;

/// Whether a key was pressed in a field that takes text: then it is no shortcut.
pub fn in_text_field(event: &KeyboardEvent) -> bool {
    let field = event.target_dyn_into::<web_sys::Element>();
    field.is_some_and(|field| {
        field
            .matches("textarea, input[type=text], .code-editor")
            .is_ok_and(|is_text| is_text)
    })
}

/// A key that is not part of typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// Take back, by the key that every program has for it.
    Undo,
    /// Do again the change that was undone, likewise.
    Redo,
    /// A key by itself, a letter as a small one.
    Plain(String),
}

impl Shortcut {
    /// The meaning of a key, unless it is typed or belongs to the browser.
    pub fn of(event: &KeyboardEvent) -> Option<Self> {
        if in_text_field(event) || event.alt_key() {
            return None;
        }
        let command = event.ctrl_key() || event.meta_key();
        let key = event.key().to_ascii_lowercase();
        match (key.as_str(), command, event.shift_key()) {
            ("z", true, false) => Some(Self::Undo),
            ("z", true, true) | ("y", true, false) => Some(Self::Redo),
            (_, false, false) => Some(Self::Plain(key)),
            _ => None,
        }
    }
}
