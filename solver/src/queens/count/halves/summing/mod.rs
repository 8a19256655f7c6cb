//! The inner loop: how many patterns of a block each of many others is disjoint from, added up.
//!
//! Counting the ones of each row of bits would cost more than finding the row. So the rows are first added up, place by
//! place, in binary, in a [`Tally`](super::tally::Tally). Eight rows enter through seven full adders, and only what carries
//! over to eights is counted.
//!
//! The loop is written once, as a macro over the operations on rows: the compiler makes good use of wide registers only
//! where their instructions are named, and passes them between functions only where it can inline them. Which version runs
//! is chosen when the program does.

/// Adds up, over the words of `$runs`, the rows that `$tables` have for them, in `$tally`.
///
/// The operations are closures: from and to [`Lanes`](super::lanes::Lanes), the AND of two rows, the sum of three bits in
/// each place as its lower and its higher digit, and a row of counters, one a word, to which the number of ones of
/// another row is added.
macro_rules! add_disjoint {
    (
        $chunks:ident, $tables:ident, $words:ident, $runs:ident, $tally:ident,
        $load:expr, $store:expr, $and:expr, $full_adder:expr, $count:expr $(,)?
    ) => {{
        use crate::queens::count::halves::tables::{
            CHUNK_BITS, KEY_CHUNK_BITS, KEY_SUBSETS, SUBSETS,
        };

        let (load, store, and, full_adder, count) = ($load, $store, $and, $full_adder, $count);
        let pattern_tables = &$tables.pattern;
        let [low_keys, high_keys] = &$tables.key;
        let disjoint = |start, word: u64| {
            let mut row = start;
            for chunk in 0..$chunks {
                let subset = word >> (chunk as u32 * CHUNK_BITS);
                row = and(row, load(pattern_tables[chunk][subset as usize % SUBSETS]));
            }
            row
        };
        let Tally {
            ones,
            twos,
            fours,
            eights,
        } = *$tally;
        let (mut ones, mut twos, mut fours) = (load(ones), load(twos), load(fours));
        let mut eights = load(eights);
        let mut add = |rows: [_; Tally::ROWS]| {
            let (one, twos_a) = full_adder(ones, rows[0], rows[1]);
            let (one, twos_b) = full_adder(one, rows[2], rows[3]);
            let (two, fours_a) = full_adder(twos, twos_a, twos_b);
            let (one, twos_a) = full_adder(one, rows[4], rows[5]);
            let (one, twos_b) = full_adder(one, rows[6], rows[7]);
            let (two, fours_b) = full_adder(two, twos_a, twos_b);
            let (four, carried) = full_adder(fours, fours_a, fours_b);
            (ones, twos, fours) = (one, two, four);
            eights = count(eights, carried);
        };
        for run in $runs {
            let key = run.key as usize;
            let start = and(
                load(low_keys[key % KEY_SUBSETS]),
                load(high_keys[(key >> KEY_CHUNK_BITS) % KEY_SUBSETS]),
            );
            let words = &$words[run.start as usize..];
            let (groups, _) = words.as_chunks::<{ Tally::ROWS }>();
            let whole = run.len as usize / Tally::ROWS;
            let rest = run.len as usize % Tally::ROWS;
            for group in groups.iter().take(whole) {
                let mut rows = [start; Tally::ROWS];
                for (row, &word) in rows.iter_mut().zip(group) {
                    *row = disjoint(*row, word);
                }
                add(rows);
            }
            // What follows the run is not added: its rows begin with no ones.
            if rest > 0
                && let Some(group) = groups.get(whole)
            {
                let mut rows = [load(Lanes::NONE); Tally::ROWS];
                rows[..rest].fill(start);
                for (row, &word) in rows.iter_mut().zip(group) {
                    *row = disjoint(*row, word);
                }
                add(rows);
            }
        }
        *$tally = Tally {
            ones: store(ones),
            twos: store(twos),
            fours: store(fours),
            eights: store(eights),
        };
    }};
}

/// Fills the tables for a block whose words, as rows, leave these diagonals free; `$filled` are the places that have a word.
///
/// First bit j of row i is exchanged with bit i of row j, in each word: the 32 x 32 blocks off the diagonal, then the 16 x
/// 16 blocks within each block, and so on. Then each table has the AND of each subset of some rows.
macro_rules! tabulate {
    (
        $tables:ident, $rows:ident, $filled:ident, $fields:ident,
        $load:expr, $store:expr, $and:expr, $xor:expr, $shift_up:expr, $shift_down:expr $(,)?
    ) => {{
        use crate::queens::count::halves::tables::{CHUNK_BITS, KEY_CHUNK_BITS};

        let (load, store, and, xor) = ($load, $store, $and, $xor);
        let (shift_up, shift_down) = ($shift_up, $shift_down);
        let mut rows = (*$rows).map(load);
        let mut low = u64::MAX;
        for step in [32, 16, 8, 4, 2, 1] {
            low ^= low << step;
            let low = load(Lanes::splat(low));
            for start in (0..64).step_by(2 * step) {
                for i in start..start + step {
                    let (upper, lower) = (rows[i], rows[i + step]);
                    let exchanged = and(xor(shift_down(upper, step as u64), lower), low);
                    rows[i] = xor(upper, shift_up(exchanged, step as u64));
                    rows[i + step] = xor(lower, exchanged);
                }
            }
        }
        let fill = |table: &mut [Lanes], first, rows: &[_]| {
            table[0] = store(first);
            for (bit, &row) in rows.iter().enumerate() {
                let (done, next) = table.split_at_mut(1 << bit);
                for (next, &mut done) in next.iter_mut().zip(done) {
                    *next = store(and(load(done), row));
                }
            }
        };
        let all = load(Lanes::ALL);
        let chunks = rows.chunks(CHUNK_BITS as usize).take($fields.chunks);
        for (table, rows) in $tables.pattern.iter_mut().zip(chunks) {
            fill(table, all, rows);
        }
        let keys = &rows[$fields.shift() as usize..$fields.bits as usize];
        let (low, high) = keys.split_at(keys.len().min(KEY_CHUNK_BITS as usize));
        let [low_table, high_table] = &mut $tables.key;
        // Places without a word match nothing.
        fill(low_table, load($filled), low);
        fill(high_table, all, high);
    }};
}

