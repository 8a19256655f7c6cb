use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;

/// The lines of a board on which queens stand, as bit masks.
///
/// ```text
///   columns      bit j           of column j
///   sums         bit i + j       of the antidiagonal of row i, column j
///   differences  bit j - i + n-1 of the diagonal of row i, column j
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupied {
    n: u32,
    pub rows: u64,
    pub columns: u64,
    pub sums: u128,
    pub differences: u128,
}

impl Occupied {
    /// The board of `n` rows without queens, n from 1 to 64.
    pub const fn empty(n: u8) -> Self {
        Self {
            n: n as u32,
            rows: 0,
            columns: 0,
            sums: 0,
            differences: 0,
        }
    }

    /// Adds the lines of a queen, which may be occupied.
    pub const fn mark(&mut self, square: Square) {
        self.rows |= 1 << square.row;
        self.columns |= 1 << square.column;
        self.sums |= 1 << (square.row + square.column);
        self.differences |= 1 << (square.column + self.n - 1 - square.row);
    }

    /// Adds the lines of a queen, or removes them again. None of them may belong to another queen.
    pub const fn toggle(&mut self, square: Square) {
        self.rows ^= 1 << square.row;
        self.columns ^= 1 << square.column;
        self.sums ^= 1 << (square.row + square.column);
        self.differences ^= 1 << (square.column + self.n - 1 - square.row);
    }

    /// Whether no queen attacks the square.
    pub const fn is_free(&self, square: Square) -> bool {
        let columns = self.columns >> square.column;
        let sums = self.sums >> (square.row + square.column);
        let differences = self.differences >> (square.column + self.n - 1 - square.row);
        (columns | sums as u64 | differences as u64) & 1 == 0 && self.rows >> square.row & 1 == 0
    }

    /// The places of a unit that no queen attacks, as a bit mask. The unit itself has no queen.
    pub const fn free(&self, unit: Unit) -> u64 {
        let attacked = match unit {
            Unit::Row(row) => self.columns | self.falling(row) | self.rising(row),
            Unit::Column(column) => {
                let across = self.differences.reverse_bits() >> (129 - 2 * self.n);
                self.rows | (self.sums >> column) as u64 | (across >> (self.n - 1 - column)) as u64
            }
        };
        !attacked & self.all()
    }

    /// The columns in which a row meets an occupied diagonal.
    pub const fn falling(&self, row: u32) -> u64 {
        (self.differences >> (self.n - 1 - row)) as u64 & self.all()
    }

    /// The columns in which a row meets an occupied antidiagonal.
    pub const fn rising(&self, row: u32) -> u64 {
        (self.sums >> row) as u64 & self.all()
    }

    /// A bit for each row or column of the board.
    pub const fn all(&self) -> u64 {
        u64::MAX >> (64 - self.n)
    }
}
