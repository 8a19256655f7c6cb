use super::super::lanes::Lanes;
use super::super::tables::Tables;
use super::super::tally::Tally;

/// The version for every processor, which is left to the compiler.
pub(in super::super) fn add_disjoint(tables: &Tables, patterns: &[u32], tally: &mut Tally) {
    add_disjoint!(
        tables,
        patterns,
        tally,
        |row: Lanes| row,
        |row: Lanes| row,
        |a: Lanes, b: Lanes| a.and(b),
        |a: Lanes, b: Lanes, c: Lanes| {
            let differ = a.xor(b);
            (differ.xor(c), a.and(b).or(differ.and(c)))
        },
        |counts: Lanes, row: Lanes| counts.plus(row.ones()),
    );
}
