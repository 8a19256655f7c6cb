//! Texts for squares on which a knight moves, in Tour and in Duel.

use super::{Cell, LegalMark};
use crate::locale::Locale;
use crate::text;

/// A hole of the board.
pub fn hole(locale: &Locale) -> Cell {
    Cell {
        hole: true,
        words: text!(locale, "square-hole").into(),
        ..Cell::default()
    }
}

/// The text for a square: the number of its visit, and whether the knight is there now; or, with the onward moves
/// and the drawing of a legal move, that the knight can go there.
pub fn knight_words(
    visited: Option<u32>,
    stands_here: bool,
    legal: Option<(u8, LegalMark)>,
    locale: &Locale,
) -> Option<String> {
    if let Some(number) = visited {
        return Some(if stands_here {
            text!(locale, "square-knight", number)
        } else {
            text!(locale, "square-visited", number)
        });
    }
    match legal? {
        (_, LegalMark::Hidden) => None,
        (_, LegalMark::Circle) => Some(text!(locale, "square-reachable")),
        (onward, LegalMark::Number) => Some(text!(locale, "square-legal", onward)),
    }
}
