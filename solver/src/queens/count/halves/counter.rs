//! Counting the solutions, part by part.

use super::board::{Board, End, Middle, Side};
use super::buckets::Buckets;
use super::half::Half;
use super::layout::Layout;
use super::matching::Matcher;
use super::numbering::{Numbering, Part};
use super::quarter::Quarter;
use super::tally::Tally;
use super::weights::Weights;
use crate::queens::bits::lowest_bits;

/// Up to this number of pairs, a count of single pairs is faster than one by tables. With 0, n = 15 takes half as long
/// again; with four times this number, n = 15 takes as long as now.
const FEW_PAIRS: usize = 2000;

/// Counts the solutions of a board size, part by part.
#[derive(Clone, Debug)]
pub(in crate::queens::count) struct Halves {
    numbering: Numbering,
    /// The sets of rows, or of columns, of a quarter, by their number of elements.
    sets: Vec<Vec<u32>>,
    stage: Stage,
    west: Half,
    east: Half,
    west_patterns: Buckets,
    east_patterns: Buckets,
    matcher: Box<Matcher>,
}

/// The data that the parts on one board share.
#[derive(Clone, Debug)]
struct Stage {
    board: Board,
    layout: Layout,
    /// The rows of the south without a queen in the middle column.
    south_rows: u32,
    /// The columns of the east, from the last one, without a queen in the middle row.
    east_columns: u32,
    /// The sets of `south_rows` by their number of elements.
    south_sets: Vec<Vec<u32>>,
    north_west: Quarter,
    south_west: Quarter,
    north_east: Quarter,
    south_east: Quarter,
}

impl Stage {
    fn new(board: Board, sets: &[Vec<u32>]) -> Self {
        let layout = Layout::new(board, Matcher::PATTERN_BITS);
        let h = board.quarter();
        let all = lowest_bits(h) as u32;
        let (south_rows, east_columns) = match board.middle {
            Middle::None | Middle::Centre => (all, all),
            Middle::Apart { below, right } => {
                (all & !(1 << (below - 1)), all & !(1 << (h - right)))
            }
        };
        let within = |sets: &Vec<u32>| {
            sets.iter()
                .copied()
                .filter(|set| set & !south_rows == 0)
                .collect()
        };
        let open = |square| !board.is_attacked(square);
        let open_east = |square| open(square) && !board.is_long_diagonal(square);
        let west = |end| Quarter::new(board, end, Side::West, &layout, open);
        let east = |end| Quarter::new(board, end, Side::East, &layout, open_east);
        Self {
            south_rows,
            east_columns,
            south_sets: sets.iter().map(within).collect(),
            north_west: west(End::North),
            south_west: west(End::South),
            north_east: east(End::North),
            south_east: east(End::South),
            layout,
            board,
        }
    }
}

impl Halves {
    /// The smallest n that is cut into quarters.
    pub(in crate::queens::count) const SMALLEST: u32 = 6;

    /// Prepares to count the solutions of n at least [`Self::SMALLEST`].
    pub(in crate::queens::count) fn new(n: u32) -> Self {
        debug_assert!(n >= Self::SMALLEST);
        let mut sets = vec![Vec::new(); n as usize / 2 + 1];
        for set in 0..=lowest_bits(n / 2) as u32 {
            sets[set.count_ones() as usize].push(set);
        }
        let numbering = Numbering::new(n);
        let stage = Stage::new(numbering.part(0).board, &sets);
        Self {
            numbering,
            sets,
            stage,
            west: Half::default(),
            east: Half::default(),
            west_patterns: Buckets::default(),
            east_patterns: Buckets::default(),
            matcher: Box::new(Matcher::new()),
        }
    }

    /// The number of parts.
    pub(in crate::queens::count) fn parts(&self) -> u64 {
        self.numbering.parts()
    }

    /// The number of parts of a board of this size, for which no lists need be made.
    pub(in crate::queens::count) fn parts_of(n: u32) -> u64 {
        Numbering::new(n).parts()
    }

    /// An estimate, in any unit, of the work that all parts before this one take.
    pub(in crate::queens::count) fn work_before(&self, part: u64) -> u64 {
        self.numbering.work_before(part)
    }

    /// The solutions that a part stands for.
    pub(in crate::queens::count) fn count(&mut self, part: u64) -> u64 {
        let Some(weights) = self.join_part(part) else {
            return 0;
        };
        let (west, east) = (self.west.words().len(), self.east.words().len());
        if west.saturating_mul(east) <= FEW_PAIRS {
            self.count_few_pairs(&weights)
        } else {
            self.count_pairs(&weights)
        }
    }

