//! All ways to place queens in a quarter of the board.
//!
//! The ways that fill a given set of the quarter's rows are grouped by the set of columns they
//! fill; of each, only the diagonals matter that reach the other half. They are found when a set of
//! rows is first asked for, and kept as long as there is room.

use super::board::{Board, End, Side};
use super::layout::Layout;

/// The ways to fill one set of rows of a quarter.
#[derive(Clone, Debug)]
pub struct Ways {
    /// The first index of the words of each set of columns.
    starts: Vec<u32>,
    words: Vec<u64>,
}

impl Ways {
    /// The words of the ways that fill this set of columns.
    #[inline]
    pub fn filling(&self, columns: u32) -> &[u64] {
        let columns = columns as usize;
        &self.words[self.starts[columns] as usize..self.starts[columns + 1] as usize]
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Groups the ways by columns.
    fn group(found: &[(u32, u64)], sets_of_columns: usize) -> Self {
        let mut starts = vec![0; sets_of_columns + 1];
        for &(columns, _) in found {
            starts[columns as usize] += 1;
        }
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        let mut words = vec![0; found.len()];
        for &(columns, word) in found {
            let start = &mut starts[columns as usize];
            *start -= 1;
            words[*start as usize] = word;
        }
        Self { starts, words }
    }
}

/// One of the four quarters of a board.
#[derive(Clone, Debug)]
pub struct Quarter {
    size: u32,
    rows: Vec<Row>,
    kept: Vec<Option<Ways>>,
    kept_words: usize,
    /// The greatest number of words that are kept, without those of the set of rows in use.
    room: usize,
    found: Vec<(u32, u64)>,
}

/// A row of a quarter.
#[derive(Clone, Debug)]
struct Row {
    /// The columns that no queen of the middle row or column attacks.
    open: u32,
    /// The word of a queen in each column.
    words: Vec<u64>,
}

/// A way to fill some rows of a quarter.
#[derive(Copy, Clone, Default)]
struct Way {
    columns: u32,
    /// The diagonals that fall to the right, bit `size` being the one through column 0 of row 0.
    falling: u64,
    /// The diagonals that rise to the right, bit 0 being the one through column 0 of row 0.
    rising: u64,
    word: u64,
}

impl Quarter {
    /// The greatest number of words that are kept of a northern quarter, whose sets of rows seldom come again.
    const NORTH_ROOM: usize = 1 << 16;
    /// The greatest number of words that are kept of a southern quarter: 32 MiB. That is enough for the sets of rows of one
    /// size for n = 20. With a quarter of it, n = 20 finds most ways again and again.
    const SOUTH_ROOM: usize = 1 << 22;

    /// A quarter in which a queen may stand on the squares of the board that are `open`.
    pub fn new(
        board: Board,
        end: End,
        side: Side,
        layout: &Layout,
        open: impl Fn((u32, u32)) -> bool,
    ) -> Self {
        let size = board.quarter();
        let square = |row, column| board.square(end, side, row, column);
        let row = |row| {
            let columns = (0..size).filter(|&column| open(square(row, column)));
            let word = |column| layout.word(board.diagonals_of(square(row, column)));
            Row {
                open: columns.fold(0, |open, column| open | 1 << column),
                words: (0..size).map(word).collect(),
            }
        };
        Self {
            size,
            rows: (0..size).map(row).collect(),
            kept: vec![None; 1 << size],
            kept_words: 0,
            room: match end {
                End::North => Self::NORTH_ROOM,
                End::South => Self::SOUTH_ROOM,
            },
            found: Vec::new(),
        }
    }

    /// Makes sure that the ways to fill a set of rows are kept.
    pub fn prepare(&mut self, rows: u32) {
        if self.kept[rows as usize].is_some() {
            return;
        }
        if self.kept_words > self.room {
            self.kept.fill(None);
            self.kept_words = 0;
        }
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        self.find(rows, Way::default(), &mut found);
        let ways = Ways::group(&found, 1 << self.size);
        self.found = found;
        self.kept_words += ways.words.len() + ways.starts.len() / 2;
        self.kept[rows as usize] = Some(ways);
    }

    /// The number of words that are kept.
    pub fn kept_words(&self) -> usize {
        self.kept_words
    }

    /// The ways to fill a set of rows that has been prepared.
    pub fn ways(&self, rows: u32) -> &Ways {
        self.kept[rows as usize]
            .as_ref()
            .expect("the rows have been prepared")
    }

    /// Finds the ways to fill the rows; `attacked` are the columns that queens above attack along the diagonals, as bits
    /// that move with the row.
    fn find(&self, rows: u32, way: Way, found: &mut Vec<(u32, u64)>) {
        if rows == 0 {
            found.push((way.columns, way.word));
            return;
        }
        let row = rows.trailing_zeros();
        let Row { open, words } = &self.rows[row as usize];
        let falling = (way.falling << row >> self.size) as u32;
        let rising = (way.rising >> row) as u32;
        let mut free = open & !(way.columns | falling | rising);
        while free != 0 {
            let column = free.trailing_zeros();
            free &= free - 1;
            let longer = Way {
                columns: way.columns | 1 << column,
                falling: way.falling | 1 << (column + self.size - row),
                rising: way.rising | 1 << (column + row),
                word: way.word | words[column as usize],
            };
            self.find(rows & (rows - 1), longer, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks at every set of squares of a quarter.
    #[test]
    fn no_way_is_missing() {
        for n in [8, 9] {
            for board in Board::representatives(n) {
                let layout = Layout::new(board, 2);
                let open = |square| !board.is_attacked(square);
                let mut quarter = Quarter::new(board, End::South, Side::East, &layout, open);
                let mut expected = vec![Vec::new(); 1 << 8];
                for set in 0..1_u32 << 16 {
                    let squares: Vec<(u32, u32)> = (0..16)
                        .filter(|square| set >> square & 1 == 1)
                        .map(|square| (square / 4, square % 4))
                        .collect();
                    let on_board = |&(row, column): &(u32, u32)| {
                        board.square(End::South, Side::East, row, column)
                    };
                    let free = |i: usize| {
                        let (row, column) = squares[i];
                        open(on_board(&squares[i]))
                            && squares[..i].iter().all(|&(r, c)| {
                                r != row && c != column && r.abs_diff(row) != c.abs_diff(column)
                            })
                    };
                    if (0..squares.len()).all(free) {
                        let rows = squares.iter().fold(0, |rows, (row, _)| rows | 1 << row);
                        let columns = squares.iter().fold(0, |columns, (_, c)| columns | 1 << c);
                        let words = squares.iter().map(on_board);
                        let words = words.map(|square| layout.word(board.diagonals_of(square)));
                        let index: usize = rows << 4 | columns;
                        expected[index].push(words.fold(0, |union, word| union | word));
                    }
                }
                for rows in 0..16 {
                    quarter.prepare(rows);
                    for columns in 0..16 {
                        let mut words = quarter.ways(rows).filling(columns).to_vec();
                        let expected = &mut expected[(rows << 4 | columns) as usize];
                        words.sort_unstable();
                        expected.sort_unstable();
                        assert_eq!(words, *expected);
                    }
                }
            }
        }
    }
}
