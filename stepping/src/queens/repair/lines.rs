/// The number of queens on each column and diagonal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    columns: Vec<u8>,
    sums: Vec<u8>,
    differences: Vec<u8>,
}

impl Lines {
    pub fn empty(n: u8) -> Self {
        let diagonals = 2 * usize::from(n) - 1;
        Self {
            columns: vec![0; n.into()],
            sums: vec![0; diagonals],
            differences: vec![0; diagonals],
        }
    }

    fn of(&mut self, row: u8, column: u8) -> [&mut u8; 3] {
        let (row, column) = (usize::from(row), usize::from(column));
        let last = self.columns.len() - 1;
        [
            &mut self.columns[column],
            &mut self.sums[row + column],
            &mut self.differences[last + column - row],
        ]
    }

    /// Counts a queen.
    pub fn add(&mut self, row: u8, column: u8) {
        for count in self.of(row, column) {
            *count += 1;
        }
    }

    /// Counts a queen no longer.
    pub fn remove(&mut self, row: u8, column: u8) {
        for count in self.of(row, column) {
            *count -= 1;
        }
    }

    /// The number of attacks on a square from the queens of other rows. Its own row has a queen in
    /// this column, which is not counted.
    pub fn attacks(&self, row: u8, column: u8, queen: u8) -> u32 {
        let (at, last) = (usize::from(row), self.columns.len() - 1);
        let column_of = usize::from(column);
        let count = u32::from(self.columns[column_of])
            + u32::from(self.sums[at + column_of])
            + u32::from(self.differences[last + column_of - at]);
        // On its own square the queen is on all three lines, on the other squares of its row on none.
        count - if column == queen { 3 } else { 0 }
    }
}
