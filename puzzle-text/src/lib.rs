//! Puzzles as text, in the forms in which people share them.
//!
//! [`read`] takes
//!
//! * a link of puzz.link or of penpa+ to a Star Battle with one star, also one of penpa+ with a puzz.link in it;
//! * a link of this page to a puzzle;
//! * a grid: n lines of n letters, numbers, names of colours or squares in colours, with or without blanks, commas, quotes
//!   and brackets between them, or all letters in one line;
//! * such a grid as an array, in JSON or in the source of a program, alone, in an object with other properties, or in a list
//!   of such objects;
//! * the piece placement of a FEN, whose queens are given.
//!
//! Only links of this page and FEN say that queens must not attack each other as in chess. All others are Star Battles and
//! their like, in which stars must not touch.

mod array;
mod cells;
mod error;
mod grid;
mod link;
mod penpa;
mod puzz_link;

pub use error::{Detail, Fault, Place, TextError};
pub use puzz_link::{NoPuzzLink, to_puzz_link};

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::notation::parse_fen;
use bezzel_solver::queens::puzzle::{Puzzle, Rule};

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 2 << 20;

/// The puzzles of a text, in their order: at least one.
///
/// # Errors
///
/// [`TextError`], which says what was expected, and where something else was found.
///
/// # Examples
///
/// ```
/// use bezzel_puzzle_text::read;
///
/// let puzzles = read("https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou")?;
/// assert_eq!(puzzles[0].regions_text().as_deref(), Some("aaabbbabbbccaddeecffddecfeeeecfccccc"));
/// assert_eq!(read("aaab\ncccb\ndccb\ndddb")?[0].solutions(2).len(), 1);
///
/// let error = read("aaab\ncccb\ndccbb\ndddb").unwrap_err();
/// assert_eq!(error.to_string(), "line 3, column 1: this row has 5 squares, expected 4, as many as there are rows");
/// # Ok::<_, bezzel_puzzle_text::TextError>(())
/// ```
pub fn read(text: &str) -> Result<Vec<Puzzle>, TextError> {
    if text.len() > MAX_BYTES {
        return Err(Fault::Long.into());
    }
    // Programs of Windows begin a text with this mark.
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(Fault::Empty.into());
    }
    if let Some(read) = link::read(text) {
        return read.map(|puzzle| vec![puzzle]);
    }
    if text.contains(['[', '{']) {
        return array::read(text);
    }
    if let Some(puzzle) = fen(text) {
        return puzzle.map(|puzzle| vec![puzzle]);
    }
    grid::read(text).map(|puzzle| vec![puzzle])
}

/// The puzzle of a FEN; `None` if the text is no FEN at all.
fn fen(text: &str) -> Option<Result<Puzzle, TextError>> {
    let placement = text.split_whitespace().next()?;
    let is_fen = |sign: char| sign.is_ascii_digit() || "/QqAa".contains(sign);
    if !placement.contains('/') || !placement.chars().all(is_fen) {
        return None;
    }
    let read = parse_fen(placement, None).map_err(|error| Fault::Fen(error).into());
    Some(read.and_then(|(given, piece)| {
        let rule = Rule::Chess(piece.unwrap_or(Piece::Queen));
        Puzzle::new(rule, given).map_err(|error| Fault::Puzzle(error).into())
    }))
}
