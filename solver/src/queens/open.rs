use super::bits::{bits, lowest_bits};
use super::{Piece, Placement, Unit};
use crate::board::Square;

const MAX_N: usize = Placement::MAX_N as usize;

/// The squares that are still open while pieces are placed one by one: those in rows and columns
/// without a piece that no piece attacks.
///
/// Nothing here looks at blocked lines: where no two pieces attack each other, a square behind a
/// piece is attacked by that piece.
#[derive(Clone, Debug)]
pub struct Open {
    n: usize,
    piece: Piece,
    /// The rows without a piece, the lowest bit at the top.
    rows: u64,
    /// The columns without a piece, the lowest bit at the left.
    columns: u64,
    /// The open columns of each row.
    squares: [u64; MAX_N],
}

/// A row or column without a piece, and its open squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    pub unit: Unit,
    /// The numbers of the squares within the unit, as bits.
    pub open: u64,
}

impl Open {
    /// The empty board, n from 1 to [`Placement::MAX_N`].
    pub fn new(n: u32, piece: Piece) -> Self {
        let all = lowest_bits(n);
        let mut squares = [0; MAX_N];
        squares[..n as usize].fill(all);
        Self {
            n: n as usize,
            piece,
            rows: all,
            columns: all,
            squares,
        }
    }

    /// The board with these pieces, which must not attack each other.
    pub fn of(placement: &Placement, piece: Piece) -> Self {
        let mut open = Self::new(placement.n(), piece);
        for square in placement.squares() {
            open.place(square);
        }
        open
    }

    /// Whether every row holds a piece.
    pub const fn is_full(&self) -> bool {
        self.rows == 0
    }

    /// Whether the square is open.
    pub fn contains(&self, square: Square) -> bool {
        self.squares[square.row as usize] >> square.column & 1 == 1
    }

    /// The open columns of a row, as bits.
    pub const fn row(&self, row: u32) -> u64 {
        self.squares[row as usize]
    }

    /// The row and column numbers of the units without a piece, as bits.
    pub const fn empty_units(&self) -> (u64, u64) {
        (self.rows, self.columns)
    }

    /// Puts a piece on a square, and closes the squares that it attacks.
    pub fn place(&mut self, square: Square) {
        let row = square.row as usize;
        let bit = 1_u64 << square.column;
        self.rows &= !(1 << row);
        self.columns &= !bit;
        self.squares[row] = 0;
        let (above, rest) = self.squares[..self.n].split_at_mut(row);
        close_lines(bit, above.iter_mut().rev());
        close_lines(bit, rest[1..].iter_mut());
        if self.piece.moves_as_knight() {
            for (distance, shift) in [(1, 2), (2, 1)] {
                let reached = bit << shift | bit >> shift;
                for target in [row.checked_sub(distance), Some(row + distance)] {
                    if let Some(open) = target.and_then(|row| self.squares.get_mut(row)) {
                        *open &= !reached;
                    }
                }
            }
        }
    }

    /// The open squares of a row or column.
    pub fn choices(&self, unit: Unit) -> Choices {
        let open = match unit {
            Unit::Row(row) => self.squares[row as usize],
            Unit::Column(column) => (0..)
                .zip(&self.squares[..self.n])
                .fold(0, |open, (row, squares)| {
                    open | (squares >> column & 1) << row
                }),
        };
        Choices { unit, open }
    }

    /// The first row, or else the first column, that has neither a piece nor an open square.
    pub fn closed_unit(&self) -> Option<Unit> {
        let open_columns = self.squares[..self.n]
            .iter()
            .fold(0, |all, open| all | open);
        let closed_rows = bits(self.rows).filter(|&row| self.squares[row as usize] == 0);
        let closed_columns = bits(self.columns & !open_columns);
        closed_rows
            .map(Unit::Row)
            .chain(closed_columns.map(Unit::Column))
            .next()
    }

    /// The row or column without a piece that has the fewest open squares. Of several, a row
    /// comes before a column, and the first of either before the others.
    ///
    /// `None` if every row holds a piece. Columns are counted up to three squares only: it may be
    /// that some row with more squares is returned where a column with as many as three less would
    /// have been the narrowest.
    pub fn narrowest(&self) -> Option<Choices> {
        let (mut row, mut fewest) = (None, u32::MAX);
        // The columns with at least one, two, three open squares.
        let (mut one, mut two, mut three) = (0, 0, 0);
        for at in bits(self.rows) {
            let open = self.squares[at as usize];
            three |= two & open;
            two |= one & open;
            one |= open;
            let count = open.count_ones();
            if count < fewest {
                (row, fewest) = (Some(at), count);
            }
        }
        let row = row?;
        let exactly = [!one, one & !two, two & !three];
        let column =
            (0..fewest)
                .zip(exactly)
                .find_map(|(_, columns)| match columns & self.columns {
                    0 => None,
                    columns => Some(columns.trailing_zeros()),
                });
        Some(self.choices(match column {
            Some(column) => Unit::Column(column),
            None => Unit::Row(row),
        }))
    }
}

/// Closes the squares that a piece attacks in the rows on one side of it, nearest first.
fn close_lines<'a>(bit: u64, rows: impl Iterator<Item = &'a mut u64>) {
    let (mut left, mut right) = (bit, bit);
    for row in rows {
        left >>= 1;
        right <<= 1;
        *row &= !(left | bit | right);
    }
}
