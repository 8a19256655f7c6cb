//! The ledger of a count: which parts are done, and how many solutions or tours they have.

use std::collections::BTreeMap;
use std::ops::Range;

use thiserror::Error;

/// An upper bound of every count, far below `u128::MAX`.
const MAX_COUNT: u128 = u128::MAX / 2;

/// The counted parts of a share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    parts: Range<u64>,
    /// The parts that are done: where each run of them begins, and where it ends. No two runs touch.
    done: BTreeMap<u64, u64>,
    parts_done: u64,
    count: u128,
}

/// A ledger that cannot be of this share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LedgerError {
    #[error("its parts end at {end}, before their start {start}")]
    Backwards { start: u64, end: u64 },
    #[error("the parts {from} to {to} are not among its parts, or are there twice")]
    Parts { from: u64, to: u64 },
    #[error("there cannot be {count} in {parts} parts")]
    Count { count: u128, parts: u64 },
}

impl Ledger {
    /// The ledger of these parts before anything is counted.
    pub fn new(parts: Range<u64>) -> Self {
        Self {
            parts,
            done: BTreeMap::new(),
            parts_done: 0,
            count: 0,
        }
    }

    /// The ledger of parts some of which are done, with the sum of their solutions.
    ///
    /// # Errors
    ///
    /// If the parts end before they begin, those done are not of them or there twice, or the number of solutions cannot be.
    pub fn restore(
        parts: Range<u64>,
        done: impl IntoIterator<Item = (u64, u64)>,
        count: u128,
    ) -> Result<Self, LedgerError> {
        let Range { start, end } = parts;
        if start > end {
            return Err(LedgerError::Backwards { start, end });
        }
        let mut ledger = Self::new(parts);
        for (from, to) in done {
            if from >= to || !ledger.has_open(&(from..to)) {
                return Err(LedgerError::Parts { from, to });
            }
            ledger.enter(from..to, 0);
        }
        let parts = ledger.parts_done;
        if parts == 0 && count > 0 || count > MAX_COUNT {
            return Err(LedgerError::Count { count, parts });
        }
        ledger.count = count;
        Ok(ledger)
    }

    /// Enters parts that were open, and the number of their solutions.
    pub fn enter(&mut self, parts: Range<u64>, count: u128) {
        debug_assert!(self.has_open(&parts));
        let Range { mut start, mut end } = parts;
        self.parts_done += end - start;
        self.count += count;
        if let Some((&before, &reached)) = self.done.range(..start).next_back()
            && reached == start
        {
            start = before;
        }
        if let Some(after) = self.done.remove(&end) {
            end = after;
        }
        self.done.insert(start, end);
    }

    /// Whether these parts are of this share and none of them is done.
    fn has_open(&self, parts: &Range<u64>) -> bool {
        let last_before_end = self.done.range(..parts.end).next_back();
        self.parts.start <= parts.start
            && parts.end <= self.parts.end
            && last_before_end.is_none_or(|(_, &end)| end <= parts.start)
    }

    /// The parts of the share: the first, and the one after the last.
    pub const fn parts(&self) -> (u64, u64) {
        (self.parts.start, self.parts.end)
    }

    /// The runs of parts that are done, from the first.
    pub fn done(&self) -> impl Iterator<Item = (u64, u64)> {
        self.done.iter().map(|(&from, &to)| (from, to))
    }

    /// The runs of parts that are still to be counted, from the first.
    pub fn open(&self) -> impl Iterator<Item = Range<u64>> {
        let ends = self.done.values().copied();
        let starts = self.done.keys().copied();
        std::iter::once(self.parts.start)
            .chain(ends)
            .zip(starts.chain([self.parts.end]))
            .map(|(from, to)| from..to)
            .filter(|parts| !parts.is_empty())
    }

    /// The count of the finished parts.
    pub const fn count(&self) -> u128 {
        self.count
    }

    /// The finished fraction of the share, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        if self.is_complete() {
            return 1.0;
        }
        self.parts_done as f64 / (self.parts.end - self.parts.start) as f64
    }

    pub const fn is_complete(&self) -> bool {
        self.parts_done == self.parts.end - self.parts.start
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_not_done_is_open(entries in prop::collection::vec((0..60_u64, 1..8_u64), 0..30)) {
            let all = 10..50;
            let mut ledger = Ledger::new(all.clone());
            let mut done = [false; 70];
            let mut count = 0;
            for (from, length) in entries {
                let parts = from..from + length;
                let fits = all.start <= parts.start && parts.end <= all.end
                    && parts.clone().all(|part| !done[part as usize]);
                prop_assert_eq!(ledger.has_open(&parts), fits);
                if fits {
                    ledger.enter(parts.clone(), u128::from(length * from));
                    count += u128::from(length * from);
                    parts.for_each(|part| done[part as usize] = true);
                }
            }
            let open: Vec<u64> = ledger.open().flatten().collect();
            let expected: Vec<u64> = all.clone().filter(|part| !done[*part as usize]).collect();
            prop_assert_eq!(ledger.is_complete(), expected.is_empty());
            prop_assert_eq!(open, expected);
            prop_assert_eq!(ledger.count(), count);
            let runs: Vec<_> = ledger.done().collect();
            prop_assert!(runs.windows(2).all(|pair| pair[0].1 < pair[1].0));
            prop_assert_eq!(Ledger::restore(all, runs, count), Ok(ledger));
        }
    }

    #[test]
    fn wrong_ledgers_are_refused() {
        let restore = |done: &[(u64, u64)], count| Ledger::restore(10..20, done.to_vec(), count);
        assert!(restore(&[(10, 12), (15, 20)], 7).is_ok());
        for (from, to) in [
            (9, 11),
            (19, 21),
            (13, 13),
            (14, 13),
            (11, 16),
            (0, u64::MAX),
        ] {
            let error = LedgerError::Parts { from, to };
            assert_eq!(restore(&[(10, 12), (from, to)], 7), Err(error));
        }
        let wrong = |count, parts| Err(LedgerError::Count { count, parts });
        assert_eq!(restore(&[], 7), wrong(7, 0));
        assert_eq!(restore(&[(10, 12)], u128::MAX), wrong(u128::MAX, 2));
        let error = LedgerError::Backwards { start: 9, end: 5 };
        #[expect(clippy::reversed_empty_ranges, reason = "a file may say so")]
        let backwards = 9..5;
        assert_eq!(Ledger::restore(backwards, [], 0), Err(error));
    }

    #[test]
    fn an_empty_share_is_complete() {
        let ledger = Ledger::new(5..5);
        assert!(ledger.is_complete());
        assert_eq!(ledger.open().count(), 0);
        assert!((ledger.fraction() - 1.0).abs() < f64::EPSILON);
    }
}
