//! All ways to place queens in a quarter of the board.
//!
//! The ways that fill a given set of the quarter's rows are grouped by the set of columns they
//! fill; of each, only the diagonals matter that reach the other half. They are found when a set of
//! rows is first asked for, and kept as long as there is room.

use super::board::{Board, End, Side};
use super::layout::Layout;

/// The ways to fill one set of rows of a quarter.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    /// The first index of the words of each set of columns.
    starts: Vec<u32>,
    words: Vec<u64>,
}

impl Ways {
    /// The words of the ways that fill this set of columns.
    #[inline]
    pub(super) fn filling(&self, columns: u32) -> &[u64] {
        let columns = columns as usize;
        &self.words[self.starts[columns] as usize..self.starts[columns + 1] as usize]
    }

    pub(super) fn is_empty(&self) -> bool {
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
pub(super) struct Quarter {
    size: u32,
    rows: Vec<Vec<Square>>,
    kept: Vec<Option<Ways>>,
    kept_words: usize,
    found: Vec<(u32, u64)>,
}

/// A square of a quarter that no queen of the middle row or column attacks.
#[derive(Copy, Clone, Debug)]
struct Square {
    column: u32,
    /// Its two diagonals within the quarter.
    lines: u64,
    word: u64,
}

impl Quarter {
    /// The greatest number of words that are kept, without those of the set of rows in use: 8 MiB.
    const ROOM: usize = 1 << 20;

    /// A quarter in which a queen may stand on the squares of the board that are `open`.
    pub(super) fn new(
        board: Board,
        end: End,
        side: Side,
        layout: &Layout,
        open: impl Fn((u32, u32)) -> bool,
    ) -> Self {
        let size = board.quarter();
        let square = |row, column| {
            let on_board = board.square(end, side, row, column);
            open(on_board).then(|| Square {
                column,
                lines: 1 << (row + column) | 1 << (32 + row + size - 1 - column),
                word: layout.word(board.diagonals_of(on_board)),
            })
        };
        let squares_of = |row| (0..size).filter_map(|column| square(row, column)).collect();
        Self {
            size,
            rows: (0..size).map(squares_of).collect(),
            kept: vec![None; 1 << size],
            kept_words: 0,
            found: Vec::new(),
        }
    }

    /// Makes sure that the ways to fill a set of rows are kept.
    pub(super) fn prepare(&mut self, rows: u32) {
        if self.kept[rows as usize].is_some() {
            return;
        }
        if self.kept_words > Self::ROOM {
            self.kept.fill(None);
            self.kept_words = 0;
        }
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        self.find(rows, 0, 0, 0, &mut found);
        let ways = Ways::group(&found, 1 << self.size);
        self.found = found;
        self.kept_words += ways.words.len() + ways.starts.len() / 2;
        self.kept[rows as usize] = Some(ways);
    }

    /// The ways to fill a set of rows that has been prepared.
    pub(super) fn ways(&self, rows: u32) -> &Ways {
        self.kept[rows as usize]
            .as_ref()
            .expect("the rows have been prepared")
    }

    fn find(&self, rows: u32, columns: u32, lines: u64, word: u64, found: &mut Vec<(u32, u64)>) {
        if rows == 0 {
            found.push((columns, word));
            return;
        }
        for square in &self.rows[rows.trailing_zeros() as usize] {
            let column = 1 << square.column;
            if columns & column == 0 && lines & square.lines == 0 {
                let lines = lines | square.lines;
                self.find(
                    rows & (rows - 1),
                    columns | column,
                    lines,
                    word | square.word,
                    found,
                );
            }
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
                let layout = Layout::new(board, 30);
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
