use super::VariablePath;
use bezzel_solver::board::Size;
use std::rc::Rc;

/// A way to read a board from a program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// The variable. [`Kind::Printed`] has none, an empty path.
    pub variable: VariablePath,
    /// The form in which the variable holds the board.
    pub kind: Kind,
    /// The entries that count.
    pub live: Live,
    /// The number of the first row and of the first column, or of the first visit: 0 or 1.
    pub from: u32,
    /// The number of rows, and of columns, that a matrix has before the first one of the board.
    pub edge: u32,
    /// Whether the first number of a square, or the place in the list, is the row or the column.
    pub by: By,
    /// The piece.
    pub piece: Piece,
    /// The size of the board.
    pub size: Size,
}

/// The form in which a program holds a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A list, a tuple or a dictionary with the column of each row's queen.
    Columns {
        /// Whether the list has an item before the first row that is never used.
        dummy: bool,
    },
    /// A list with a mask for each row: the bit of the queen's column.
    Masks,
    /// Squares as pairs of numbers.
    Pairs,
    /// Squares by their names, such as a1.
    Names,
    /// Squares by their numbers, row by row.
    Indices,
    /// A matrix, or all squares in one list, string or dictionary, with a mark on each square.
    Matrix {
        /// The mark of a queen.
        mark: Mark,
    },
    /// A matrix, a flat list or a dictionary with the number of the knight's visit to each square.
    Numbers,
    /// An integer with a bit for each square, row by row.
    Integer,
    /// A variable of the recursive function: the column in each call that waits for a deeper one.
    Frames,
    /// The same, with the bit of the column.
    FrameMasks,
    /// The last position that was printed.
    Printed,
}

/// The mark of a queen in a matrix.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `True` or `False`.
    Bool(bool),
    /// A number.
    Int(i64),
    /// A letter or another string.
    Str(Rc<str>),
}

/// The entries of a list that count. Others are left over from earlier attempts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Live {
    /// All entries.
    All,
    /// The entries that were written by calls that are not over.
    Written,
    /// The entries before the index in this variable, and the one there if its queen attacks none of them.
    Before(VariablePath),
}

/// The direction in which a board is read.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// Row by row.
    Rows,
    /// Column by column.
    Columns,
}

/// The piece of a problem.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Queens that do not attack each other.
    Queen,
    /// A knight that visits each square once.
    Knight,
}
