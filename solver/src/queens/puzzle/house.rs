use std::fmt;

/// A row, a column or a region. In a solution each holds exactly one queen.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::puzzle::House;
///
/// assert_eq!(House::Row(2).to_string(), "row 3");
/// assert_eq!(House::Region(2).to_string(), "region c");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum House {
    /// The row with this number, 0 at the top.
    Row(u32),
    /// The column with this number, 0 at the left.
    Column(u32),
    /// The region with this number, 0 for the one with the letter a.
    Region(u32),
}

impl House {
    /// The place among all houses of a puzzle: rows, columns, regions.
    pub(super) const fn place(self, n: u32) -> usize {
        (match self {
            Self::Row(at) => at,
            Self::Column(at) => n + at,
            Self::Region(at) => 2 * n + at,
        }) as usize
    }

    /// The house at that place.
    pub(super) const fn at(place: u32, n: u32) -> Self {
        match place / n {
            0 => Self::Row(place),
            1 => Self::Column(place - n),
            _ => Self::Region(place - 2 * n),
        }
    }
}

/// The letter of a region.
pub const fn letter(region: u8) -> char {
    (b'a' + region) as char
}

impl fmt::Display for House {
    /// Writes `row` or `column` and its number, counted from 1 at the top or at the left, or `region` and its letter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Row(at) => write!(f, "row {}", u64::from(at) + 1),
            Self::Column(at) => write!(f, "column {}", u64::from(at) + 1),
            Self::Region(at) => write!(f, "region {}", letter(at.min(25) as u8)),
        }
    }
}
