use std::fmt;

use bezzel_solver::Coded;
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::puzzle::{MAX_N, PuzzleError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A place in a text.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
}

/// Why a text is no puzzle, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The fault.
    pub fault: Fault,
    /// Its place, where it has one.
    pub place: Option<Place>,
}

/// The fault of a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Fault {
    /// The text is empty.
    #[error("the text is empty: expected a puzzle")]
    Empty,
    /// The text is longer than any puzzle.
    #[error("the text is too long: expected at most 2 MiB")]
    Long,
    /// A row has another number of squares than there are rows.
    #[error("this row has {found} {}, expected {expected}, as many as there are rows", squares(*.found))]
    Row {
        /// The number of its squares.
        found: usize,
        /// The number of rows.
        expected: usize,
    },
    /// The board is too large or too small.
    #[error("a board of {rows} x {columns} squares: expected n x n with n from 1 to {MAX_N}")]
    Size {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        columns: usize,
    },
    /// There are more or fewer regions than rows.
    #[error("{found} {}, expected {n}, one for each row", if *.found == 1 { "region" } else { "regions" })]
    Regions {
        /// The number of regions.
        found: usize,
        /// The number of rows.
        n: usize,
    },
    /// Nothing in an array or in an object looks like a board.
    #[error("no board: expected an array of n rows, each with n letters, numbers or colours")]
    NoBoard,
    /// A bracket is not closed.
    #[error("this bracket is not closed")]
    Open,
    /// Brackets within brackets, deeper than in any puzzle.
    #[error("brackets lie too deep within others")]
    Deep,
    /// A puzzle of another type.
    #[error("a puzzle of the type {0:?}: expected starbattle")]
    Type(String),
    /// A Star Battle with more than one star, or with none.
    #[error("a Star Battle with {0} stars in each row: expected one")]
    Stars(String),
    /// A link to a Star Battle without its sizes.
    #[error(
        "the link has {found:?} in place of {part}: expected starbattle/COLUMNS/ROWS/STARS/BORDERS"
    )]
    Part {
        /// The text that stands there.
        found: String,
        /// The name of the part.
        part: &'static str,
    },
    /// The borders in a link are too short.
    #[error(
        "the link has {found} characters for the borders: expected {expected}; it may have been cut"
    )]
    Borders {
        /// The number of characters.
        found: usize,
        /// The number that the board needs.
        expected: usize,
    },
    /// A character does not stand for borders.
    #[error("{0:?} among the borders of the link: expected a digit or a letter from a to v")]
    Border(char),
    /// A link of penpa+ that cannot be unpacked.
    #[error("the link of penpa+ cannot be unpacked; it may have been cut")]
    Packed,
    /// A board of penpa+ of another shape.
    #[error("a board of penpa+ of the shape {0:?}: expected square")]
    Shape(String),
    /// A link to something else.
    #[error(
        "the link leads to no puzzle that is read here: expected puzz.link, penpa+ or this page"
    )]
    Link,
    /// A link of this page to another screen than that of puzzles with queens.
    #[error("{0} leads to another screen of this page: expected a puzzle with queens")]
    Elsewhere(String),
    /// A link of this page that has no puzzle in it.
    #[error(
        "the link of this page names no puzzle: expected one with regions, given queens, a day or a number"
    )]
    NoPuzzle,
    /// A link of this page with a wrong value.
    #[error("the link of this page has a wrong value for {0}")]
    Value(&'static str),
    /// A FEN that cannot be read.
    #[error(transparent)]
    Fen(QueensError),
    /// The puzzle itself is wrong.
    #[error(transparent)]
    Puzzle(PuzzleError),
}

/// A value in the words about a fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Detail {
    /// A number.
    Number(u64),
    /// A piece of the text, or a name in it.
    Text(String),
}

