//! Counting the ones of many rows of bits.
//!
//! Counting the ones of each row would cost more than finding the row. So the rows are first added
//! up, place by place, in binary: `ones`, `twos` and `fours` hold the digits of how many rows so
//! far had a one in each place. Eight rows enter through seven full adders, and only what carries
//! over to eights is counted.

use super::lanes::Lanes;

/// The number of ones in all rows that were added.
#[derive(Copy, Clone, Debug)]
pub(super) struct Tally {
    ones: Lanes,
    twos: Lanes,
    fours: Lanes,
    eights: u64,
}

impl Tally {
    pub(super) const ROWS: usize = 8;

    pub(super) const fn new() -> Self {
        Self {
            ones: Lanes::NONE,
            twos: Lanes::NONE,
            fours: Lanes::NONE,
            eights: 0,
        }
    }

    /// Adds eight rows.
    #[inline]
    pub(super) fn add(&mut self, rows: [Lanes; Self::ROWS]) {
        let (ones, twos_a) = full_adder(self.ones, rows[0], rows[1]);
        let (ones, twos_b) = full_adder(ones, rows[2], rows[3]);
        let (twos, fours_a) = full_adder(self.twos, twos_a, twos_b);
        let (ones, twos_a) = full_adder(ones, rows[4], rows[5]);
        let (ones, twos_b) = full_adder(ones, rows[6], rows[7]);
        let (twos, fours_b) = full_adder(twos, twos_a, twos_b);
        let (fours, eights) = full_adder(self.fours, fours_a, fours_b);
        (self.ones, self.twos, self.fours) = (ones, twos, fours);
        self.eights += eights.count_ones();
    }

    pub(super) fn total(&self) -> u64 {
        self.ones.count_ones()
            + 2 * self.twos.count_ones()
            + 4 * self.fours.count_ones()
            + 8 * self.eights
    }
}

/// The sum of three bits in each place: its lower and its higher digit.
#[inline]
fn full_adder(a: Lanes, b: Lanes, c: Lanes) -> (Lanes, Lanes) {
    let differ = a.xor(b);
    (differ.xor(c), a.and(b).or(differ.and(c)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_one_is_counted() {
        let mut tally = Tally::new();
        let mut expected = 0;
        let mut state = 1_u32;
        for _ in 0..100 {
            let mut row = || {
                let row = Lanes::new(std::array::from_fn(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    state
                }));
                expected += row.count_ones();
                row
            };
            tally.add(std::array::from_fn(|_| row()));
            assert_eq!(tally.total(), expected);
        }
    }
}
