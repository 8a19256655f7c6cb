//! The versions for processors with AVX2, whose rows are two registers, and with AVX-512, whose full adder is two
//! instructions.

use std::arch::x86_64::{
    __m256i, __m512i, _mm_cvtsi64_si128, _mm256_add_epi8, _mm256_add_epi64, _mm256_and_si256,
    _mm256_or_si256, _mm256_sad_epu8, _mm256_set1_epi8, _mm256_setr_epi8, _mm256_setzero_si256,
    _mm256_shuffle_epi8, _mm256_sll_epi64, _mm256_srl_epi64, _mm256_srli_epi16, _mm256_xor_si256,
    _mm512_add_epi64, _mm512_and_si512, _mm512_popcnt_epi64, _mm512_sll_epi64, _mm512_srl_epi64,
    _mm512_ternarylogic_epi64, _mm512_xor_si512,
};

use bytemuck::must_cast;
use multiversion::multiversion;
use multiversion::target::match_target;

use super::super::fields::Fields;
use super::super::lanes::Lanes;
use super::super::tables::Tables;
use super::super::tally::Tally;
use super::{Run, portable};

/// The version for this processor.
#[multiversion(targets(
    "x86_64+avx2+avx512f+avx512vl+avx512vpopcntdq+bmi1+bmi2",
    "x86_64+avx2+bmi1+bmi2"
))]
pub fn add_disjoint(
    chunks: usize,
    tables: &Tables,
    words: &[u64],
    runs: &[Run],
    tally: &mut Tally,
) {
    match_target! {
        "x86_64+avx512vpopcntdq" => match chunks {
            0..=4 => with_avx512::<4>(tables, words, runs, tally),
            _ => with_avx512::<5>(tables, words, runs, tally),
        },
        "x86_64+avx2" => match chunks {
            0..=4 => with_avx2::<4>(tables, words, runs, tally),
            _ => with_avx2::<5>(tables, words, runs, tally),
        },
        _ => portable::add_disjoint(chunks, tables, words, runs, tally),
    }
}

#[target_feature(enable = "avx2,avx512f,avx512vl,avx512vpopcntdq,bmi1,bmi2")]
fn with_avx512<const CHUNKS: usize>(
    tables: &Tables,
    words: &[u64],
    runs: &[Run],
    tally: &mut Tally,
) {
    // The entries of the two instructions for each of the eight values of three bits.
    const SUM: i32 = 0b1001_0110;
    const CARRY: i32 = 0b1110_1000;
    add_disjoint!(
        CHUNKS,
        tables,
        words,
        runs,
        tally,
        |row: Lanes| -> __m512i { must_cast(row.words()) },
        |row: __m512i| Lanes::new(must_cast(row)),
        |a: __m512i, b: __m512i| _mm512_and_si512(a, b),
        |a: __m512i, b: __m512i, c: __m512i| {
            (
                _mm512_ternarylogic_epi64::<SUM>(a, b, c),
                _mm512_ternarylogic_epi64::<CARRY>(a, b, c),
            )
        },
        |counts: __m512i, row: __m512i| _mm512_add_epi64(counts, _mm512_popcnt_epi64(row)),
    );
}

#[target_feature(enable = "avx2,bmi1,bmi2")]
fn with_avx2<const CHUNKS: usize>(tables: &Tables, words: &[u64], runs: &[Run], tally: &mut Tally) {
    type Row = [__m256i; 2];
    let digit = _mm256_set1_epi8(15);
    // The ones of each hexadecimal digit, twice.
    let ones = _mm256_setr_epi8(
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3,
        3, 4,
    );
    let add_ones = |counts: __m256i, row: __m256i| {
        let low = _mm256_and_si256(row, digit);
        let high = _mm256_and_si256(_mm256_srli_epi16::<4>(row), digit);
        let bytes = _mm256_add_epi8(
            _mm256_shuffle_epi8(ones, low),
            _mm256_shuffle_epi8(ones, high),
        );
        _mm256_add_epi64(counts, _mm256_sad_epu8(bytes, _mm256_setzero_si256()))
    };
    let add = |a: __m256i, b: __m256i, c: __m256i| {
        let differ = _mm256_xor_si256(a, b);
        let carry = _mm256_or_si256(_mm256_and_si256(a, b), _mm256_and_si256(differ, c));
        (_mm256_xor_si256(differ, c), carry)
    };
    add_disjoint!(
        CHUNKS,
        tables,
        words,
        runs,
        tally,
        |row: Lanes| -> Row { must_cast(row.words()) },
        |row: Row| Lanes::new(must_cast(row)),
        |a: Row, b: Row| [_mm256_and_si256(a[0], b[0]), _mm256_and_si256(a[1], b[1])],
        |a: Row, b: Row, c: Row| {
            let (low, high) = (add(a[0], b[0], c[0]), add(a[1], b[1], c[1]));
            ([low.0, high.0], [low.1, high.1])
        },
        |counts: Row, row: Row| [add_ones(counts[0], row[0]), add_ones(counts[1], row[1])],
    );
}