impl From<usize> for Detail {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<u32> for Detail {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<&str> for Detail {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<char> for Detail {
    fn from(sign: char) -> Self {
        Self::Text(sign.to_string())
    }
}

macro_rules! details {
    ($($name:ident $(= $value:expr)?),*) => {
        vec![$((stringify!($name), details!(@$name $($value)?))),*]
    };
    (@$name:ident) => { Detail::from(*$name) };
    (@$name:ident $value:expr) => { Detail::from($value) };
}

const fn squares(number: usize) -> &'static str {
    if number == 1 { "square" } else { "squares" }
}

impl Fault {
    /// The name of the kind of fault, and the values that belong into a sentence about it, with their names: for pages that
    /// tell it in other languages than English. Faults with the same name have the same names of values.
    pub fn named(&self) -> (&'static str, Vec<(&'static str, Detail)>) {
        match self {
            Self::Empty => ("empty", Vec::new()),
            Self::Long => ("long", Vec::new()),
            Self::Row { found, expected } => ("row", details![found, expected]),
            Self::Size { rows, columns } => ("size", details![rows, columns]),
            Self::Regions { found, n } => ("regions", details![found, n]),
            Self::NoBoard => ("no-board", Vec::new()),
            Self::Open => ("open", Vec::new()),
            Self::Deep => ("deep", Vec::new()),
            Self::Type(found) => ("type", details![found = found.as_str()]),
            Self::Stars(found) => ("stars", details![found = found.as_str()]),
            Self::Part { found, part } => ("part", details![found = found.as_str(), part]),
            Self::Borders { found, expected } => ("borders", details![found, expected]),
            Self::Border(found) => ("border", details![found]),
            Self::Packed => ("packed", Vec::new()),
            Self::Shape(found) => ("shape", details![found = found.as_str()]),
            Self::Link => ("link", Vec::new()),
            Self::Elsewhere(found) => ("elsewhere", details![found = found.as_str()]),
            Self::NoPuzzle => ("no-puzzle", Vec::new()),
            Self::Value(found) => ("value", details![found]),
            Self::Fen(error) => named_position(error),
            Self::Puzzle(PuzzleError::Size { n, .. }) => {
                ("size", details![rows = *n, columns = *n])
            }
            Self::Puzzle(_) => ("puzzle", Vec::new()),
        }
    }

    pub(crate) fn at(self, place: Place) -> TextError {
        TextError {
            fault: self,
            place: Some(place),
        }
    }
}

/// The same for queens that cannot be read.
fn named_position(error: &QueensError) -> (&'static str, Vec<(&'static str, Detail)>) {
    match error {
        QueensError::OutOfRange { n, .. } => {
            let side = || Detail::Number(*n);
            ("size", vec![("rows", side()), ("columns", side())])
        }
        QueensError::Width { row, found, n } => ("fen-width", details![row, found, n]),
        QueensError::Character { row, found } => ("fen-sign", details![row, found]),
        QueensError::LeadingZero { row } => ("fen-zero", details![row]),
        QueensError::MixedPieces { row, .. } => ("fen-mixed", details![row]),
        QueensError::Length { found, n } => ("given-rows", details![found, n]),
        QueensError::NotANumber { row, found } => {
            ("given-number", details![row, found = found.as_str()])
        }
        QueensError::NotAColumn { row, found, n } => {
            ("given-column", details![row, found = found.as_str(), n])
        }
        QueensError::NoSeparator { found } => ("given-separator", details![found = found.as_str()]),
        _ => ("given", Vec::new()),
    }
}

impl From<Fault> for TextError {
    fn from(fault: Fault) -> Self {
        Self { fault, place: None }
    }
}

impl fmt::Display for TextError {
    /// Writes the place, if there is one, and the fault.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Place { line, column }) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        self.fault.fmt(f)
    }
}

impl std::error::Error for TextError {}

impl Coded for TextError {
    fn code(&self) -> &'static str {
        "no-puzzle"
    }
}
