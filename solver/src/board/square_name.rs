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

impl Square {
    /// Whether the square is dark: as on every chess board, the bottom left one is, and colours
    /// alternate from there.
    ///
    /// ```
    /// use bezzel_solver::board::{Size, Square};
    ///
    /// for n in [7, 8] {
    ///     let size = Size::square(n)?;
    ///     assert!(Square::from_name("a1", size)?.is_dark(size));
    ///     assert!(!Square::from_name("b1", size)?.is_dark(size));
    ///     assert!(Square::from_name("d4", size)?.is_dark(size));
    /// }
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_dark(self, size: Size) -> bool {
        (self.row ^ size.rows() ^ self.column) & 1 == 1
    }

    /// The algebraic name on a board of this size: the letters of the file, then the number of
    /// the rank, counted from the bottom.
    ///
    /// A square below the board gets a rank of zero or less, which is no name of a square.
    #[must_use]
    pub fn name(self, size: Size) -> String {
        let rank = i64::from(size.rows()) - i64::from(self.row);
        format!("{}{rank}", file_name(self.column))
    }

    /// The square with this algebraic name. The letters may be capitals.
    ///
    /// # Errors
    ///
    /// [`BoardError::NotASquare`] if the text is not letters followed by a number without leading
    /// zeros, [`BoardError::Outside`] if the board has no such square.
    pub fn from_name(name: &str, size: Size) -> Result<Self, BoardError> {
        let letters = name
            .find(|c: char| !c.is_ascii_alphabetic())
            .unwrap_or(name.len());
        let (file, rank) = name.split_at(letters);
        let canonical = text::is_digits(rank) && !rank.starts_with('0');
        if file.is_empty() || !canonical {
            return Err(BoardError::NotASquare {
                found: text::excerpt(name),
            });
        }
        column(file)
            .zip(text::natural(rank))
            .and_then(|(column, rank)| Some(Self::new(size.rows().checked_sub(rank)?, column)))
            .filter(|&square| size.contains(square))
            .ok_or_else(|| BoardError::Outside {
                found: text::excerpt(name),
                size,
            })
    }
}

fn column(file: &str) -> Option<u32> {
    let mut value = 0_u32;
    for letter in file.bytes() {
        let digit = u32::from(letter.to_ascii_lowercase() - b'a') + 1;
        value = value.checked_mul(26)?.checked_add(digit)?;
    }
    value.checked_sub(1)
}
