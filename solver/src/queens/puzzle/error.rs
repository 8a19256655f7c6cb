use thiserror::Error;

use super::house::letter;
use super::{Kind, MAX_GRADE, MAX_N, Rule};

/// Why something is no puzzle, or why there is no puzzle of some kind.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// The board is too small or too large.
    #[error("n = {n} is out of range: expected {least} to {most}")]
    Size {
        /// The number of rows.
        n: u32,
        /// The smallest n.
        least: u32,
        /// The largest n.
        most: u32,
    },
    /// The text of the regions is too short or too long.
    #[error("the regions have {found} letters: expected {} for {n} x {n} squares", u64::from(*n).pow(2))]
    Length {
        /// The number of letters.
        found: usize,
        /// The number of rows.
        n: u32,
    },
    /// The sign for a square is not the letter of a region.
    #[error(
        "letter {} of the regions is {found:?}: expected a letter from a to {}",
        at.saturating_add(1),
        letter((*n).clamp(1, MAX_N) as u8 - 1)
    )]
    Letter {
        /// The number of the square, row by row from the top, from 0.
        at: usize,
        /// The sign that stands there.
        found: char,
        /// The number of rows.
        n: u32,
    },
    /// A region has no square.
    #[error("region {region} has no square: expected {n} regions")]
    Missing {
        /// The letter of the region.
        region: char,
        /// The number of rows.
        n: u32,
    },
    /// The grade is not one of those that exist.
    #[error("grade {grade} is out of range: expected 1 to {MAX_GRADE}")]
    Grade {
        /// The grade that was asked for.
        grade: u8,
    },
    /// No puzzle of this size needs a deduction of this grade and no harder one.
    #[error("there is no {kind} puzzle of grade {grade} with n = {n} by the rule {rule}")]
    NoSuch {
        /// The kind that was asked for.
        kind: Kind,
        /// The rule.
        rule: Rule,
        /// The number of rows.
        n: u32,
        /// The grade that was asked for.
        grade: u8,
    },
    /// The date does not exist.
    #[error(
        "{year:04}-{month:02}-{day:02} is no date: expected a day from 0001-01-01 to 9999-12-31"
    )]
    Date {
        /// The year.
        year: u32,
        /// The month, from 1.
        month: u32,
        /// The day, from 1.
        day: u32,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_of_errors_with_any_numbers_are_right() {
        let length = PuzzleError::Length {
            found: 3,
            n: 70_000,
        };
        assert!(length.to_string().contains("expected 4900000000 for"));
        let most = PuzzleError::Length {
            found: 3,
            n: u32::MAX,
        };
        assert!(
            most.to_string()
                .contains("expected 18446744065119617025 for")
        );
        for (n, last) in [(0, 'a'), (1, 'a'), (12, 'l'), (18, 'r'), (u32::MAX, 'r')] {
            let letter = PuzzleError::Letter {
                at: usize::MAX,
                found: '?',
                n,
            };
            assert!(
                letter.to_string().ends_with(&format!("from a to {last}")),
                "{letter}"
            );
        }
    }
}