/// The version for this processor.
#[multiversion(targets("x86_64+avx2+avx512f+bmi1+bmi2", "x86_64+avx2+bmi1+bmi2"))]
pub fn tabulate(tables: &mut Tables, rows: &[Lanes; 64], filled: Lanes, fields: Fields) {
    match_target! {
        "x86_64+avx512f" => tabulate_with_avx512(tables, rows, filled, fields),
        "x86_64+avx2" => tabulate_with_avx2(tables, rows, filled, fields),
        _ => portable::tabulate(tables, rows, filled, fields),
    }
}

#[target_feature(enable = "avx2,avx512f,bmi1,bmi2")]
fn tabulate_with_avx512(tables: &mut Tables, rows: &[Lanes; 64], filled: Lanes, fields: Fields) {
    let count = |bits: u64| _mm_cvtsi64_si128(bits as i64);
    tabulate!(
        tables,
        rows,
        filled,
        fields,
        |row: Lanes| -> __m512i { must_cast(row.words()) },
        |row: __m512i| Lanes::new(must_cast(row)),
        |a: __m512i, b: __m512i| _mm512_and_si512(a, b),
        |a: __m512i, b: __m512i| _mm512_xor_si512(a, b),
        |row: __m512i, bits: u64| _mm512_sll_epi64(row, count(bits)),
        |row: __m512i, bits: u64| _mm512_srl_epi64(row, count(bits)),
    );
}

#[target_feature(enable = "avx2,bmi1,bmi2")]
fn tabulate_with_avx2(tables: &mut Tables, rows: &[Lanes; 64], filled: Lanes, fields: Fields) {
    type Row = [__m256i; 2];
    let count = |bits: u64| _mm_cvtsi64_si128(bits as i64);
    tabulate!(
        tables,
        rows,
        filled,
        fields,
        |row: Lanes| -> Row { must_cast(row.words()) },
        |row: Row| Lanes::new(must_cast(row)),
        |a: Row, b: Row| [_mm256_and_si256(a[0], b[0]), _mm256_and_si256(a[1], b[1])],
        |a: Row, b: Row| [_mm256_xor_si256(a[0], b[0]), _mm256_xor_si256(a[1], b[1])],
        |row: Row, bits: u64| row.map(|half| _mm256_sll_epi64(half, count(bits))),
        |row: Row, bits: u64| row.map(|half| _mm256_srl_epi64(half, count(bits))),
    );
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check_sums, check_tables};
    use super::*;

    /// The versions for processors without AVX-512, on processors that have it.
    #[test]
    fn the_versions_with_avx2_do_the_same() {
        #[multiversion(targets("x86_64+avx2+bmi1+bmi2"))]
        fn add(chunks: usize, tables: &Tables, words: &[u64], runs: &[Run], tally: &mut Tally) {
            match_target! {
                "x86_64+avx2" => match chunks {
                    0..=4 => with_avx2::<4>(tables, words, runs, tally),
                    _ => with_avx2::<5>(tables, words, runs, tally),
                },
                _ => portable::add_disjoint(chunks, tables, words, runs, tally),
            }
        }
        #[multiversion(targets("x86_64+avx2+bmi1+bmi2"))]
        fn fill(tables: &mut Tables, rows: &[Lanes; 64], filled: Lanes, fields: Fields) {
            match_target! {
                "x86_64+avx2" => tabulate_with_avx2(tables, rows, filled, fields),
                _ => portable::tabulate(tables, rows, filled, fields),
            }
        }
        check_sums(add);
        check_tables(fill);
    }
}
