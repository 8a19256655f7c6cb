//! The reason in one sentence.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::{Board, Reason};

use crate::locale::Locale;
use crate::text;

/// The sentence for a reason.
pub fn reason_words(reason: &Reason, locale: &Locale) -> String {
    let name = |square: Square, size: Size| locale.square(square, size);
    match *reason {
        Reason::Colours { dark, light } => {
            text!(locale, "reason-colours", dark, light)
        }
        Reason::EndOfOtherColour { square, dark, size } => {
            let colour = if dark { "dark" } else { "light" };
            text!(
                locale,
                "reason-end-colour",
                colour,
                square = name(square, size)
            )
        }
        Reason::EndsOfOneColour { start, end, size } => text!(
            locale,
            "reason-ends-colour",
            start = name(start, size),
            end = name(end, size)
        ),
        Reason::EndIsStart { square, size } => {
            text!(locale, "reason-end-is-start", square = name(square, size))
        }
        Reason::SingleSquare => text!(locale, "reason-single"),
        Reason::TooNarrow => text!(locale, "reason-narrow"),
        Reason::ClosedFourRows => text!(locale, "reason-four-closed"),
        Reason::InnerOfFourRows { square, size } => {
            text!(locale, "reason-four-inner", square = name(square, size))
        }
        Reason::FallsApart { size, kind } => {
            let removed = reason.removed();
            text!(
                locale,
                "reason-falls-apart",
                squares = locale.squares(&removed, size),
                count = removed.len(),
                pieces = rest(reason, size).len(),
                kind = if kind.is_closed() { "closed" } else { "open" },
                most = kind.most_pieces(removed.len())
            )
        }
        Reason::SmallBoard { size } => text!(
            locale,
            "reason-small",
            rows = size.rows(),
            columns = size.columns()
        ),
        Reason::CornersShare {
            square,
            corners: [a, b],
            size,
        } => text!(
            locale,
            "reason-corners",
            square = name(square, size),
            a = name(a, size),
            b = name(b, size)
        ),
        Reason::NoCorner => text!(locale, "reason-no-corner"),
        Reason::Searched => text!(locale, "reason-searched"),
        Reason::EndVisited { square, size } => {
            text!(locale, "reason-end-visited", square = name(square, size))
        }
        Reason::Stuck { square, size } => {
            text!(locale, "reason-stuck", square = name(square, size))
        }
        Reason::CutOff { square, size } => {
            text!(locale, "reason-cut-off", square = name(square, size))
        }
        Reason::Apart { from, to, size } => text!(
            locale,
            "reason-apart",
            from = name(from, size),
            to = name(to, size)
        ),
        Reason::CutSquare {
            square,
            pieces,
            joined,
            size,
        } => text!(
            locale,
            "reason-cut-square",
            square = name(square, size),
            pieces,
            joined
        ),
        Reason::DeadEnd { square, size } => {
            text!(locale, "reason-dead-end", square = name(square, size))
        }
        Reason::DeadEnds {
            squares: [a, b],
            size,
        } => text!(
            locale,
            "reason-dead-ends",
            a = name(a, size),
            b = name(b, size)
        ),
    }
}

/// The page's own sentence for an error of drawing or numbering tours, if it has one.
pub fn count_error_words(error: &CountError, locale: &Locale) -> Option<String> {
    match *error {
        CountError::NoSuchTours { kind, .. } => {
            Some(text!(locale, "tour-no-such", kind = kind.name()))
        }
        CountError::NoneDrawn { tries, .. } => Some(text!(locale, "tour-none-drawn", tries)),
        CountError::OutOfMemory { bytes } | CountError::TooLarge { needed: bytes, .. } => Some(
            text!(locale, "sample-no-memory", memory = bytes.div_ceil(1 << 20)),
        ),
        _ => None,
    }
}

/// The pieces into which the board falls without the squares that a reason takes away.
pub fn rest(reason: &Reason, size: Size) -> Vec<Vec<Square>> {
    let rest = Board::new(size, reason.removed()).and_then(|board| board.components());
    rest.unwrap_or_default()
}

/// The squares that a reason names.
pub fn named_squares(reason: &Reason) -> Vec<Square> {
    match *reason {
        Reason::EndOfOtherColour { square, .. }
        | Reason::EndIsStart { square, .. }
        | Reason::InnerOfFourRows { square, .. }
        | Reason::EndVisited { square, .. }
        | Reason::Stuck { square, .. }
        | Reason::CutOff { square, .. }
        | Reason::CutSquare { square, .. }
        | Reason::DeadEnd { square, .. } => vec![square],
        Reason::EndsOfOneColour { start, end, .. } => vec![start, end],
        Reason::CornersShare {
            square,
            corners: [a, b],
            ..
        } => vec![square, a, b],
        Reason::Apart { from, to, .. } => vec![from, to],
        Reason::DeadEnds { squares, .. } => squares.to_vec(),
        _ => Vec::new(),
    }
}
