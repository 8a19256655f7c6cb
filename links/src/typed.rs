//! A position as a person types or pastes it on the board screen.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::notation::parse_fen;
use bezzel_solver::queens::{Piece, Placement};

use super::{Expected, Link, Notice, Place, QueensLink, parse_squares};

/// The shortest list of columns that changes the size of the board: a shorter one is the beginning of a longer one.
const LEAST_LIST: usize = 4;
/// The largest n whose columns may be written as digits without separators.
const MAX_DIGIT: usize = 9;

/// A text typed for the position of a board.
#[derive(Clone, Debug, PartialEq)]
pub enum TypedPosition {
    /// Squares to press one after the other.
    Squares(Vec<Square>),
    /// A column for each row, from the top.
    Columns {
        /// The position.
        placement: Placement,
        /// Whether the columns were numbered from 0, as programs number them.
        from_zero: bool,
    },
    /// The piece placement of a FEN, and its piece if the board is not empty.
    Fen(Placement, Option<Piece>),
    /// The position of a link to the board screen.
    Link(QueensLink),
}

/// Reads the text that a person typed for a position on an n x n board: squares, a column for each row, a FEN, or a
/// link to the board screen.
///
/// Columns may be numbered from 1, where 0 is an empty row, or from 0, which is taken to be meant where every number from
/// 0 to n - 1 stands once. They may be joined by commas, semicolons, dots or spaces, and stand in brackets. A list for a
/// board of another size is taken where it is a permutation, and a FEN where it is complete.
///
/// # Errors
/// A notice for the text box, where the text is none of these.
pub fn read_position(text: &str, n: u32) -> Result<TypedPosition, Notice> {
    let text = text.trim();
    let refused = |expected| Notice {
        parameter: "text",
        value: text.to_owned(),
        expected,
    };
    if let Some((_, hash)) = text.split_once("#/") {
        return link(hash).ok_or_else(|| refused(Expected::Position(n)));
    }
    if let Some(columns) = list(text) {
        return placed(&columns, n).map_err(refused);
    }
    if text.contains('/') || n == 1 {
        for n in [Some(n), None] {
            if let Ok((placement, piece)) = parse_fen(text, n) {
                return Ok(TypedPosition::Fen(placement, piece));
            }
        }
    }
    let size = Size::square(n).ok();
    size.and_then(|size| parse_squares(text, size))
        .filter(|squares| !squares.is_empty())
        .map(TypedPosition::Squares)
        .ok_or_else(|| refused(Expected::Position(n)))
}

/// The position of a link to the board screen, if nothing is wrong with it.
fn link(hash: &str) -> Option<TypedPosition> {
    let (Link { screen, .. }, wrong) = Link::read(hash);
    if screen.place() != Place::Queens || !wrong.is_empty() {
        return None;
    }
    match screen.read() {
        (link, wrong) if wrong.is_empty() => Some(TypedPosition::Link(link)),
        _ => None,
    }
}

/// Whether numbers stand in several brackets, or in several lines of two or more: pairs or a matrix.
fn is_table(text: &str) -> bool {
    let brackets = text.matches(['(', '[', '{']).count();
    let mut lines = text.lines();
    brackets > 1
        || brackets == 0
            && text.contains('\n')
            && lines.all(|line| line.split_whitespace().nth(1).is_some())
}

/// The numbers of a list. `None` if anything else stands in the text.
fn list(text: &str) -> Option<Vec<u32>> {
    if is_table(text) {
        return None;
    }
    let separates = |found: char| ".,;[](){}".contains(found) || found.is_whitespace();
    let numbers: Vec<&str> = text
        .split(separates)
        .filter(|number| !number.is_empty())
        .collect();
    if let [digits] = numbers[..]
        && (2..=MAX_DIGIT).contains(&digits.len())
    {
        return digits.chars().map(|digit| digit.to_digit(10)).collect();
    }
    let column = |number: &&str| {
        let plain = number.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| number.parse().ok()).flatten()
    };
    let columns: Option<Vec<u32>> = numbers.iter().map(column).collect();
    columns.filter(|columns| !columns.is_empty())
}

fn placed(columns: &[u32], n: u32) -> Result<TypedPosition, Expected> {
    let side = columns.len();
    let is_permutation_from = |first: u32| {
        let mut sorted = columns.to_vec();
        sorted.sort_unstable();
        sorted.iter().copied().eq((first..).take(side))
    };
    let from_zero = is_permutation_from(0);
    let another = side != n as usize;
    if another && (side < LEAST_LIST || !(from_zero || is_permutation_from(1))) {
        return Err(Expected::Columns {
            n,
            read: columns.to_vec(),
        });
    }
    let wrong = columns.iter().find(|&&column| column as usize > side);
    if let Some(&found) = wrong {
        return Err(Expected::Column { n, found });
    }
    let columns: Option<Vec<u8>> = columns
        .iter()
        .map(|&column| u8::try_from(column + u32::from(from_zero)).ok())
        .collect();
    columns
        .and_then(|columns| Placement::from_columns(&columns).ok())
        .map(|placement| TypedPosition::Columns {
            placement,
            from_zero,
        })
        .ok_or(Expected::Position(n))
}
