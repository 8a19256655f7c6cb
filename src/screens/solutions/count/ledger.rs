//! The books of a count that many workers share: which shares are done, how far
//! the others are, and what has been counted.

/// A count divided into shares.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ledger {
    shares: Vec<Share>,
    /// What the shares that are done have counted.
    counted: u64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Share {
    /// Not done: the part of it that is, from 0 to 1, and what that has counted.
    Open {
        fraction: f64,
        counted: u64,
    },
    Done,
}

const UNTOUCHED: Share = Share::Open {
    fraction: 0.0,
    counted: 0,
};

impl Ledger {
    /// A count of so many shares, none of them begun.
    pub(super) fn new(shares: usize) -> Self {
        Self {
            shares: vec![UNTOUCHED; shares],
            counted: 0,
        }
    }

    /// The shares that are not done, in the order in which they are to be
    /// handed out: spread over the whole, so that the part done tells how much
    /// is left.
    pub(super) fn open(&self) -> Vec<usize> {
        let count = self.shares.len();
        // About the golden section, and coprime to the number of shares.
        let step = (count * 5 / 8..=count)
            .find(|step| gcd(*step, count) == 1)
            .unwrap_or(1);
        (0..count)
            .map(|index| index * step % count)
            .filter(|share| self.shares[*share] != Share::Done)
            .collect()
    }

    /// Enters that a share has counted more, and how far it is.
    pub(super) fn enter(&mut self, share: usize, more: u64, fraction: f64, done: bool) {
        let Share::Open { counted, .. } = self.shares[share] else {
            return;
        };
        let counted = counted + more;
        self.shares[share] = if done {
            self.counted += counted;
            Share::Done
        } else {
            Share::Open { fraction, counted }
        };
    }

    /// Forgets what shares that are not done have counted: they will be begun
    /// anew.
    pub(super) fn close(&mut self) {
        for share in &mut self.shares {
            if *share != Share::Done {
                *share = UNTOUCHED;
            }
        }
    }

    /// Whether every share is done.
    pub(super) fn is_complete(&self) -> bool {
        self.shares.iter().all(|share| *share == Share::Done)
    }

    /// The part of the whole that is done, from 0 to 1.
    pub(super) fn fraction(&self) -> f64 {
        let done: f64 = self.shares.iter().map(Share::fraction).sum();
        done / self.shares.len() as f64
    }

    /// What has been counted so far, shares under way included.
    pub(super) fn counted(&self) -> u64 {
        let under_way: u64 = self.shares.iter().map(Share::counted).sum();
        self.counted + under_way
    }
}

impl Share {
    const fn fraction(&self) -> f64 {
        match self {
            Self::Open { fraction, .. } => *fraction,
            Self::Done => 1.0,
        }
    }

    /// What the share has counted, as long as it is not done.
    const fn counted(&self) -> u64 {
        match self {
            Self::Open { counted, .. } => *counted,
            Self::Done => 0,
        }
    }
}

const fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use proptest::prelude::*;

    use super::Ledger;

    #[test]
    fn every_share_is_handed_out_once() {
        for shares in 1..200 {
            let mut open = Ledger::new(shares).open();
            open.sort_unstable();
            assert_eq!(open, (0..shares).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_share_that_is_done_is_handed_out_no_more() {
        let mut ledger = Ledger::new(3);
        ledger.enter(1, 7, 1.0, true);
        ledger.enter(1, 9, 1.0, true);
        assert!(!ledger.open().contains(&1));
        assert_eq!(ledger.counted(), 7);
    }

    #[test]
    fn what_was_begun_is_forgotten_when_work_stops() {
        let mut ledger = Ledger::new(2);
        ledger.enter(0, 5, 1.0, true);
        ledger.enter(1, 3, 0.5, false);
        assert_eq!((ledger.counted(), ledger.fraction()), (8, 0.75));
        ledger.close();
        assert_eq!((ledger.counted(), ledger.fraction()), (5, 0.5));
    }

    proptest! {
        /// Whatever the order in which shares are done, and however often work
        /// stops in between, the total is that of the shares.
        #[test]
        fn the_total_is_that_of_the_shares(
            parts in prop::collection::vec((0..1_000_u64, 0..1_000_u64), 1..20),
            stops in prop::collection::vec(any::<bool>(), 20),
        ) {
            let mut ledger = Ledger::new(parts.len());
            for stop in stops {
                for share in ledger.open() {
                    ledger.enter(share, parts[share].0, 0.4, false);
                }
                if stop {
                    ledger.close();
                    continue;
                }
                if let Some(share) = ledger.open().first().copied() {
                    ledger.enter(share, parts[share].1, 1.0, true);
                }
                ledger.close();
            }
            while let Some(share) = ledger.open().first().copied() {
                ledger.enter(share, parts[share].0, 0.4, false);
                ledger.enter(share, parts[share].1, 1.0, true);
            }
            prop_assert!(ledger.is_complete());
            let total: u64 = parts.iter().map(|(begin, end)| begin + end).sum();
            prop_assert_eq!(ledger.counted(), total);
        }
    }
}
