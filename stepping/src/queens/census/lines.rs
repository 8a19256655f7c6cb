/// The lines of the queens above, by which a search row by row finds attacked squares.
pub trait Lines {
    /// The lines of an empty board of `n` rows, up to 64.
    fn empty(n: usize) -> Self;

    /// Whether no queen above the row attacks the square.
    fn is_free(&self, row: usize, column: usize) -> bool;

    /// Takes note of a queen.
    fn put(&mut self, row: usize, column: usize);

    /// Forgets a queen, the last that was put.
    fn take(&mut self, row: usize, column: usize);
}

/// The columns of the queens: each is compared with the square.
#[derive(Clone, Debug)]
pub struct Queens {
    columns: [u8; 64],
}

impl Lines for Queens {
    fn empty(_n: usize) -> Self {
        Self { columns: [0; 64] }
    }

    fn is_free(&self, row: usize, column: usize) -> bool {
        self.columns[..row]
            .iter()
            .enumerate()
            .all(|(above, &queen)| {
                let queen = usize::from(queen);
                queen != column && queen.abs_diff(column) != row - above
            })
    }

    fn put(&mut self, row: usize, column: usize) {
        self.columns[row] = column as u8;
    }

    fn take(&mut self, _row: usize, _column: usize) {}
}

/// The board itself, for a search column by column: three walks from the square to the columns before.
///
/// Rows and columns are exchanged here: the search goes column by column.
#[derive(Clone, Debug)]
pub struct Walked {
    n: usize,
    queens: Vec<bool>,
}

impl Lines for Walked {
    fn empty(n: usize) -> Self {
        Self {
            n,
            queens: vec![false; n * n],
        }
    }

    fn is_free(&self, row: usize, column: usize) -> bool {
        let before = || (0..row).rev();
        let has_queen = |(row, column): (usize, usize)| self.queens[row * self.n + column];
        !before().any(|row| has_queen((row, column)))
            && !before().zip((0..column).rev()).any(has_queen)
            && !before().zip(column + 1..self.n).any(has_queen)
    }

    fn put(&mut self, row: usize, column: usize) {
        self.queens[row * self.n + column] = true;
    }

    fn take(&mut self, row: usize, column: usize) {
        self.queens[row * self.n + column] = false;
    }
}

/// A mark for each column, sum and difference of a queen: three are looked up.
#[derive(Clone, Debug)]
pub struct Marks {
    columns: [bool; 64],
    sums: [bool; 127],
    differences: [bool; 127],
}

impl Marks {
    fn set(&mut self, row: usize, column: usize, marked: bool) {
        self.columns[column] = marked;
        self.sums[row + column] = marked;
        self.differences[row + 63 - column] = marked;
    }
}

impl Lines for Marks {
    fn empty(_n: usize) -> Self {
        Self {
            columns: [false; 64],
            sums: [false; 127],
            differences: [false; 127],
        }
    }

    fn is_free(&self, row: usize, column: usize) -> bool {
        !self.columns[column] && !self.sums[row + column] && !self.differences[row + 63 - column]
    }

    fn put(&mut self, row: usize, column: usize) {
        self.set(row, column, true);
    }

    fn take(&mut self, row: usize, column: usize) {
        self.set(row, column, false);
    }
}
