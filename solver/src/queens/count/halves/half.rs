//! Joining two quarters to a half of the board.

use super::quarter::Ways;

/// The words of all ways to fill a half.
#[derive(Clone, Debug, Default)]
pub(super) struct Half {
    words: Vec<u64>,
    len: usize,
}

impl Half {
    pub(super) fn words(&self) -> &[u64] {
        &self.words[..self.len]
    }

    /// Finds the ways to fill all of the `columns`: the north fills one of its `sets`, and the south the other columns.
    ///
    /// Each diagonal that reaches from the one quarter into the other reaches the other half of the
    /// board as well, so two ways fit exactly if their words are disjoint.
    pub(super) fn join(&mut self, north: &Ways, south: &Ways, sets: &[u32], columns: u32) {
        self.len = 0;
        if north.is_empty() || south.is_empty() {
            return;
        }
        for set in sets {
            let north = north.filling(*set);
            if north.is_empty() {
                continue;
            }
            let south = south.filling(columns & !set);
            for &word in north {
                self.extend(word, south);
            }
        }
    }

    /// Adds the unions of a word with all other words that are disjoint from it.
    ///
    /// A processor can hardly predict the disjoint words. So every union is written, and the next
    /// one overwrites it unless it counts.
    #[inline]
    fn extend(&mut self, word: u64, others: &[u64]) {
        let needed = self.len + others.len();
        if self.words.len() < needed {
            self.words.resize(needed.next_power_of_two(), 0);
        }
        let room = &mut self.words[self.len..needed];
        let mut len = 0;
        for &other in others {
            room[len] = word | other;
            len += usize::from(word & other == 0);
        }
        self.len += len;
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::{Board, End, Side};
    use super::super::layout::Layout;
    use super::super::quarter::Quarter;
    use super::*;

    /// The ways to fill the west half of 8 x 8 squares column by column, with the rows they fill
    /// and the word of their diagonals.
    fn search(board: Board, layout: &Layout) -> Vec<(u32, u64)> {
        let mut ways: Vec<Vec<(u32, u32)>> = vec![Vec::new()];
        for column in 0..board.quarter() {
            let longer = ways.iter().flat_map(|way| {
                (0..board.n).filter_map(move |row| {
                    let fits = |&(r, c): &(u32, u32)| r != row && r.abs_diff(row) != column - c;
                    way.iter()
                        .all(fits)
                        .then(|| [way.as_slice(), &[(row, column)]].concat())
                })
            });
            ways = longer.collect();
        }
        let word = |way: &Vec<(u32, u32)>| {
            way.iter().fold((0, 0), |(rows, word), &(row, column)| {
                (
                    rows | 1 << row,
                    word | layout.word(board.diagonals_of((row, column))),
                )
            })
        };
        ways.iter().map(word).collect()
    }

    #[test]
    fn no_half_is_missing() {
        let board = Board::representatives(8)[0];
        let layout = Layout::new(board, 30);
        let mut expected = search(board, &layout);
        let mut north = Quarter::new(board, End::North, Side::West, &layout, |_| true);
        let mut south = Quarter::new(board, End::South, Side::West, &layout, |_| true);
        let mut half = Half::default();
        let mut found = Vec::new();
        for rows in (0..1_u32 << 8).filter(|rows| rows.count_ones() == 4) {
            let (north_rows, south_rows) = (rows & 15, rows >> 4);
            north.prepare(north_rows);
            south.prepare(south_rows);
            let size = north_rows.count_ones();
            let sets: Vec<u32> = (0..16_u32).filter(|set| set.count_ones() == size).collect();
            half.join(north.ways(north_rows), south.ways(south_rows), &sets, 15);
            found.extend(half.words().iter().map(|&word| (rows, word)));
        }
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected);
    }
}
