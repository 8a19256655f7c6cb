//! The parts of a board in the order of their tours' numbers, and how many tours lie before each.

use super::super::CountError;
use super::super::degrees::Degrees;
use super::super::error::reserve;
use crate::board::Size;

/// The degrees that the upper part can have at the seam, of images of each other the least, ascending; and how many tours
/// the first of them have, with their images.
#[derive(Debug, Default)]
pub(super) struct Parts {
    targets: Vec<Degrees>,
    /// Where each of the buckets that are known ends.
    ends: Vec<End>,
    /// Where the next one would end at present, and the work to count its tours.
    next: End,
    work: u64,
}

/// So many parts come before, and so many tours that they have.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct End {
    parts: usize,
    tours: u128,
}

/// The parts of a bucket take so much work to count, some milliseconds.
const BUCKET: u64 = 1 << 17;

/// The buckets of 8 x 8 squares, whose tours take longer to count than all before. `cargo test --release -p bezzel-solver
/// --lib shipped -- --ignored` compares them, and writes them where `WRITE` is set.
const CHESS_BOARD: &str = include_str!("../../../../data/closed_tours_8x8_by_part.csv");

impl Parts {
    /// Adds parts, in any order.
    pub(super) fn extend(&mut self, targets: &[Degrees]) -> Result<(), CountError> {
        reserve(&mut self.targets, targets.len())?;
        self.targets.extend(targets);
        Ok(())
    }

    /// Whether the buckets of a board are known beforehand.
    pub(super) fn are_shipped(size: Size) -> bool {
        (size.rows(), size.columns()) == (8, 8)
    }

    /// Puts the parts in order; they are all that the board has.
    pub(super) fn order(&mut self, size: Size) -> Result<(), CountError> {
        self.targets.shrink_to_fit();
        self.targets.sort_unstable();
        if Self::are_shipped(size) {
            let lines = CHESS_BOARD.lines().skip(1);
            for (parts, tours) in lines.filter_map(|line| line.split_once(',')) {
                self.next.parts += parts.parse::<usize>().unwrap_or(0);
                self.next.tours += tours.parse::<u128>().unwrap_or(0);
                reserve(&mut self.ends, 1)?;
                self.ends.push(self.next);
            }
        }
        Ok(())
    }

    /// The next part whose tours are to be counted.
    pub(super) fn next(&self) -> Option<Degrees> {
        self.targets.get(self.next.parts).copied()
    }

    /// Adds the tours of the next part, and the work that it was to count them.
    pub(super) fn push(&mut self, tours: u128, work: u64) -> Result<(), CountError> {
        let sum = self.next.tours.checked_add(tours);
        self.next = End {
            parts: self.next.parts + 1,
            tours: sum.ok_or(CountError::TooMany)?,
        };
        self.work += work;
        if self.work >= BUCKET || self.next.parts == self.targets.len() {
            reserve(&mut self.ends, 1)?;
            self.ends.push(self.next);
            self.work = 0;
        }
        Ok(())
    }

    /// The tours of all parts that are known.
    pub(super) fn count(&self) -> u128 {
        self.next.tours
    }

    /// The share of the parts whose tours are known.
    pub(super) fn share(&self) -> f64 {
        self.next.parts as f64 / self.targets.len().max(1) as f64
    }

    /// The part of the tour with an index below the count, and the tour's index among those of the part. `tours` counts
    /// those of a part.
    pub(super) fn find(
        &self,
        index: u128,
        mut tours: impl FnMut(Degrees) -> Result<u128, CountError>,
    ) -> Result<(Degrees, u128), CountError> {
        let (start, parts) = self.bucket(|end| end.tours <= index);
        let mut left = index - start;
        for &target in parts {
            let tours = tours(target)?;
            if left < tours {
                return Ok((target, left));
            }
            left -= tours;
        }
        unreachable!("the tours of a bucket are those of its parts")
    }

    /// The tours of the parts before one.
    pub(super) fn before(
        &self,
        target: Degrees,
        mut tours: impl FnMut(Degrees) -> Result<u128, CountError>,
    ) -> Result<u128, CountError> {
        let place = self.targets.partition_point(|&other| other < target);
        let (mut before, parts) = self.bucket(|end| end.parts <= place);
        for &other in parts.iter().take_while(|&&other| other < target) {
            before += tours(other)?;
        }
        Ok(before)
    }

    /// The bucket behind those of which that is true: the tours before it, and its parts.
    fn bucket(&self, is_before: impl Fn(&End) -> bool) -> (u128, &[Degrees]) {
        let bucket = self.ends.partition_point(is_before);
        let start = bucket.checked_sub(1).map(|before| self.ends[before]);
        let start = start.unwrap_or_default();
        let end = self.ends.get(bucket).unwrap_or(&self.next);
        (start.tours, &self.targets[start.parts..end.parts])
    }

    /// The lines of what is shipped.
    #[cfg(test)]
    pub(super) fn lines(&self) -> String {
        let starts = [End::default()]
            .into_iter()
            .chain(self.ends.iter().copied());
        let line = |(end, start): (&End, End)| {
            let (parts, tours) = (end.parts - start.parts, end.tours - start.tours);
            format!("{parts},{tours}\n")
        };
        let lines = self.ends.iter().zip(starts).map(line);
        "parts,tours\n".to_owned() + &lines.collect::<String>()
    }

    /// Forgets what is known of the tours.
    #[cfg(test)]
    pub(super) fn forget_tours(&mut self) {
        self.ends.clear();
        self.next = End::default();
    }
}
