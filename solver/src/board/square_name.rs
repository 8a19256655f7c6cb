use super::{BoardError, Size, Square};
use crate::text;

/// The letters of a file: `a` to `z` for columns 0 to 25, then `aa`, `ab` and so on.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::file_name;
///
/// assert_eq!(file_name(0), "a");
/// assert_eq!(file_name(25), "z");
/// assert_eq!(file_name(26), "aa");
/// assert_eq!(file_name(999_999), "bdwgn");
/// ```
#[must_use]
pub fn file_name(column: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = u64::from(column) + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'a' + (rest % 26) as u8));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

pub(super) fn name(square: Square, size: Size) -> String {
    let rank = i64::from(size.rows()) - i64::from(square.row);
    format!("{}{rank}", file_name(square.column))
}

pub(super) fn parse(found: &str, size: Size) -> Result<Square, BoardError> {
    let letters = found
        .find(|c: char| !c.is_ascii_alphabetic())
        .unwrap_or(found.len());
    let (file, rank) = found.split_at(letters);
    let canonical = text::is_digits(rank) && !rank.starts_with('0');
    if file.is_empty() || !canonical {
        return Err(BoardError::NotASquare {
            found: text::excerpt(found),
        });
    }
    column(file)
        .zip(text::natural(rank))
        .and_then(|(column, rank)| Some(Square::new(size.rows().checked_sub(rank)?, column)))
        .filter(|&square| size.contains(square))
        .ok_or_else(|| BoardError::Outside {
            found: text::excerpt(found),
            size,
        })
}

fn column(file: &str) -> Option<u32> {
    let mut value = 0_u32;
    for letter in file.bytes() {
        let digit = u32::from(letter.to_ascii_lowercase() - b'a') + 1;
        value = value.checked_mul(26)?.checked_add(digit)?;
    }
    value.checked_sub(1)
}
