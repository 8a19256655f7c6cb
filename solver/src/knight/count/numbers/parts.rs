//! The parts of a board in the order of their tours' numbers, and how many tours lie before them.

use super::super::CountError;
use super::super::degrees::Degrees;
use super::super::error::reserve;
use super::super::middle::{Half, is_dark};

/// The degrees that the upper part can have at the seam, of images of each other the least, ascending; and how many tours
/// they have, with their images.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// The degrees whose tours are to be counted, and how many of them are.
    targets: Vec<Degrees>,
    counted: usize,
    /// Parts with tours that follow each other.
    buckets: Vec<Bucket>,
    /// The number of parts with tours in the last bucket.
    filled: usize,
    /// The tours that are counted.
    tours: u128,
}

/// The first degrees of a bucket, and the tours of all before.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Bucket {
    first: Degrees,
    before: u128,
}

/// The greatest number of parts with tours in a bucket. They take ten milliseconds to count.
const BUCKET: usize = 32;
/// The number of tours that fills a bucket. Some parts have very many tours; a bucket has few of these, so most tours
/// are found soon.
const TOURS: u128 = 1 << 30;
/// The greatest distance, as numbers, of the degrees of a part from the first degrees of its bucket. All degrees in
/// between are looked at as well.
const FAR: u64 = 1 << 13;

/// The buckets of the board of 8 x 8 squares: for each, the difference of its first degrees from those of the bucket
/// before, and its tours. To count these tours takes longer than all other preparations. `cargo test --release -p
/// bezzel-solver --lib shipped -- --ignored` compares the file with a new count, and writes it if `WRITE` is set.
const CHESS_BOARD: &str = include_str!("../../../../data/closed_tours_8x8_by_part.csv");

impl Parts {
    /// The parts of 8 x 8 squares.
    pub fn of_chess_board() -> Result<Self, CountError> {
        Self::of_table(CHESS_BOARD)
    }

    /// The parts of a table like [`CHESS_BOARD`].
    fn of_table(table: &str) -> Result<Self, CountError> {
        let mut parts = Self::default();
        let mut first = 0;
        for line in table.lines().skip(1) {
            let (more, tours) =
                bucket(line).expect("the table is part of the program, and a test reads all of it");
            first += more;
            parts.begin(Degrees::unpacked(first))?;
            parts.tours += tours;
        }
        Ok(parts)
    }

    /// Adds parts, in any order.
    pub fn extend(&mut self, targets: &[Degrees]) -> Result<(), CountError> {
        reserve(&mut self.targets, targets.len())?;
        self.targets.extend(targets);
        Ok(())
    }

    /// Puts all parts of the board in order.
    pub fn order(&mut self) {
        self.targets.sort_unstable();
    }

    /// The next part whose tours are to be counted.
    pub fn next(&self) -> Option<Degrees> {
        self.targets.get(self.counted).copied()
    }

    /// Adds the tours of the next part.
    pub fn push(&mut self, tours: u128) -> Result<(), CountError> {
        if tours > 0 {
            let target = self.targets[self.counted];
            let is_full = self.buckets.last().is_none_or(|last| {
                let distance = target.bits() - last.first.bits();
                self.filled == BUCKET || self.tours - last.before >= TOURS || distance >= FAR
            });
            if is_full {
                self.begin(target)?;
            }
            self.filled += 1;
            let sum = self.tours.checked_add(tours);
            self.tours = sum.ok_or(CountError::TooMany)?;
        }
        self.counted += 1;
        Ok(())
    }

    /// Forgets the degrees, when the tours of all are counted.
    pub fn finish(&mut self) {
        self.targets = Vec::new();
    }

    /// Begins a bucket.
    fn begin(&mut self, first: Degrees) -> Result<(), CountError> {
        self.filled = 0;
        reserve(&mut self.buckets, 1)?;
        self.buckets.push(Bucket {
            first,
            before: self.tours,
        });
        Ok(())
    }

    /// The tours of all parts that are known.
    pub fn count(&self) -> u128 {
        self.tours
    }

    /// The share of the parts whose tours are known.
    pub fn share(&self) -> f64 {
        self.counted as f64 / self.targets.len().max(1) as f64
    }

