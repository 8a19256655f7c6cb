//! A count that lets a helper, such as a graphics processor, compare the pairs.

use std::ops::Range;

use super::{Batch, Count};
use crate::job::{Job, Progress};
use crate::queens::QueensError;

/// The greatest size of a batch in bytes, for any speed of the device.
const ROOM: usize = 32 << 20;

/// Counts the solutions of some parts, as [`Count`] does, from sums that something else finds.
///
/// [`list`](Self::list) and [`enter`](Self::enter) take turns, until all parts are counted. What goes wrong between the two
/// changes nothing: until sums are entered, the parts that were listed for them are not counted.
#[derive(Clone, Debug)]
pub struct Assisted {
    count: Count,
    batch: Batch,
    /// The ends of the parts that have been listed since sums were entered.
    listed: u64,
    /// The solutions of the parts that are counted by a search, without comparing pairs.
    searched: u64,
    /// The number of batches that have been checked.
    checked: usize,
}

/// A part for which sums were found that are not its solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The part.
    pub part: u64,
    /// The number of solutions that it has.
    pub right: u64,
    /// The number that was found.
    pub found: u64,
}

impl Assisted {
    /// Continues a count from its present state.
    #[must_use]
    pub fn new(count: Count) -> Self {
        Self {
            listed: count.next,
            count,
            batch: Batch::default(),
            searched: 0,
            checked: 0,
        }
    }

    /// Takes over other parts of the same count, as [`Count::go_over_to`] does.
    ///
    /// # Errors
    ///
    /// [`QueensError::Parts`] if they are no parts of the count.
    pub fn go_over_to(&mut self, parts: Range<u64>) -> Result<(), QueensError> {
        self.alone().go_over_to(parts)?;
        self.listed = self.count.next;
        Ok(())
    }

    /// The batch of the next parts, with about `pairs` pairs. The caller has to enter its sums. The last batch has
    /// fewer pairs, and a board whose pairs are not compared has none. The batch stays the same until sums are entered.
    pub fn list(&mut self, pairs: u64) -> &Batch {
        if self.listed > self.count.next {
            return &self.batch;
        }
        let end = self.count.request.parts.end;
        while self.listed < end && self.batch.pairs() < pairs && self.batch.size() < ROOM {
            let part = self.listed;
            self.listed += 1;
            if !self.count.list(part, &mut self.batch) {
                self.searched = self.count.method.count(part);
                break;
            }
        }
        &self.batch
    }

    /// Enters the sums of the batch's tiles, and checks the sums of one part, another part each time.
    ///
    /// # Errors
    ///
    /// If they are wrong. None of them is entered then.
    pub fn enter(&mut self, sums: &[u64]) -> Result<Progress, Mistake> {
        let counted: Vec<(u64, u64)> = self.batch.solutions(sums).collect();
        if !counted.is_empty() {
            let (part, found) = counted[self.sample(counted.len())];
            let right = self.count.method.count(part);
            if right != found {
                return Err(Mistake { part, right, found });
            }
        }
        let found: u64 = counted.iter().map(|(_, found)| found).sum();
        self.count.sum += found + self.searched;
        self.count.next = self.listed;
        self.alone();
        Ok(self.count.progress())
    }

    /// Counts the solutions of the parts that are listed without any help, to compare how long that takes.
    pub fn recount(&mut self) -> u64 {
        let parts = self.count.next..self.listed;
        parts.map(|part| self.count.method.count(part)).sum()
    }

    /// The count so far, to continue it without help. The listed batch is dropped.
    pub fn alone(&mut self) -> &mut Count {
        self.batch.clear();
        self.searched = 0;
        self.listed = self.count.next;
        &mut self.count
    }

    /// The count so far.
    #[must_use]
    pub const fn count(&self) -> &Count {
        &self.count
    }

    /// The index of one of `parts` parts, another one at each call.
    fn sample(&mut self, parts: usize) -> usize {
        let golden = 0x9e37_79b9_usize;
        self.checked = self.checked.wrapping_add(1);
        (self.checked.wrapping_mul(golden) >> 8) % parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::queens::Piece;
    use crate::queens::count::CountRequest;

    fn start(n: u32, piece: Piece) -> Assisted {
        Assisted::new(Count::start(CountRequest::whole(n, piece).unwrap()).unwrap())
    }

    /// Counts to the end, in batches of `pairs` pairs. Returns the sum and the number of batches.
    fn count(assisted: &mut Assisted, pairs: u64) -> (u64, usize) {
        for batches in 1.. {
            let sums = assisted.list(pairs).sums();
            if assisted.enter(&sums).unwrap().done {
                return (assisted.count().sum(), batches);
            }
        }
        unreachable!()
    }

    #[test]
    fn batches_of_any_size_count_every_solution() {
        for (n, solutions) in [(6, 4), (8, 92), (9, 352), (11, 2680), (12, 14_200)] {
            assert_eq!(count(&mut start(n, Piece::Queen), u64::MAX), (solutions, 1));
            let (counted, batches) = count(&mut start(n, Piece::Queen), 1);
            assert_eq!(counted, solutions);
            assert!(batches > 2);
        }
    }

    #[test]
    fn what_is_searched_is_counted_as_well() {
        for (n, piece, solutions) in [(5, Piece::Queen, 10), (10, Piece::Superqueen, 4)] {
            assert_eq!(count(&mut start(n, piece), 1 << 20).0, solutions);
        }
    }

    #[test]
    fn what_is_listed_and_not_entered_is_not_counted() {
        let mut assisted = start(10, Piece::Queen);
        for _ in 0..3 {
            let sums = assisted.list(1000).sums();
            assisted.enter(&sums).unwrap();
        }
        let before = assisted.count().checkpoint();
        let tiles = assisted.list(1000).tiles();
        assert_eq!(assisted.list(1).tiles(), tiles, "the same batch");
        assert!(assisted.recount() > 0);
        assert_eq!(assisted.count().checkpoint(), before);
        let rest = assisted.alone();
        assert_eq!(rest.checkpoint(), before);
        rest.advance(u64::MAX, &mut |_| {});
        assert_eq!(rest.sum(), 724);
    }

    #[test]
    fn one_count_goes_over_to_other_parts() {
        let parts = CountRequest::whole(10, Piece::Queen).unwrap().parts;
        let mut assisted = start(10, Piece::Queen);
        let middle = parts.end / 3;
        let mut solutions = 0;
        for parts in [middle..parts.end, 0..middle] {
            assisted.go_over_to(parts).unwrap();
            solutions += count(&mut assisted, 5000).0;
        }
        assert_eq!(solutions, 724);
        assert!(assisted.go_over_to(1..parts.end + 1).is_err());
    }

    #[test]
    fn wrong_sums_are_found_and_not_entered() {
        let mut assisted = start(10, Piece::Queen);
        let mut sums = assisted.list(1 << 20).sums();
        for sum in &mut sums {
            *sum += 1;
        }
        let mistake = assisted.enter(&sums).unwrap_err();
        assert!(mistake.found > mistake.right, "{mistake:?}");
        assert_eq!(
            (assisted.count().sum(), assisted.count().progress().steps),
            (0, 0)
        );
    }
}
