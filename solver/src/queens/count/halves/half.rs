//! Joining two quarters to a half of the board.

use super::quarter::Ways;

/// The words of all ways to fill a half.
#[derive(Clone, Debug, Default)]
pub struct Half {
    words: Vec<u64>,
    len: usize,
}

impl Half {
    pub fn words(&self) -> &[u64] {
        &self.words[..self.len]
    }

    /// Finds the ways to fill all of the `columns`: the north fills one of its `sets`, and the south the other columns.
    ///
    /// Each diagonal that reaches from the one quarter into the other reaches the other half of the
    /// board as well, so two ways fit exactly if their words are disjoint.
    pub fn join<'a>(
        &mut self,
        north: &Ways,
        south: &Ways,
        sets: impl IntoIterator<Item = &'a u32>,
        columns: u32,
    ) {
        self.len = 0;
        if north.is_empty() || south.is_empty() {
            return;
        }
        for set in sets {
            let north = north.filling(*set);
            if !north.is_empty() {
                self.extend(north, south.filling(columns & !set));
            }
        }
    }

    /// Adds the unions of words of two lists that are disjoint.
    fn extend(&mut self, north: &[u64], south: &[u64]) {
        let most = self.len + north.len() * south.len() + GROUP;
        if self.words.len() < most {
            let room = most + most / 4;
            self.words.reserve_exact(room - self.words.len());
            self.words.resize(room, 0);
        }
        self.len += join(north, south, &mut self.words[self.len..]);
    }
}

/// Words that are looked at together.
const GROUP: usize = 8;

/// Writes the unions of words of two lists that are disjoint, and returns their number. There is room for all unions and
/// one group.
#[cfg(target_arch = "x86_64")]
#[multiversion::multiversion(targets("x86_64+avx512f+avx512vl+bmi1+bmi2+popcnt"))]
fn join(north: &[u64], south: &[u64], room: &mut [u64]) -> usize {
    multiversion::target::match_target! {
        "x86_64+avx512f" => join_with_avx512(north, south, room),
        _ => join_words(north, south, room),
    }
}

#[cfg(not(target_arch = "x86_64"))]
use join_words as join;

/// A processor can hardly predict the disjoint words. So every union is written, and the next
/// one overwrites it unless it counts.
fn join_words(north: &[u64], south: &[u64], room: &mut [u64]) -> usize {
    let mut len = 0;
    for &word in north {
        let room = &mut room[len..][..south.len()];
        let mut more = 0;
        for &other in south {
            room[more] = word | other;
            more += usize::from(word & other == 0);
        }
        len += more;
    }
    len
}

/// Eight unions at a time, of which those that count are pushed together.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,bmi1,bmi2,popcnt")]
fn join_with_avx512(north: &[u64], south: &[u64], room: &mut [u64]) -> usize {
    use bytemuck::must_cast;
    use std::arch::x86_64::{
        __m512i, _mm512_maskz_compress_epi64, _mm512_or_si512, _mm512_set1_epi64,
        _mm512_testn_epi64_mask,
    };

    let (groups, rest) = south.as_chunks::<GROUP>();
    let mut last = [0; GROUP];
    last[..rest.len()].copy_from_slice(rest);
    let last_mask = (1_u16 << rest.len()) - 1;
    let mut len = 0;
    for &word in north {
        let word = _mm512_set1_epi64(word as i64);
        let mut add = |others: [u64; GROUP], mask: u8| {
            let others: __m512i = must_cast(others);
            let disjoint = _mm512_testn_epi64_mask(word, others) & mask;
            let unions = _mm512_maskz_compress_epi64(disjoint, _mm512_or_si512(word, others));
            room[len..len + GROUP].copy_from_slice(&must_cast::<_, [u64; GROUP]>(unions));
            len += disjoint.count_ones() as usize;
        };
        for &group in groups {
            add(group, u8::MAX);
        }
        if !rest.is_empty() {
            add(last, last_mask as u8);
        }
    }
    len
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
    fn both_ways_to_join_words_do_the_same() {
        let words = |len: u64, seed: u64| -> Vec<u64> {
            (0..len)
                .map(|i| (i * i + seed) * 0x9e37_79b9 % 4096)
                .collect()
        };
        for (north, south) in [(0, 3), (3, 0), (1, 1), (5, 8), (7, 100)] {
            let (north, south) = (words(north, 1), words(south, 2));
            let room = north.len() * south.len() + GROUP;
            let (mut plain, mut joined) = (vec![0; room], vec![0; room]);
            let len = join_words(&north, &south, &mut plain);
            assert_eq!(join(&north, &south, &mut joined), len);
            assert_eq!(joined[..len], plain[..len]);
        }
    }

    #[test]
    fn no_half_is_missing() {
        let board = Board::representatives(8)[0];
        let layout = Layout::new(board, 2);
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
