//! The versions for processors with rows of 256 bits: AVX2, and AVX-512 with its full adder of two instructions.

use std::arch::x86_64::{
    __m256i, _mm256_add_epi8, _mm256_add_epi64, _mm256_and_si256, _mm256_or_si256,
    _mm256_popcnt_epi64, _mm256_sad_epu8, _mm256_set1_epi8, _mm256_setr_epi8, _mm256_setzero_si256,
    _mm256_shuffle_epi8, _mm256_srli_epi16, _mm256_ternarylogic_epi64, _mm256_xor_si256,
};

use bytemuck::must_cast;
use multiversion::multiversion;
use multiversion::target::match_target;

use super::super::lanes::Lanes;
use super::super::tables::Tables;
use super::super::tally::Tally;
use super::portable;

/// The version for this processor.
#[multiversion(targets(
    "x86_64+avx2+avx512f+avx512vl+avx512vpopcntdq+bmi1+bmi2",
    "x86_64+avx2+bmi1+bmi2"
))]
pub(in super::super) fn add_disjoint(tables: &Tables, patterns: &[u32], tally: &mut Tally) {
    match_target! {
        "x86_64+avx512vpopcntdq" => with_avx512(tables, patterns, tally),
        "x86_64+avx2" => with_avx2(tables, patterns, tally),
        _ => portable::add_disjoint(tables, patterns, tally),
    }
}

#[target_feature(enable = "avx2,avx512f,avx512vl,avx512vpopcntdq,bmi1,bmi2")]
fn with_avx512(tables: &Tables, patterns: &[u32], tally: &mut Tally) {
    // The entries of the two instructions for each of the eight values of three bits.
    const SUM: i32 = 0b1001_0110;
    const CARRY: i32 = 0b1110_1000;
    add_disjoint!(
        tables,
        patterns,
        tally,
        |row: Lanes| -> __m256i { must_cast(row.pairs()) },
        |row: __m256i| Lanes::from_pairs(must_cast(row)),
        |a: __m256i, b: __m256i| _mm256_and_si256(a, b),
        |a: __m256i, b: __m256i, c: __m256i| {
            (
                _mm256_ternarylogic_epi64::<SUM>(a, b, c),
                _mm256_ternarylogic_epi64::<CARRY>(a, b, c),
            )
        },
        |counts: __m256i, row: __m256i| _mm256_add_epi64(counts, _mm256_popcnt_epi64(row)),
    );
}

#[target_feature(enable = "avx2,bmi1,bmi2")]
fn with_avx2(tables: &Tables, patterns: &[u32], tally: &mut Tally) {
    let digit = _mm256_set1_epi8(15);
    // The ones of each hexadecimal digit, twice.
    let ones = _mm256_setr_epi8(
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3,
        3, 4,
    );
    add_disjoint!(
        tables,
        patterns,
        tally,
        |row: Lanes| -> __m256i { must_cast(row.pairs()) },
        |row: __m256i| Lanes::from_pairs(must_cast(row)),
        |a: __m256i, b: __m256i| _mm256_and_si256(a, b),
        |a: __m256i, b: __m256i, c: __m256i| {
            let differ = _mm256_xor_si256(a, b);
            let carry = _mm256_or_si256(_mm256_and_si256(a, b), _mm256_and_si256(differ, c));
            (_mm256_xor_si256(differ, c), carry)
        },
        |counts: __m256i, row: __m256i| {
            let low = _mm256_and_si256(row, digit);
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(row), digit);
            let bytes = _mm256_add_epi8(
                _mm256_shuffle_epi8(ones, low),
                _mm256_shuffle_epi8(ones, high),
            );
            _mm256_add_epi64(counts, _mm256_sad_epu8(bytes, _mm256_setzero_si256()))
        },
    );
}

#[cfg(test)]
mod tests {
    use super::super::super::tables::SUBSETS;
    use super::*;

    /// The version for processors without AVX-512, on processors that have it.
    #[test]
    fn rows_are_counted_with_avx2() {
        #[multiversion(targets("x86_64+avx2+bmi1+bmi2"))]
        fn add(tables: &Tables, patterns: &[u32], tally: &mut Tally) {
            match_target! {
                "x86_64+avx2" => with_avx2(tables, patterns, tally),
                _ => portable::add_disjoint(tables, patterns, tally),
            }
        }
        let mut tables: Tables = [[Lanes::NONE; SUBSETS]; _];
        for (i, row) in (0_u32..).zip(tables.as_flattened_mut()) {
            *row = Lanes::new(std::array::from_fn(|lane| {
                !(i << lane | i >> lane & 0x1111)
            }));
        }
        let patterns: Vec<u32> = (0..999_u32).map(|i| i.wrapping_mul(0x9e37_79b9)).collect();
        let (mut tally, mut expected) = (Tally::new(), Tally::new());
        add(&tables, &patterns, &mut tally);
        portable::add_disjoint(&tables, &patterns, &mut expected);
        assert_eq!(tally.totals(), expected.totals());
    }
}
