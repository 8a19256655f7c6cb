//! A text in an output that looks like a solution or a tour, before it is judged.

use crate::Notation;

/// A number that is not there, such as between two commas, or that is negative or too large.
pub const NO_NUMBER: u32 = u32::MAX;

/// The form in which a position is printed. Of two forms that explain an output equally well the first is taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Form {
    /// A knight's board with the number of the visit on each square.
    TourNumbers,
    /// The squares of a tour, one after the other, as pairs of row and column.
    TourPairs,
    /// A tour as names of squares.
    TourNames,
    /// A matrix with a mark for each queen.
    Matrix,
    /// The column of each row's queen.
    List,
    /// Pairs of row and column.
    Pairs,
    /// Names of squares.
    Names,
    /// A list of digits without anything between them.
    Digits,
    /// Numbers with words between them, such as `x[1] = 5` or `row 1: column 5`.
    Worded,
    /// Lines of two or three numbers with words between them.
    WordedPairs,
}

impl Form {
    pub const fn is_tour(self) -> bool {
        matches!(self, Self::TourNumbers | Self::TourPairs | Self::TourNames)
    }

    /// The notation of squares.
    pub const fn notation(self) -> Notation {
        match self {
            Self::Names | Self::TourNames => Notation::Names,
            Self::Matrix | Self::TourNumbers => Notation::Drawn,
            _ => Notation::Numbers,
        }
    }

    /// Whether the values are rows and columns in turn.
    pub const fn is_squares(self) -> bool {
        matches!(
            self,
            Self::Matrix | Self::Pairs | Self::Names | Self::WordedPairs
        )
    }
}

/// One position in its printed form.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) form: Form,
    /// The line where it starts, from 1.
    pub(crate) line: u64,
    /// The words before it on that line, as a number.
    pub(crate) context: u64,
    /// The number of columns of a board, otherwise the number of values or of squares.
    pub(crate) width: u32,
    /// The number of rows of a board; otherwise the same as the width.
    pub(crate) rows: u32,
    /// The numbers of a list; of squares the first and the second number in turn; of a matrix the queens' rows and columns;
    /// of a knight's board the numbers row by row.
    pub(crate) values: Vec<u32>,
}

impl Candidate {
    /// The room that it takes, in numbers.
    pub const fn size(&self) -> usize {
        self.values.len() + 24
    }
}

/// The start of a hash of all numbers that are added, in their order (FNV-1a).
pub const HASH: u64 = 0xcbf2_9ce4_8422_2325;

pub const fn hashed(hash: u64, value: u64) -> u64 {
    (hash ^ value).wrapping_mul(0x0100_0000_01b3)
}
