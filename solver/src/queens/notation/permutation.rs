use thiserror::Error;

use crate::queens::Placement;
use crate::text;

/// The largest n whose permutations are written without separators.
const MAX_DIGIT: u32 = 9;

/// Why a text is not a permutation of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PermutationError {
    /// There is nothing to read.
    #[error("the permutation is empty: expected a column number for each row")]
    Empty,
    /// The board is too small or too large.
    #[error("n = {n} is out of range: expected 1 to {} rows", Placement::MAX_N)]
    Size {
        /// The number of rows that was asked for or is written.
        n: usize,
    },
    /// What stands for a row is not a number.
    #[error("row {row} says {found:?}: expected a column number, or 0 for an empty row")]
    NotANumber {
        /// The row from the top, from 1.
        row: usize,
        /// The beginning of what stands there.
        found: String,
    },
    /// The board has no such column.
    #[error("row {row} says column {found}: expected 1 to {n}, or 0 for an empty row")]
    OutOfRange {
        /// The row from the top, from 1.
        row: usize,
        /// The beginning of the number that stands there.
        found: String,
        /// The number of columns.
        n: u32,
    },
    /// There are too few or too many rows.
    #[error("the permutation has {found} rows: expected {n}")]
    Length {
        /// The number of rows that are written.
        found: usize,
        /// The number of rows of the board.
        n: u32,
    },
    /// Digits without separators, where numbers can have two digits.
    #[error("{found:?} has no separators: from n = 10 on, expected numbers joined by dots")]
    NoSeparator {
        /// The beginning of the text.
        found: String,
    },
}

/// Reads a permutation: digits up to n = 9, numbers joined by dots from n = 10 on.
///
/// Commas, semicolons and spaces may stand for the dots, and up to n = 9 there may be separators
/// too. With `n` given, the text must have that many rows; without, the text decides.
///
/// # Errors
///
/// See [`PermutationError`].
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::notation::{parse_permutation, PermutationError};
///
/// // . Q . .
/// // . . . Q
/// // Q . . .
/// // . . Q .
/// let board = parse_permutation("2413", None)?;
/// assert_eq!(parse_permutation("2, 4, 1, 3", Some(4))?, board);
///
/// let error = parse_permutation("2413", Some(5)).unwrap_err();
/// assert_eq!(error, PermutationError::Length { found: 4, n: 5 });
/// # Ok::<_, PermutationError>(())
/// ```
pub fn parse_permutation(text: &str, n: Option<u32>) -> Result<Placement, PermutationError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(PermutationError::Empty);
    }
    if let Some(n) = n {
        check_size(n as usize)?;
    }
    let numbers = split(text, n)?;
    let length = numbers.len();
    check_size(length)?;
    let n = n.unwrap_or(length as u32);
    if length != n as usize {
        return Err(PermutationError::Length { found: length, n });
    }
    let columns = (1..)
        .zip(numbers)
        .map(|(row, number)| column(row, number, n))
        .collect::<Result<Vec<u8>, _>>()?;
    Placement::from_columns(&columns).map_err(|_| PermutationError::Size { n: length })
}

/// Writes a placement as a permutation: digits up to n = 9, numbers joined by dots from n = 10.
///
/// `None` if a row holds more than one piece.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::notation::permutation_text;
/// use bezzel_solver::queens::Placement;
///
/// let board = Placement::from_columns(&[2, 4, 0, 3])?;
/// assert_eq!(permutation_text(&board).as_deref(), Some("2403"));
///
/// let board = Placement::from_columns(&[0, 10, 0, 0, 0, 0, 0, 0, 0, 1])?;
/// assert_eq!(permutation_text(&board).as_deref(), Some("0.10.0.0.0.0.0.0.0.1"));
/// # Ok::<_, bezzel_solver::queens::PlacementError>(())
/// ```
#[must_use]
pub fn permutation_text(placement: &Placement) -> Option<String> {
    placement.columns().as_deref().map(columns_text)
}

/// The canonical text of columns, one for each row.
pub(crate) fn columns_text(columns: &[u8]) -> String {
    let separator = if columns.len() > MAX_DIGIT as usize {
        "."
    } else {
        ""
    };
    let numbers: Vec<String> = columns.iter().map(u8::to_string).collect();
    numbers.join(separator)
}

fn check_size(n: usize) -> Result<(), PermutationError> {
    if n == 0 || n > Placement::MAX_N as usize {
        return Err(PermutationError::Size { n });
    }
    Ok(())
}

fn split(text: &str, n: Option<u32>) -> Result<Vec<&str>, PermutationError> {
    if text::is_digits(text) {
        let rows = n.map_or(text.len(), |n| n as usize);
        if rows > MAX_DIGIT as usize {
            return Err(PermutationError::NoSeparator {
                found: text::excerpt(text),
            });
        }
        return Ok((0..text.len()).map(|at| &text[at..=at]).collect());
    }
    let mut numbers = Vec::new();
    for part in text.split(['.', ',', ';']) {
        let before = numbers.len();
        numbers.extend(part.split_whitespace());
        if numbers.len() == before {
            return Err(PermutationError::NotANumber {
                row: before + 1,
                found: String::new(),
            });
        }
    }
    Ok(numbers)
}

fn column(row: usize, number: &str, n: u32) -> Result<u8, PermutationError> {
    let found = || text::excerpt(number);
    if !text::is_digits(number) || (number.len() > 1 && number.starts_with('0')) {
        return Err(PermutationError::NotANumber {
            row,
            found: found(),
        });
    }
    text::natural(number)
        .filter(|&column| column <= n)
        .map(|column| column as u8)
        .ok_or_else(|| PermutationError::OutOfRange {
            row,
            found: found(),
            n,
        })
}
