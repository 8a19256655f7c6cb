//! Notices: the fault of a value, and the expected values.

use bezzel_solver::board::Size;

use super::catalogue::Obstacle;

/// The most characters of a wrong value that are shown.
const SHOWN: usize = 60;

/// A value that was refused; a default stands in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The parameter's name in the link, or the field's name in a form.
    pub parameter: &'static str,
    /// The value, as it was found.
    pub value: String,
    /// The accepted values.
    pub expected: Expected,
}

/// The values that a parameter accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number in a range, both ends included.
    WholeNumber {
        /// The least accepted.
        least: u32,
        /// The greatest accepted.
        most: u32,
    },
    /// One word of a few.
    OneOf(Vec<&'static str>),
    /// Some of these words, with dots between them.
    SomeOf(Vec<&'static str>),
    /// The steps of a proof.
    Proof,
    /// A permutation of an n x n board: a column for each row.
    Permutation(u32),
    /// A solution of the n x n board, as a permutation.
    Solution(u32),
    /// The piece placement of a FEN for an n x n board.
    Fen(u32),
    /// Squares, a permutation, a FEN or a link, as the text box of an n x n board reads them.
    Position(u32),
    /// A column for each row of the board.
    Columns {
        /// The board's side.
        n: u32,
        /// The numbers that were read.
        read: Vec<u32>,
    },
    /// Numbers of columns of the board.
    Column {
        /// The board's side.
        n: u32,
        /// The number that no column has.
        found: u32,
    },
    /// Names of squares of a board of this size, with commas between them.
    Squares(Size),
    /// The name of a square that is no hole, of a board of this size.
    Square(Size),
    /// Rows and columns of a board.
    Size {
        /// The least number of either.
        least: u32,
        /// The greatest number of either.
        most: u32,
    },
    /// A drawn board: its rows and columns, and a number for each row.
    Shape {
        /// The greatest number of rows and of columns.
        most: u32,
    },
    /// No end square, since none can be chosen.
    NoEnd,
    /// The number of a closed tour of the board.
    TourNumber {
        /// The number of such tours, where it is known.
        most: Option<u128>,
    },
    /// A board whose tours can be drawn or have numbers.
    Board(Obstacle),
    /// The moves of a knight, a digit from 0 to 7 each.
    Moves(MoveFault),
    /// A lesson and one of its parts.
    LessonPart,
    /// A question that the state has.
    Question,
    /// A day.
    Date,
    /// Numbers of a tour with their squares, with dots between them.
    Numbers(NumberFault),
    /// The letter of a region for each square of an n x n board.
    Regions(u32),
    /// The piece whose letter the FEN uses.
    PieceOfFen(&'static str),
    /// A text that this page has packed.
    Packed {
        /// The longest packed form, in characters.
        most: u32,
    },
    /// A short text.
    Text {
        /// Its greatest length, in bytes.
        most: u32,
    },
    /// Numbers of lines of a program, from 1, with commas between them.
    Lines {
        /// The greatest number.
        last: u32,
    },
}

impl Expected {
    /// The number of one of so many closed tours, or a board that has any.
    pub const fn among(tours: u128) -> Self {
        match tours {
            0 => Self::Board(Obstacle::NoTours),
            tours => Self::TourNumber { most: Some(tours) },
        }
    }
}

impl Notice {
    /// The value, cut where it is too long to show.
    pub fn shown_value(&self) -> String {
        let mut shown: String = self.value.chars().take(SHOWN).collect();
        if shown.len() < self.value.len() {
            shown.push('…');
        }
        shown
    }
}

/// The first wrong move of a link: its number, from 1, and its fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// This is not a digit from 0 to 7.
    NoDigit(usize, char),
    /// The move leads off the board, from this square.
    Outside(usize, String),
    /// The move leads into this hole.
    Hole(usize, String),
    /// The move leads to this square, which the knight has visited.
    Visited(usize, String),
    /// The first move has no square to begin on.
    NoStart,
}

/// The fault of numbers with their squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberFault {
    /// This is not a number with a square behind it.
    Form(String),
    /// The tour has no such number; the last one that it has.
    Number(u32, u32),
    /// The board has no such square.
    Square(String),
    /// The number stands on two squares.
    NumberTwice(u32),
    /// Two numbers stand on this square.
    SquareTwice(String),
}
