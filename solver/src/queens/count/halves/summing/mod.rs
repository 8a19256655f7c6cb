//! The inner loop: how many patterns of a block each of many others is disjoint from, added up.
//!
//! Counting the ones of each row of bits would cost more than finding the row. So the rows are first added up, place by
//! place, in binary, in a [`Tally`](super::tally::Tally). Eight rows enter through seven full adders, and only what carries
//! over to eights is counted.
//!
//! The loop is written once, as a macro over the operations on rows: the compiler makes good use of wide registers only
//! where their instructions are named, and passes them between functions only where it can inline them. Which version runs
//! is chosen when the program does.

/// Adds up, over `$patterns`, the rows that `$tables` have for them, in `$tally`.
///
/// The operations are closures: from and to [`Lanes`](super::lanes::Lanes), the AND of two rows, the sum of three bits in
/// each place as its lower and its higher digit, and a row of counters, one a pair of lanes, to which the number of ones of
/// another row is added.
macro_rules! add_disjoint {
    (
        $tables:ident, $patterns:ident, $tally:ident,
        $load:expr, $store:expr, $and:expr, $full_adder:expr, $count:expr $(,)?
    ) => {{
        use crate::queens::count::halves::tables::{CHUNK_BITS, SUBSETS};

        let (load, store, and, full_adder, count) = ($load, $store, $and, $full_adder, $count);
        let disjoint = |pattern: u32| {
            let [first, others @ ..] = $tables;
            let mut row = load(first[pattern as usize % SUBSETS]);
            let mut rest = pattern;
            for table in others {
                rest >>= CHUNK_BITS;
                row = and(row, load(table[rest as usize % SUBSETS]));
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
        let (groups, rest) = $patterns.as_chunks::<{ Tally::ROWS }>();
        for group in 0..$patterns.len().div_ceil(Tally::ROWS) {
            let mut rows = [load(Lanes::NONE); Tally::ROWS];
            if let Some(group) = groups.get(group) {
                for (row, &pattern) in rows.iter_mut().zip(group) {
                    *row = disjoint(pattern);
                }
            } else {
                for (row, &pattern) in rows.iter_mut().zip(rest) {
                    *row = disjoint(pattern);
                }
            }
            let (one, twos_a) = full_adder(ones, rows[0], rows[1]);
            let (one, twos_b) = full_adder(one, rows[2], rows[3]);
            let (two, fours_a) = full_adder(twos, twos_a, twos_b);
            let (one, twos_a) = full_adder(one, rows[4], rows[5]);
            let (one, twos_b) = full_adder(one, rows[6], rows[7]);
            let (two, fours_b) = full_adder(two, twos_a, twos_b);
            let (four, carried) = full_adder(fours, fours_a, fours_b);
            (ones, twos, fours) = (one, two, four);
            eights = count(eights, carried);
        }
        *$tally = Tally {
            ones: store(ones),
            twos: store(twos),
            fours: store(fours),
            eights: store(eights),
        };
    }};
}

mod portable;
#[cfg(target_arch = "x86_64")]
mod x86_64;

#[cfg(not(target_arch = "x86_64"))]
pub(super) use portable::add_disjoint;
#[cfg(target_arch = "x86_64")]
pub(super) use x86_64::add_disjoint;

#[cfg(test)]
mod tests {
    use super::super::lanes::Lanes;
    use super::super::tables::{CHUNK_BITS, SUBSETS, Tables};
    use super::super::tally::Tally;
    use super::*;

    #[test]
    fn every_version_counts_the_rows_of_the_tables() {
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state ^ state >> 16
        };
        let mut tables: Tables = [[Lanes::NONE; SUBSETS]; _];
        for row in tables.as_flattened_mut() {
            *row = Lanes::new(std::array::from_fn(|_| next() | next()));
        }
        for len in [0, 1, 7, 8, 9, 1000] {
            let patterns: Vec<u32> = (0..len).map(|_| next()).collect();
            let mut expected = [0; Lanes::PAIRS];
            for pattern in &patterns {
                let chunk = |i: usize| (pattern >> (i as u32 * CHUNK_BITS)) as usize % SUBSETS;
                let rows = tables.iter().enumerate();
                let row = rows.fold(Lanes::splat(u32::MAX), |row, (i, table)| {
                    row.and(table[chunk(i)])
                });
                for (expected, ones) in expected.iter_mut().zip(row.ones().pairs()) {
                    *expected += ones;
                }
            }
            for version in [portable::add_disjoint, add_disjoint] {
                let mut tally = Tally::new();
                version(&tables, &patterns, &mut tally);
                assert_eq!(tally.totals(), expected);
                version(&tables, &patterns, &mut tally);
                assert_eq!(tally.totals(), expected.map(|ones| 2 * ones));
            }
        }
    }
}
