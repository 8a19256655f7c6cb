//! The pairs of several parts, laid out for a device that compares many at a time.
//!
//! `matching.wgsl` is the program for such a device: a graphics processor. It reads five lists of numbers, and finds one sum
//! for each tile: at most [`TILE`] words of west halves from one bucket, compared with all east halves in buckets that are
//! disjoint from theirs. A word holds [`WORD`] patterns of one weight; where there are fewer, the rest are [`NONE`].

use super::buckets::Buckets;
use super::matching::Matcher;
use super::weights::Weights;

/// The patterns of a word, which become one row of 32 bits for each diagonal.
const WORD: usize = 32;
/// The most words in a tile.
const TILE: usize = 16;
/// Stands in a word where there is no pattern: the only one whose highest bit is set.
const NONE: u32 = u32::MAX;

/// Pairs that are to be compared, listed part by part by [`Count::list`](crate::queens::count::Count::list).
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// For each tile: its first word, its number of words, the place where the starts of its part's east buckets begin,
    /// and the bucket bits that its west halves leave free.
    tiles: Vec<[u32; 4]>,
    west: Vec<[u32; WORD]>,
    /// The number of solutions that a pair stands for, by the word of its west half.
    weights: Vec<u32>,
    /// The first index of each bucket of a part's east halves, and the end of the last.
    starts: Vec<u32>,
    east: Vec<u32>,
    /// Each part, and how many tiles there are up to its end.
    parts: Vec<(u64, usize)>,
    pairs: u64,
}

impl Batch {
    /// The program that finds the sums of all tiles, in WGSL.
    pub const PROGRAM: &str = include_str!("matching.wgsl");

    /// Takes everything out.
    pub fn clear(&mut self) {
        let Self {
            tiles,
            west,
            weights,
            starts,
            east,
            parts,
            pairs,
        } = self;
        tiles.clear();
        west.clear();
        weights.clear();
        starts.clear();
        east.clear();
        parts.clear();
        *pairs = 0;
    }

    /// The number of tiles. Each tile is the work of one workgroup.
    #[must_use]
    pub const fn tiles(&self) -> usize {
        self.tiles.len()
    }

    /// The number of pairs of west and east halves, including those that need no comparison.
    #[must_use]
    pub const fn pairs(&self) -> u64 {
        self.pairs
    }

    /// The lists that the program reads, in the order of its bindings. If the batch has tiles, they are not empty.
    #[must_use]
    pub fn lists(&self) -> [&[u32]; 5] {
        [
            self.tiles.as_flattened(),
            self.west.as_flattened(),
            &self.weights,
            &self.starts,
            &self.east,
        ]
    }

    /// The bytes in all lists.
    #[must_use]
    pub fn size(&self) -> usize {
        self.lists().map(size_of_val).iter().sum()
    }

    /// Each part with its number of solutions, for the sums of all tiles.
    pub fn solutions(&self, sums: &[u64]) -> impl Iterator<Item = (u64, u64)> {
        let mut from = 0;
        self.parts.iter().map(move |&(part, to)| {
            let solutions = sums[from..to].iter().sum();
            from = to;
            (part, solutions)
        })
    }

    /// Adds a part. Its west patterns are grouped by bucket, and within each bucket by class; `weights` has the weights
    /// of the classes.
    pub(super) fn add(&mut self, part: u64, west: &Buckets, east: &Buckets, weights: &Weights) {
        let buckets = east.buckets();
        let classes = west.buckets() / buckets;
        let starts = self.starts.len() as u32;
        let first_east = self.east.len() as u32;
        for bucket in 0..buckets {
            let first = self.west.len();
            let class = bucket * classes;
            for (run, weight) in weights.runs() {
                self.add_words(
                    west.range(class + run.start..class + run.end),
                    weight as u32,
                );
            }
            let end = self.west.len();
            for word in (first..end).step_by(TILE) {
                let words = TILE.min(end - word);
                let free = !bucket & (buckets - 1);
                self.tiles
                    .push([word as u32, words as u32, starts, free as u32]);
            }
        }
        self.starts
            .extend(east.starts().iter().map(|start| first_east + start));
        self.east.extend(east.range(0..buckets));
        self.parts.push((part, self.tiles.len()));
        self.pairs += west.len() as u64 * east.len() as u64;
    }

    /// The sums that the program finds for each tile, pair by pair.
    #[cfg(test)]
    pub(in crate::queens::count) fn sums(&self) -> Vec<u64> {
        let sum = |&[word, words, starts, free]: &[u32; 4]| {
            let mut sum = 0;
            for word in word as usize..(word + words) as usize {
                let west = self.west[word].iter().filter(|&&west| west != NONE);
                for bucket in (0..=free).filter(|bucket| bucket & !free == 0) {
                    let start = (starts + bucket) as usize;
                    let east = self.starts[start] as usize..self.starts[start + 1] as usize;
                    for east in &self.east[east] {
                        let disjoint = west.clone().filter(|&west| west & east == 0).count();
                        sum += disjoint as u64 * u64::from(self.weights[word]);
                    }
                }
            }
            sum
        };
        self.tiles.iter().map(sum).collect()
    }

    fn add_words(&mut self, patterns: &[u32], weight: u32) {
        for patterns in patterns.chunks(WORD) {
            let mut word = [NONE; WORD];
            for (place, pattern) in word.iter_mut().zip(patterns) {
                // The bits above the pattern have been used for class and bucket.
                *place = pattern & (NONE >> (u32::BITS - Matcher::PATTERN_BITS));
            }
            self.west.push(word);
            self.weights.push(weight);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Job;
    use crate::queens::Piece;
    use crate::queens::count::{Count, CountRequest};

    use super::*;

    #[test]
    fn the_tiles_of_a_part_have_its_solutions() {
        for n in 6..=13 {
            let parts = CountRequest::whole(n, Piece::Queen).unwrap().parts;
            let mut job = Count::start(CountRequest::whole(n, Piece::Queen).unwrap()).unwrap();
            let mut batch = Batch::default();
            for part in parts.clone() {
                assert!(job.list(part, &mut batch));
                assert!(batch.tiles() == 0 || batch.lists().iter().all(|list| !list.is_empty()));
            }
            let listed: Vec<(u64, u64)> = batch.solutions(&batch.sums()).collect();
            assert!(!listed.is_empty());
            for part in parts {
                job.go_over_to(part..part + 1).unwrap();
                job.advance(1, &mut |_| {});
                let solutions = listed.iter().find(|(other, _)| *other == part);
                assert_eq!(solutions.map_or(0, |(_, solutions)| *solutions), job.sum());
            }
            batch.clear();
            assert_eq!((batch.tiles(), batch.size(), batch.pairs()), (0, 0, 0));
        }
    }

    #[test]
    fn what_is_searched_is_not_listed() {
        for (n, piece) in [(5, Piece::Queen), (8, Piece::Superqueen)] {
            let mut job = Count::start(CountRequest::whole(n, piece).unwrap()).unwrap();
            let mut batch = Batch::default();
            assert!(!job.list(0, &mut batch));
            assert_eq!(batch.tiles(), 0);
        }
    }
}
