//! Numbering the ways to pair ends, and tables of what becomes of them.
//!
//! There are 1, 3, 15, 105, 945, 10,395, ... ways to pair 2, 4, 6, ... ends: (2k - 1)!! for k pairs.
//! They are numbered first by the partner of the first end, then by how the other ends are paired:
//!
//! ```text
//!     0   a-b c-d        1   a-c b-d        2   a-d b-c
//! ```

use super::CountError;
use super::error::{filled, with_capacity};
use super::pairing::Pairing;

/// The number of ways to pair the ends of `pairs` pairs.
pub const fn pairings(pairs: usize) -> usize {
    let (mut product, mut factor) = (1, 1);
    while factor < 2 * pairs {
        product *= factor;
        factor += 2;
    }
    product
}

/// The number of a pairing of these ends.
#[inline]
pub fn rank(pairing: Pairing, mut ends: u16) -> usize {
    let mut rank = 0;
    let mut left = ends.count_ones() as usize;
    while ends != 0 {
        let first = ends.trailing_zeros() as u8;
        let partner = pairing.partner(first);
        ends &= ends - 1;
        let between = (ends & ((1 << partner) - 1)).count_ones() as usize;
        ends &= !(1 << partner);
        // The partner is one of left - 1, and the number has a digit to this base.
        rank = rank * (left - 1) + between;
        left -= 2;
    }
    rank
}

/// The pairing of the ends 0, 1, 2, ... with a number.
fn pairing_of(pairs: usize, mut rank: usize) -> Pairing {
    let mut ends: u16 = ((1_u32 << (2 * pairs)) - 1) as u16;
    let mut pairing = Pairing::NONE;
    for left in (1..=pairs).rev() {
        let first = ends.trailing_zeros() as u8;
        ends &= ends - 1;
        let between = rank / pairings(left - 1);
        rank %= pairings(left - 1);
        let partner = (0..16)
            .filter(|end| ends >> end & 1 == 1)
            .nth(between)
            .unwrap_or_default();
        ends &= !(1 << partner);
        pairing = pairing.started(first, partner);
    }
    pairing
}

/// For each pairing, the pairing that arises when its first end is joined to another, and the pairings that form one
/// cycle with it.
#[derive(Debug, Default)]
pub struct Table {
    /// The number of the pairing with one pair less, by the other end, then by the pairing. If the two ends belong to
    /// the same path, it is one above all such numbers.
    joined: Vec<u16>,
    /// The numbers of all pairings that form a single cycle with a pairing, by the pairing.
    cycles: Vec<u16>,
}

impl Table {
    /// The table of joins for `pairs` pairs, at most 6.
    pub fn of_joins(pairs: usize) -> Result<Self, CountError> {
        let (all, others) = (pairings(pairs), 2 * pairs - 1);
        let mut joined = filled(pairings(pairs - 1) as u16, all * others)?;
        for number in 0..all {
            let pairing = pairing_of(pairs, number);
            for other in 1..=others {
                let left = ((1_u32 << (2 * pairs)) - 2) as u16 & !(1 << other);
                if let Some(pairing) = pairing.joined(0, other as u8) {
                    joined[(other - 1) * all + number] = rank(pairing, left) as u16;
                }
            }
        }
        Ok(Self {
            joined,
            cycles: Vec::new(),
        })
    }

    /// The table of cycles for `pairs` pairs: each pairing forms a cycle with (2k - 2)!! others.
    pub fn of_cycles(pairs: usize) -> Result<Self, CountError> {
        let all = pairings(pairs);
        let with_each: usize = (1..pairs).map(|pair| 2 * pair).product();
        let mut cycles = with_capacity(all * with_each)?;
        for above in 0..all {
            let upper = pairing_of(pairs, above);
            let closes = |&below: &usize| upper.closes(pairing_of(pairs, below), 0, pairs);
            cycles.extend((0..all).filter(closes).map(|below| below as u16));
        }
        Ok(Self {
            joined: Vec::new(),
            cycles,
        })
    }

    /// The pairings that arise from all pairings when the first end is joined to the end `other` places after it.
    pub fn joined(&self, other: usize, pairs: usize) -> &[u16] {
        let all = pairings(pairs);
        &self.joined[(other - 1) * all..other * all]
    }

    /// For each pairing those with which it forms a single cycle.
    pub fn cycles(&self, pairs: usize) -> std::slice::ChunksExact<'_, u16> {
        self.cycles
            .chunks_exact(self.cycles.len() / pairings(pairs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_their_pairings() {
        for pairs in 1..=5 {
            let ends = ((1_u32 << (2 * pairs)) - 1) as u16;
            for number in 0..pairings(pairs) {
                assert_eq!(rank(pairing_of(pairs, number), ends), number);
            }
        }
        assert_eq!(pairings(6), 10_395);
    }

    #[test]
    fn only_the_order_of_the_ends_counts() {
        let pairing = Pairing::NONE.started(3, 9).started(5, 14);
        let ends = 1 << 3 | 1 << 5 | 1 << 9 | 1 << 14;
        assert_eq!(rank(pairing, ends), 1);
    }

    #[test]
    fn a_pairing_forms_a_cycle_with_as_many_as_there_are() {
        for (pairs, with_each) in [(1, 1), (2, 2), (3, 8), (4, 48)] {
            let table = Table::of_cycles(pairs).unwrap();
            assert_eq!(table.cycles(pairs).len(), pairings(pairs));
            assert_eq!(table.cycles.len(), pairings(pairs) * with_each);
        }
    }
}
