//! Texts for squares on which a knight moves, in Tour and in Duel.

use super::board::Cell;
use crate::locale::Locale;
use crate::text;

/// A square that is none.
pub fn hole(locale: &Locale) -> Cell {
    Cell {
        hole: true,
        words: text!(locale, "square-hole").into(),
        ..Cell::default()
    }
}

/// The text for a square: the number of its visit, and whether the knight is there now; or its onward moves, if the
/// knight can go there.
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
