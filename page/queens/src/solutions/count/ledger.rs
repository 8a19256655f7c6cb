//! The ledger of a count that many workers share: the finished shares, the positions of the others, and the sums.

use bezzel_solver::Resumable;
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::{Count, spread};
use serde::{Deserialize, Serialize};

use crate::bridge::queens::Counted;

/// The largest side that the counter takes.
pub const MAX_N: u32 = 20;

/// The shares of a count, each with its result so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ledger {
    shares: Vec<Share>,
    /// The solutions that finished shares have counted.
    counted: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Share {
    Untouched,
    /// Begun: the part of it that is done, from 0 to 1, and where it stands.
    Begun(f64, Counted),
    Done,
}

impl Ledger {
    /// A count of `shares` shares, none of them begun.
    pub fn new(shares: usize) -> Self {
        Self {
            shares: vec![Share::Untouched; shares],
            counted: 0,
        }
    }

    /// The unfinished shares and their positions, in the order in which workers get them: first the shares that were
    /// begun, then the others spread over the whole, so that the finished part gives an estimate of the rest.
    pub fn open(&self) -> Vec<(usize, Option<<Count as Resumable>::Checkpoint>)> {
        let order = spread(self.shares.len());
        let begun = order.clone().filter_map(|share| match self.shares[share] {
            Share::Begun(_, counted) => Some((share, Some(counted.at))),
            Share::Untouched | Share::Done => None,
        });
        let untouched = order
            .filter(|share| self.shares[*share] == Share::Untouched)
            .map(|share| (share, None));
        begun.chain(untouched).collect()
    }

    /// Enters where a share stands.
    pub fn enter(&mut self, share: usize, counted: Counted, fraction: f64, done: bool) {
        if self.shares[share] == Share::Done {
            return;
        }
        self.shares[share] = if done {
            self.counted += counted.sum;
            Share::Done
        } else {
            Share::Begun(fraction, counted)
        };
    }

    /// Whether a count of `shares` shares can be in this state; a stored count may be damaged.
    pub fn is_possible(&self, shares: usize) -> bool {
        let sum = self
            .shares
            .iter()
            .try_fold(self.counted, |sum, share| sum.checked_add(share.counted()));
        let fractions_hold = self
            .shares
            .iter()
            .all(|share| (0.0..=1.0).contains(&share.fraction()));
        self.shares.len() == shares && sum.is_some() && fractions_hold
    }

    /// Whether anything has been done.
    pub fn is_begun(&self) -> bool {
        self.shares.iter().any(|share| *share != Share::Untouched)
    }

    /// Whether every share is done.
    pub fn is_complete(&self) -> bool {
        self.shares.iter().all(|share| *share == Share::Done)
    }

    /// The part of the whole that is done, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        let done: f64 = self.shares.iter().map(Share::fraction).sum();
        done / self.shares.len() as f64
    }

    /// Whether more of the same board is done than in another ledger.
    pub fn is_further_than(&self, other: &Self) -> bool {
        self.fraction() > other.fraction()
    }

    /// The solutions counted so far, including those of running shares.
    pub fn counted(&self) -> u64 {
        let under_way: u64 = self.shares.iter().map(Share::counted).sum();
        self.counted + under_way
    }
}

impl Share {
    const fn fraction(&self) -> f64 {
        match self {
            Self::Untouched => 0.0,
            Self::Begun(fraction, _) => *fraction,
            Self::Done => 1.0,
        }
    }

    /// The solutions that a begun share has counted; 0 before and after.
    const fn counted(&self) -> u64 {
        match self {
            Self::Begun(_, counted) => counted.sum,
            Self::Untouched | Self::Done => 0,
        }
    }
}

/// The number of shares of a count: enough that all workers are busy to the end, but so few that giving them out costs
/// no time.
pub const fn shares(n: u32, piece: Piece) -> usize {
    match (n, piece) {
        (..=13, _) => 1,
        (14..=15, _) | (16, Piece::Queen) => 8,
        (17, Piece::Queen) => 32,
        (18, Piece::Queen) => 64,
        _ => 512,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use proptest::prelude::*;

    use super::{Counted, Ledger};

    #[test]
    fn every_share_is_handed_out_once() {
        for shares in 1..200 {
            let mut open = Ledger::new(shares).open();
            open.sort_unstable_by_key(|(share, _)| *share);
            assert!(open.into_iter().eq((0..shares).map(|share| (share, None))));
        }
    }

    #[test]
    fn a_share_that_is_done_is_handed_out_no_more() {
        let mut ledger = Ledger::new(3);
        ledger.enter(1, Counted::so_far(7), 1.0, true);
        ledger.enter(1, Counted::so_far(9), 1.0, true);
        assert!(ledger.open().iter().all(|(share, _)| *share != 1));
        assert_eq!(ledger.counted(), 7);
    }

    #[test]
    fn a_share_that_was_begun_is_continued_first() {
        let mut ledger = Ledger::new(8);
        ledger.enter(5, Counted::so_far(3), 0.5, false);
        assert_eq!(ledger.open()[0], (5, Some(Counted::so_far(3).at)));
        assert_eq!(ledger.open().len(), 8);
    }

    #[test]
    fn a_share_that_is_entered_twice_counts_once() {
        let mut ledger = Ledger::new(2);
        ledger.enter(0, Counted::so_far(5), 1.0, true);
        for _ in 0..2 {
            ledger.enter(1, Counted::so_far(3), 0.5, false);
            assert_eq!((ledger.counted(), ledger.fraction()), (8, 0.75));
        }
    }

    proptest! {
        /// Messages about shares may come in any order and may get lost: the total is always that of the shares.
        #[test]
        fn the_total_is_that_of_the_shares(
            totals in prop::collection::vec(0..1_000_u64, 1..20),
            words in prop::collection::vec((any::<prop::sample::Index>(), 0..=4_u64), 0..100),
        ) {
            let mut ledger = Ledger::new(totals.len());
            for (share, quarters) in words {
                let share = share.index(totals.len());
                let counted = Counted::so_far(totals[share] * quarters / 4);
                ledger.enter(share, counted, quarters as f64 / 4.0, quarters == 4);
            }
            for (share, at) in ledger.open() {
                let entered = (0..4).map(|quarters| Counted::so_far(totals[share] * quarters / 4).at);
                prop_assert!(at.is_none_or(|at| entered.clone().any(|entered| entered == at)));
                ledger.enter(share, Counted::so_far(totals[share]), 1.0, true);
            }
            prop_assert!(ledger.is_complete());
            prop_assert_eq!(ledger.counted(), totals.iter().sum::<u64>());
        }
    }
}
