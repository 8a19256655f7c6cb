use crate::queens::{Placement, QueensError};
use crate::text;

/// The largest n whose permutations are written without separators.
const MAX_DIGIT: u32 = 9;

/// Reads a permutation: digits up to n = 9, numbers joined by dots from n = 10 on.
///
/// Commas, semicolons and spaces may stand for the dots, and up to n = 9 there may be separators
/// too. With `n` given, the text must have that many rows; without, the text decides.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless n is 1 to [`Placement::MAX_N`], else what is wrong in the text: it is
/// [empty](QueensError::Empty), has a wrong number of [rows](QueensError::Length) or [no
/// separators](QueensError::NoSeparator), or a row says [no number](QueensError::NotANumber) or [no
/// column](QueensError::NotAColumn).
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{QueensError, notation::parse_permutation};
///
/// // . Q . .
/// // . . . Q
/// // Q . . .
/// // . . Q .
/// let board = parse_permutation("2413", None)?;
/// assert_eq!(parse_permutation("2, 4, 1, 3", Some(4))?, board);
///
/// let error = parse_permutation("2413", Some(5)).unwrap_err();
/// assert_eq!(error, QueensError::Length { found: 4, n: 5 });
/// # Ok::<_, QueensError>(())
/// ```
pub fn parse_permutation(text: &str, n: Option<u32>) -> Result<Placement, QueensError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(QueensError::Empty);
    }
    if let Some(n) = n {
        QueensError::check_n(n.into(), Placement::MAX_N)?;
    }
    let numbers = split(text, n)?;
    let length = numbers.len();
    QueensError::check_n(length as u64, Placement::MAX_N)?;
    let n = n.unwrap_or(length as u32);
    if length != n as usize {
        return Err(QueensError::Length { found: length, n });
    }
    let columns = (1..)
        .zip(numbers)
        .map(|(row, number)| column(row, number, n))
        .collect::<Result<Vec<u8>, _>>()?;
    Placement::from_columns(&columns)
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
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
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

fn split(text: &str, n: Option<u32>) -> Result<Vec<&str>, QueensError> {
    if text::is_digits(text) {
        let rows = n.map_or(text.len(), |n| n as usize);
        if rows > MAX_DIGIT as usize {
            return Err(QueensError::NoSeparator {
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
            return Err(QueensError::NotANumber {
                row: before + 1,
                found: String::new(),
            });
        }
    }
    Ok(numbers)
}

fn column(row: usize, number: &str, n: u32) -> Result<u8, QueensError> {
    let found = || text::excerpt(number);
    if !text::is_digits(number) || (number.len() > 1 && number.starts_with('0')) {
        return Err(QueensError::NotANumber {
            row,
            found: found(),
        });
    }
    text::natural(number)
        .filter(|&column| column <= n)
        .map(|column| column as u8)
        .ok_or_else(|| QueensError::NotAColumn {
            row,
            found: found(),
            n,
        })
}