mod portable;
#[cfg(target_arch = "x86_64")]
mod x86_64;

#[cfg(not(target_arch = "x86_64"))]
pub(super) use portable::{add_disjoint, tabulate};
#[cfg(target_arch = "x86_64")]
pub(super) use x86_64::{add_disjoint, tabulate};

/// Words that have the same key.
#[derive(Copy, Clone, Debug)]
pub struct Run {
    pub key: u32,
    /// The index of the first word.
    pub start: u32,
    pub len: u32,
}

#[cfg(test)]
mod tests {
    use super::super::fields::Fields;
    use super::super::lanes::Lanes;
    use super::super::tables::{CHUNK_BITS, KEY_CHUNK_BITS, KEY_SUBSETS, SUBSETS, Tables};
    use super::super::tally::Tally;
    use super::*;

    fn numbers() -> impl FnMut() -> u64 {
        let mut state = 1_u64;
        move || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            state ^ state >> 32
        }
    }

    /// A row by its definition: the AND of the rows of all chunks.
    fn row(tables: &Tables, chunks: usize, key: u32, word: u64) -> Lanes {
        let [low, high] = &tables.key;
        let start = low[key as usize % KEY_SUBSETS].and(high[(key >> KEY_CHUNK_BITS) as usize]);
        let patterns = tables.pattern.iter().take(chunks).enumerate();
        patterns.fold(start, |row, (chunk, table)| {
            row.and(table[(word >> (chunk as u32 * CHUNK_BITS)) as usize % SUBSETS])
        })
    }

    pub fn check_sums(version: fn(usize, &Tables, &[u64], &[Run], &mut Tally)) {
        let mut next = numbers();
        let mut tables = Box::new(Tables::new());
        let rows = tables.pattern.as_flattened_mut().iter_mut();
        for row in rows.chain(tables.key.as_flattened_mut()) {
            *row = Lanes::new(std::array::from_fn(|_| next() | next() | next()));
        }
        let words: Vec<u64> = (0..1008).map(|_| next()).collect();
        let run = |key, start, len| Run { key, start, len };
        for runs in [
            vec![],
            vec![run(0, 0, 1)],
            vec![run(1, 3, 7), run(513, 10, 8), run(7, 500, 0)],
            vec![run(77, 0, 1000), run(1000, 40, 9)],
        ] {
            for chunks in [4, 5] {
                let mut expected = [0; Lanes::WORDS];
                for run in &runs {
                    for word in &words[run.start as usize..][..run.len as usize] {
                        let ones = row(&tables, chunks, run.key, *word).ones().words();
                        for (expected, ones) in expected.iter_mut().zip(ones) {
                            *expected += ones;
                        }
                    }
                }
                let mut tally = Tally::new();
                version(chunks, &tables, &words, &runs, &mut tally);
                assert_eq!(tally.totals(), expected);
                version(chunks, &tables, &words, &runs, &mut tally);
                assert_eq!(tally.totals(), expected.map(|ones| 2 * ones));
            }
        }
    }

    pub fn check_tables(version: fn(&mut Tables, &[Lanes; 64], Lanes, Fields)) {
        let mut next = numbers();
        let words: [[u64; Lanes::WORDS]; 64] =
            std::array::from_fn(|_| std::array::from_fn(|_| next() & next()));
        let fields = Fields::new(40, 1 << 18);
        let mut filled = [u64::MAX; Lanes::WORDS];
        filled[1] = 7;
        let mut tables = Box::new(Tables::new());
        let rows = words.map(|words| Lanes::new(words.map(|word| !word)));
        version(&mut tables, &rows, Lanes::new(filled), fields);
        for _ in 0..100 {
            let other = (next() & next() & next()) % (1 << 40);
            let key = fields.key(other) as u32;
            let found = row(&tables, fields.chunks, key, other).words();
            for (place, found) in found.into_iter().enumerate() {
                for (bit, words) in words.iter().enumerate() {
                    let is_disjoint = (words[place] % (1 << 40)) & other == 0;
                    let is_filled = filled[place] >> bit & 1 == 1;
                    assert_eq!(found >> bit & 1 == 1, is_disjoint && is_filled);
                }
            }
        }
    }

    #[test]
    fn every_version_counts_the_rows_of_the_tables() {
        check_sums(portable::add_disjoint);
        check_sums(add_disjoint);
    }

    #[test]
    fn every_version_tabulates_the_words_of_a_block() {
        check_tables(portable::tabulate);
        check_tables(tabulate);
    }
}
