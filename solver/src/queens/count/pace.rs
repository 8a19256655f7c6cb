//! The amount of work that a device which compares pairs gets at a time.

use std::time::Duration;

/// The pairs in the first batch. A software renderer compares about this number in a second.
const FIRST: u64 = 1 << 22;

/// The number of pairs that batches should have, learnt from the time that earlier ones took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    pairs: u64,
}

impl Default for Pace {
    fn default() -> Self {
        Self { pairs: FIRST }
    }
}

impl Pace {
    /// A batch that takes longer is followed by smaller ones: drivers stop what takes some seconds, and draw nothing meanwhile.
    pub const LONGEST: Duration = Duration::from_millis(100);
    /// The time below which a batch is followed by larger ones, if enough work is left.
    pub const SHORTEST: Duration = Duration::from_millis(30);
    /// The number of batches that a device has at the same time: it compares the next batch while the caller fetches
    /// the sums of the last one.
    pub const AT_ONCE: usize = 2;

    /// The number of pairs that a batch should have.
    #[must_use]
    pub const fn pairs(&self) -> u64 {
        self.pairs
    }

    /// Learns from a batch of `pairs` pairs that took this time.
    pub fn learn(&mut self, pairs: u64, time: Duration) {
        if time > Self::LONGEST {
            self.pairs = self.pairs.min(pairs / 2).max(1);
        } else if time < Self::SHORTEST && pairs >= self.pairs {
            self.pairs = self.pairs.saturating_mul(2);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batches_grow_to_what_the_device_does_in_a_tenth_of_a_second() {
        // Speeds in pairs per second.
        for speed in [1e3, 1e7, 1e12] {
            let mut pace = Pace::default();
            let time = |pairs: u64| Duration::from_secs_f64(pairs as f64 / speed);
            for _ in 0..40 {
                let pairs = pace.pairs();
                pace.learn(pairs, time(pairs));
            }
            let settled = time(pace.pairs());
            assert!(
                (Pace::SHORTEST..=Pace::LONGEST).contains(&settled),
                "{speed}"
            );
            // The end of a run of parts says nothing about larger batches.
            let pairs = pace.pairs();
            pace.learn(pairs / 10, time(pairs / 10));
            assert_eq!(pace.pairs(), pairs);
        }
    }
}
