use super::super::fields::Fields;
use super::super::lanes::Lanes;
use super::super::tables::Tables;
use super::super::tally::Tally;
use super::Run;

/// The version for every processor, which is left to the compiler.
pub fn add_disjoint(
    chunks: usize,
    tables: &Tables,
    words: &[u64],
    runs: &[Run],
    tally: &mut Tally,
) {
    match chunks {
        0..=4 => add::<4>(tables, words, runs, tally),
        _ => add::<5>(tables, words, runs, tally),
    }
}

fn add<const CHUNKS: usize>(tables: &Tables, words: &[u64], runs: &[Run], tally: &mut Tally) {
    add_disjoint!(
        CHUNKS,
        tables,
        words,
        runs,
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

/// The version for every processor.
pub fn tabulate(tables: &mut Tables, rows: &[Lanes; 64], filled: Lanes, fields: Fields) {
    tabulate!(
        tables,
        rows,
        filled,
        fields,
        |row: Lanes| row,
        |row: Lanes| row,
        |a: Lanes, b: Lanes| a.and(b),
        |a: Lanes, b: Lanes| a.xor(b),
        |row: Lanes, bits: u64| row.shift_up(bits as u32),
        |row: Lanes, bits: u64| row.shift_down(bits as u32),
    );
}