    /// The part of the tour with an index below the count, and the tour's index within the part. `tours` gives the
    /// number of tours for degrees, 0 if they are no part.
    pub fn find(
        &self,
        seam: &SeamDegrees,
        index: u128,
        mut tours: impl FnMut(Degrees) -> Result<u128, CountError>,
    ) -> Result<(Degrees, u128), CountError> {
        let behind = self
            .buckets
            .partition_point(|bucket| bucket.before <= index);
        let Bucket { first, before } = self.buckets[behind - 1];
        let mut left = index - before;
        for target in seam.from(first) {
            let tours = tours(target)?;
            if left < tours {
                return Ok((target, left));
            }
            left -= tours;
        }
        unreachable!("the tours of a bucket are those of its parts")
    }

    /// The tours of the parts before one that has tours.
    pub fn before(
        &self,
        seam: &SeamDegrees,
        target: Degrees,
        mut tours: impl FnMut(Degrees) -> Result<u128, CountError>,
    ) -> Result<u128, CountError> {
        let behind = self
            .buckets
            .partition_point(|bucket| bucket.first <= target);
        let Bucket { first, mut before } = self.buckets[behind - 1];
        for other in seam.from(first).take_while(|&other| other < target) {
            before += tours(other)?;
        }
        Ok(before)
    }

    /// The lines of the file with the buckets.
    #[cfg(test)]
    pub fn lines(&self) -> String {
        let firsts = self.buckets.iter().map(|bucket| bucket.first.packed());
        let before = [0].into_iter().chain(firsts.clone());
        let ends = self.buckets.iter().skip(1).map(|bucket| bucket.before);
        let tours = ends.chain([self.tours]).zip(&self.buckets);
        let line = |((first, before), (end, bucket)): ((u32, u32), (u128, &Bucket))| {
            format!("{:x},{}\n", first - before, end - bucket.before)
        };
        let lines = firsts.zip(before).zip(tours).map(line);
        "degrees,tours\n".to_owned() + &lines.collect::<String>()
    }
}

/// A line of the table: the difference of the degrees, and the tours.
fn bucket(line: &str) -> Option<(u32, u128)> {
    let (more, tours) = line.split_once(',')?;
    Some((u32::from_str_radix(more, 16).ok()?, tours.parse().ok()?))
}

/// The degrees that the upper part may have at the seam: each move joins a light and a dark square, so both have the same sum,
/// with two at each square that is done.
#[derive(Debug)]
pub struct SeamDegrees {
    slots: Vec<u8>,
    /// The lower bit of each slot of a dark or a light square.
    dark: u64,
    light: u64,
    /// The sum of the light squares minus that of the dark ones.
    difference: i64,
}

impl SeamDegrees {
    pub fn new(upper: &Half) -> Self {
        let mut slots: Vec<u8> = upper.seam.iter().map(|&(slot, _)| slot).collect();
        slots.sort_unstable();
        let [dark, light] = [true, false].map(|dark| {
            let squares = upper.seam.iter();
            let own = squares.filter(|(_, square)| is_dark(*square) == dark);
            own.fold(0, |bits, (slot, _)| bits | 1 << (2 * slot))
        });
        Self {
            slots,
            dark,
            light,
            difference: 2 * i64::from(upper.darker),
        }
    }

    /// All from some on, ascending.
    fn from(&self, first: Degrees) -> impl Iterator<Item = Degrees> {
        let all = std::iter::successors(Some(first), |&degrees| next(degrees, &self.slots));
        let sum = |degrees: &Degrees, slots| i64::from(degrees.sum(slots));
        all.filter(move |degrees| {
            sum(degrees, self.dark) + self.difference == sum(degrees, self.light)
        })
    }
}

/// The next degrees, with 0 to 2 in each of some slots.
fn next(mut degrees: Degrees, slots: &[u8]) -> Option<Degrees> {
    for &slot in slots {
        let degree = degrees.get(slot);
        if degree < 2 {
            return Some(degrees.with(slot, degree + 1));
        }
        degrees = degrees.with(slot, 0);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_all_tours() {
        let parts = Parts::of_chess_board().unwrap();
        assert_eq!(parts.count(), 13_267_364_410_532);
    }

    #[test]
    #[should_panic(expected = "the table is part of the program")]
    fn a_broken_line_is_no_bucket_without_tours() {
        let _ = Parts::of_table("degrees,tours\n1f,12\n2x,3\n");
    }
}
