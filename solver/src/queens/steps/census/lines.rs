/// What a search row by row knows of the queens above, to tell which squares they attack.
pub(super) trait Lines {
    /// No queen, on a board of up to 64 rows.
    fn empty() -> Self;

    /// Whether no queen above the row attacks the square.
    fn is_free(&self, row: usize, column: usize) -> bool;

    /// Takes note of a queen.
    fn put(&mut self, row: usize, column: usize);

    /// Forgets a queen, the last that was put.
    fn take(&mut self, row: usize, column: usize);
}

/// The columns of the queens: each is compared with the square.
#[derive(Clone, Debug)]
pub(super) struct Queens {
    columns: [u8; 64],
}

impl Lines for Queens {
    fn empty() -> Self {
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

/// A mark for each column, sum and difference of a queen: three are looked up.
#[derive(Clone, Debug)]
pub(super) struct Marks {
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
    fn empty() -> Self {
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