    /// Finds the halves of a part, and returns how to weight them, unless there are no pairs of any weight.
    fn join_part(&mut self, part: u64) -> Option<Weights> {
        let Part {
            board,
            north_queens,
            north_rank,
            south_rank,
        } = self.numbering.part(part);
        if self.stage.board != board {
            self.stage = Stage::new(board, &self.sets);
        }
        let queens = north_queens as usize;
        let h = board.quarter() as usize;
        let north = self.sets[queens][north_rank];
        let south = self.stage.south_sets[h - queens][south_rank];
        let weights = Weights::new(board, north, south);
        (!weights.is_zero() && self.join(north, south)).then_some(weights)
    }

    /// Finds the west halves that fill these rows and the east halves that fill all others, and
    /// returns whether there are any of both.
    fn join(&mut self, north: u32, south: u32) -> bool {
        let stage = &mut self.stage;
        let all = lowest_bits(stage.board.quarter()) as u32;
        let (north_rest, south_rest) = (all & !north, stage.south_rows & !south);

        stage.north_east.prepare(north_rest);
        stage.south_east.prepare(south_rest);
        self.east.join(
            stage.north_east.ways(north_rest),
            stage.south_east.ways(south_rest),
            &self.sets[north_rest.count_ones() as usize],
            stage.east_columns,
        );
        if self.east.words().is_empty() {
            return false;
        }
        stage.north_west.prepare(north);
        stage.south_west.prepare(south);
        self.west.join(
            stage.north_west.ways(north),
            stage.south_west.ways(south),
            &self.sets[north.count_ones() as usize],
            all,
        );
        !self.west.words().is_empty()
    }

    /// The weighted number of pairs of halves that share no diagonal, looked at one by one.
    fn count_few_pairs(&self, weights: &Weights) -> u64 {
        let layout = &self.stage.layout;
        let classes = weights.classes();
        let count = |&word: &u64| {
            let weight = classes[layout.class(word) % classes.len()];
            let disjoint = |east: &u64| u64::from(word & east == 0);
            weight * self.east.words().iter().map(disjoint).sum::<u64>()
        };
        self.west.words().iter().map(count).sum()
    }

    /// Sorts the halves into buckets, the west halves by class as well.
    fn sort(&mut self) {
        let layout = &self.stage.layout;
        let (buckets, classes) = (layout.buckets(), layout.classes());
        self.west_patterns
            .fill(self.west.words(), buckets * classes, |word| {
                layout.class(word)
            });
        self.east_patterns
            .fill(self.east.words(), buckets, |word| layout.bucket(word));
    }

    /// The weighted number of pairs of halves that share no diagonal.
    fn count_pairs(&mut self, weights: &Weights) -> u64 {
        self.sort();
        let layout = &self.stage.layout;
        let (buckets, classes) = (layout.buckets(), layout.classes());
        let (mut total, mut sections, mut section_weights) = (0, Vec::new(), Vec::new());
        for west in 0..buckets {
            sections.clear();
            section_weights.clear();
            let first = west * classes;
            for (run, weight) in weights.runs() {
                let patterns = self.west_patterns.range(first + run.start..first + run.end);
                sections.extend(patterns.chunks(Matcher::SECTION));
                section_weights.resize(sections.len(), weight);
            }
            let blocks = sections.chunks(Matcher::SECTIONS);
            for (block, weights) in blocks.zip(section_weights.chunks(Matcher::SECTIONS)) {
                self.matcher.load(block);
                let mut tally = Tally::new();
                for east in subsets((buckets - 1) & !west) {
                    self.matcher.tally(self.east_patterns.get(east), &mut tally);
                }
                let weighted = weights.iter().zip(tally.totals());
                total += weighted.map(|(weight, pairs)| weight * pairs).sum::<u64>();
            }
        }
        total
    }
}

/// All subsets of a set, which is given by its bits.
fn subsets(set: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(set), move |&subset| {
        subset.checked_sub(1).map(|smaller| smaller & set)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_pairs_and_many_are_counted_alike() {
        for n in [8, 9, 12, 13] {
            let mut halves = Halves::new(n);
            for number in 0..halves.parts() {
                let counted = halves.count(number);
                if let Some(weights) = halves.join_part(number) {
                    assert_eq!(halves.count_few_pairs(&weights), counted);
                    assert_eq!(halves.count_pairs(&weights), counted);
                }
            }
        }
    }
}
