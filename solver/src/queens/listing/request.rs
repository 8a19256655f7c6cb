use crate::board::{Size, Square};
use crate::queens::bits::{bits, lowest_bits};
use crate::queens::open::Open;
use crate::queens::{Piece, QueensError, Solution};

crate::names::named! {
    /// The solutions that a [`Listing`](super::Listing) reports.
    #[derive(Default)]
    pub enum Show {
        /// Every solution.
        All = "all",
        /// Fundamental solutions: of the images of a solution under the symmetries of the square, only the first in
        /// lexicographic order.
        ///
        /// With fixed squares, only the first of the images that hold them. So each fundamental solution
        /// of which an image holds the squares is there once, by an image that does.
        #[default]
        Fundamental = "fundamental",
    }
}

/// A request for a [`Listing`](super::Listing).
///
/// The fields are plain data, also when they are deserialised: a request that is not valid is
/// refused when the work is to start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ListRequest {
    /// The number of rows, of columns and of pieces, 1 to [`Solution::MAX_N`].
    pub n: u32,
    /// The kind of piece.
    pub piece: Piece,
    /// The solutions to report.
    pub show: Show,
    /// Squares that must hold a piece. If two of them attack each other, the list is empty.
    pub fixed: Vec<Square>,
}

impl ListRequest {
    /// A request that has been checked.
    ///
    /// # Errors
    ///
    /// [`QueensError::OutOfRange`] unless n is 1 to [`Solution::MAX_N`], [`QueensError::FixedSquare`] if a
    /// fixed square is off the board.
    pub fn new(n: u32, piece: Piece, show: Show, fixed: Vec<Square>) -> Result<Self, QueensError> {
        let request = Self {
            n,
            piece,
            show,
            fixed,
        };
        request.check()?;
        Ok(request)
    }

    pub(super) fn check(&self) -> Result<(), QueensError> {
        let n = self.n;
        QueensError::check_n(n.into(), Solution::MAX_N)?;
        let size = Size::in_range(n, n);
        match self.fixed.iter().find(|&&square| !size.contains(square)) {
            Some(&square) => Err(QueensError::FixedSquare { square, n }),
            None => Ok(()),
        }
    }

    /// The squares that each row leaves open, as bit masks, before the search begins. The lowest
    /// bit is the leftmost column.
    ///
    /// A fixed square is the only one of its row, and closes what it attacks elsewhere.
    pub(super) fn open_rows(&self) -> [u32; Solution::MAX_N as usize] {
        let mut rows = [0; Solution::MAX_N as usize];
        let mut open = Open::new(self.n, self.piece);
        for &square in &self.fixed {
            let column = 1 << square.column;
            let row = &mut rows[square.row as usize];
            if open.contains(square) {
                *row = column;
                open.place(square);
            } else if *row != column {
                return [0; _];
            }
        }
        for row in bits(open.empty_units().0) {
            rows[row as usize] = open.row(row) as u32;
        }
        // The mirror image of a solution that begins in the right half comes before it.
        if self.show == Show::Fundamental && self.fixed.is_empty() {
            rows[0] &= lowest_bits(self.n.div_ceil(2)) as u32;
        }
        rows
    }
}
