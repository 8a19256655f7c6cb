//! What is said of the squares that a knight moves on, in the tour as in the duel.

use super::board::Cell;
use crate::locale::Locale;
use crate::text;

/// A square that is none.
#[must_use]
pub fn hole(locale: &Locale) -> Cell {
    Cell {
        hole: true,
        words: text!(locale, "square-hole").into(),
        ..Cell::default()
    }
}

/// When the knight was on a square, if it was, and whether it stands there now; or from how many squares it could go on
/// there, if it can go there.
#[must_use]
pub fn knight_words(
    visited: Option<u32>,
    stands_here: bool,
    legal: Option<u8>,
    locale: &Locale,
) -> Option<String> {
    match (visited, legal) {
        (Some(number), _) if stands_here => Some(text!(locale, "square-knight", number)),
        (Some(number), _) => Some(text!(locale, "square-visited", number)),
        (None, Some(onward)) => Some(text!(locale, "square-legal", onward)),
        (None, None) => None,
    }
}
