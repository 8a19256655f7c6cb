//! Counting the solutions, part by part.

use std::ops::Range;

use super::board::{Board, End, Middle, Side};
use super::buckets::Buckets;
use super::fields::Fields;
use super::half::Half;
use super::layout::Layout;
use super::matching::Matcher;
use super::numbering::{Numbering, Part, Piece};
use super::plan::Plan;
use super::quarter::Quarter;
use super::weights::Weights;
use crate::queens::bits::lowest_bits;

/// Up to this number of pairs, a count of single pairs is faster than one by tables. With 0, n = 15 takes half as long
/// again; with four times this number, n = 15 takes as long as now.
const FEW_PAIRS: usize = 2000;

/// Counts the solutions of a board size, part by part.
#[derive(Clone, Debug)]
pub struct Halves {
    n: u32,
    numbering: Numbering,
    /// The sets of rows, or of columns, of a quarter, by their number of elements.
    sets: Vec<Vec<u32>>,
    /// The stages of one board; the last is in use.
    stages: Vec<Stage>,
    west: Half,
    east: Half,
    /// The list that `west` holds.
    west_list: Option<List>,
    /// The list that `west_words` holds, with its fields.
    sorted_list: Option<(List, Fields)>,
    west_words: Buckets,
    east_words: Buckets,
    plan: Plan,
    matcher: Box<Matcher>,
    /// The part that is ready to be counted.
    ready: Option<(u64, Ready)>,
}

/// Which work is left of a part whose halves have been joined.
#[derive(Copy, Clone, Debug)]
enum Ready {
    /// None: there are no pairs of any weight.
    Empty,
    /// The pairs are looked at one by one.
    FewPairs(Weights),
    /// The groups of the plan are counted.
    Groups(Weights, Fields),
}

/// A list of the west: its board, its rows in the north and in the south, and the piece.
type List = (Board, u32, u32, Piece);

/// The data that the parts with the same queens in the middle and as many queens in the north-west share.
#[derive(Clone, Debug)]
struct Stage {
    board: Board,
    north_queens: u32,
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
    fn new(board: Board, north_queens: u32, sets: &[Vec<u32>]) -> Self {
        let layout = Layout::new(board, north_queens);
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
            north_queens,
        }
    }
}

impl Stage {
    /// The number of words that are kept.
    fn kept_words(&self) -> usize {
        let quarters = [
            &self.north_west,
            &self.south_west,
            &self.north_east,
            &self.south_east,
        ];
        quarters.into_iter().map(Quarter::kept_words).sum()
    }
}

impl Halves {
    /// The greatest number of words that all stages keep when another one is entered: 64 MiB.
    const ROOM: usize = 1 << 23;
    /// The smallest n that is cut into quarters.
    pub const SMALLEST: u32 = 6;

    /// Prepares to count the solutions of n at least [`Self::SMALLEST`].
    pub fn new(n: u32) -> Self {
        Self::with(n, Numbering::new(n))
    }

    fn with(n: u32, numbering: Numbering) -> Self {
        debug_assert!(n >= Self::SMALLEST);
        let mut sets = vec![Vec::new(); n as usize / 2 + 1];
        for set in 0..=lowest_bits(n / 2) as u32 {
            sets[set.count_ones() as usize].push(set);
        }
        Self {
            n,
            numbering,
            sets,
            stages: Vec::new(),
            west: Half::default(),
            east: Half::default(),
            west_list: None,
            sorted_list: None,
            west_words: Buckets::default(),
            east_words: Buckets::default(),
            plan: Plan::default(),
            matcher: Box::new(Matcher::new()),
            ready: None,
        }
    }

    /// The number of parts.
    pub fn parts(&self) -> u64 {
        self.numbering.parts()
    }

    /// The number of parts of a board of this size, for which no lists need be made.
    pub fn parts_of(n: u32) -> u64 {
        Numbering::new(n).parts()
    }

    /// The parts of a board of this size in strata, within which work and solutions are alike.
    pub fn strata_of(n: u32) -> Vec<Vec<Range<u64>>> {
        Numbering::new(n).strata()
    }

    /// An estimate, in any unit, of the work that all parts before this one take.
    pub fn work_before(&self, part: u64) -> u64 {
        self.numbering.work_before(part)
    }

    /// The number of pieces of each part: of large boards a part takes up to twenty seconds, a piece some hundredths.
    pub fn pieces(&self) -> u64 {
        if self.n < 24 { 1 } else { 1024 }
    }

    /// The solutions that a piece of a part stands for. The first one finds the halves for all.
    pub fn count_piece(&mut self, part: u64, piece: u64) -> u64 {
        let ready = match self.ready {
            Some((number, ready)) if number == part && piece > 0 => ready,
            _ => self.prepare(part),
        };
        match ready {
            Ready::FewPairs(weights) if piece == 0 => self.count_few_pairs(&weights),
            Ready::Empty | Ready::FewPairs(_) => 0,
            Ready::Groups(weights, fields) => {
                let (groups, pieces) = (self.plan.groups().len() as u64, self.pieces());
                let start = |piece| (groups * piece / pieces) as usize;
                self.count_groups(&weights, fields, start(piece)..start(piece + 1))
            }
        }
    }

    /// Makes a part ready to be counted.
    fn prepare(&mut self, part: u64) -> Ready {
        let ready = match self.join_part(part) {
            None => Ready::Empty,
            Some(weights) => {
                let (west, east) = (self.west.words().len(), self.east.words().len());
                if west.saturating_mul(east) <= FEW_PAIRS {
                    Ready::FewPairs(weights)
                } else {
                    Ready::Groups(weights, self.sort(&weights))
                }
            }
        };
        self.ready = Some((part, ready));
        ready
    }

    /// Finds the halves of a part, and returns how to weight them, unless there are no pairs of any weight.
    fn join_part(&mut self, part: u64) -> Option<Weights> {
        let Part {
            board,
            north_queens,
            north_rank,
            south_rank,
            west,
            east,
        } = self.numbering.part(part);
        self.enter(board, north_queens);
        let queens = north_queens as usize;
        let h = board.quarter() as usize;
        let north = self.sets[queens][north_rank];
        let south = self.stage().south_sets[h - queens][south_rank];
        let weights = Weights::new(board, north, south);
        (!weights.is_zero() && self.join((board, north, south, west), east)).then_some(weights)
    }

    /// Makes the stage of a board the last one, with what it has kept if there is room for that.
    fn enter(&mut self, board: Board, north_queens: u32) {
        let is_wanted = |stage: &Stage| stage.board == board && stage.north_queens == north_queens;
        if self.stages.last().is_some_and(is_wanted) {
            return;
        }
        let kept: usize = self.stages.iter().map(Stage::kept_words).sum();
        self.stages
            .retain(|stage| is_wanted(stage) || stage.board == board && kept <= Self::ROOM);
        let stage = match self.stages.iter().position(is_wanted) {
            Some(place) => self.stages.remove(place),
            None => Stage::new(board, north_queens, &self.sets),
        };
        self.stages.push(stage);
    }

    /// The stage of the part.
    fn stage(&self) -> &Stage {
        self.stages.last().expect("a part has a stage")
    }

    /// Finds the west halves that fill these rows and the east halves that fill all others, and
    /// returns whether there are any of both.
    fn join(&mut self, west: List, east: Piece) -> bool {
        fn of(piece: Piece, sets: &[u32]) -> impl Iterator<Item = &u32> {
            sets.iter().skip(piece.number).step_by(piece.of)
        }
        let (_, north, south, piece) = west;
        let Some(stage) = self.stages.last_mut() else {
            return false;
        };
        let all = lowest_bits(stage.board.quarter()) as u32;
        let (north_rest, south_rest) = (all & !north, stage.south_rows & !south);

        stage.north_east.prepare(north_rest);
        stage.south_east.prepare(south_rest);
        self.east.join(
            stage.north_east.ways(north_rest),
            stage.south_east.ways(south_rest),
            of(east, &self.sets[north_rest.count_ones() as usize]),
            stage.east_columns,
        );
        if self.east.words().is_empty() {
            return false;
        }
        if self.west_list == Some(west) {
            return !self.west.words().is_empty();
        }
        stage.north_west.prepare(north);
        stage.south_west.prepare(south);
        self.west.join(
            stage.north_west.ways(north),
            stage.south_west.ways(south),
            of(piece, &self.sets[north.count_ones() as usize]),
            all,
        );
        self.west_list = Some(west);
        !self.west.words().is_empty()
    }

    /// The weighted number of pairs of halves that share no diagonal, looked at one by one.
    fn count_few_pairs(&self, weights: &Weights) -> u64 {
        let layout = &self.stage().layout;
        let classes = weights.classes();
        let count = |&word: &u64| {
            let weight = classes[layout.class(word) % classes.len()];
            let disjoint = |east: &u64| u64::from(word & east == 0);
            weight * self.east.words().iter().map(disjoint).sum::<u64>()
        };
        self.west.words().iter().map(count).sum()
    }

    /// Sorts the words of both halves, and plans the groups of their pairs.
    fn sort(&mut self, weights: &Weights) -> Fields {
        let layout = &self.stage().layout;
        let classes = weights.classes();
        let fields = match (self.sorted_list, self.west_list) {
            (Some((sorted, fields)), Some(list)) if sorted == list => fields,
            (_, list) => {
                // The words of the west by class, then by key.
                let fields = Fields::new(layout.bits(), self.west.words().len());
                let buckets = classes.len() * fields.keys();
                self.west_words
                    .fill(self.west.words(), buckets, fields.shift());
                self.sorted_list = list.map(|list| (list, fields));
                fields
            }
        };
        let keys = fields.keys();
        self.east_words
            .fill(self.east.words(), keys, fields.shift());
        self.plan
            .make(classes, &self.west_words, &self.east_words, keys);
        fields
    }

    /// The weighted number of pairs of halves in some groups of the plan that share no diagonal.
    fn count_groups(&mut self, weights: &Weights, fields: Fields, groups: Range<usize>) -> u64 {
        let classes = weights.classes();
        let keys = fields.keys();
        let (mut total, mut sections, mut section_weights) = (0, Vec::new(), Vec::new());
        for group in &self.plan.groups()[groups] {
            sections.clear();
            section_weights.clear();
            for (class, &weight) in classes
                .iter()
                .enumerate()
                .filter(|(_, weight)| **weight > 0)
            {
                let words = self
                    .west_words
                    .range(class * keys + group.start..class * keys + group.end);
                sections.extend(words.chunks(Matcher::SECTION));
                section_weights.resize(sections.len(), weight);
            }
            let blocks = sections.chunks(Matcher::SECTIONS);
            for (block, weights) in blocks.zip(section_weights.chunks(Matcher::SECTIONS)) {
                let pairs = self.matcher.count(fields, block, &self.east_words);
                total += weights
                    .iter()
                    .zip(pairs)
                    .map(|(weight, pairs)| weight * pairs)
                    .sum::<u64>();
            }
        }
        total
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts the solutions that a part stands for row by row, with what the join does not use: only the rows of the set
    /// have their queens in the west, and only the weights are the same.
    fn count_by_search(halves: &Halves, number: u64) -> u64 {
        let part = halves.numbering.part(number);
        let board = part.board;
        let (n, h) = (board.n, board.quarter());
        let below = n - h;
        let fixed: Vec<(u32, u32)> = board.middle_queens().collect();
        let south_rows: Vec<u32> = (0..h)
            .filter(|row| fixed.iter().all(|(taken, _)| *taken != below + row))
            .collect();
        let set_of = |size: u32, rank: usize, rows: &[u32]| {
            let mut sets = (0..1_u32 << h).filter(|set| {
                set.count_ones() == size
                    && (0..h).all(|row| set >> row & 1 == 0 || rows.contains(&row))
            });
            sets.nth(rank).unwrap()
        };
        let all_rows: Vec<u32> = (0..h).collect();
        let north = set_of(part.north_queens, part.north_rank, &all_rows);
        let south = set_of(h - part.north_queens, part.south_rank, &south_rows);
        let is_even = n.is_multiple_of(2);
        let is_long = |(row, column)| is_even && (row == column || row + column == n - 1);
        let open: Vec<u64> = (0..n)
            .map(|row| {
                if let Some(&(_, column)) = fixed.iter().find(|(taken, _)| *taken == row) {
                    return 1 << column;
                }
                let in_west = if row < h {
                    north >> row & 1 == 1
                } else {
                    south >> (row - below) & 1 == 1
                };
                let columns = if in_west { 0..h } else { below..n };
                columns
                    .filter(|&column| in_west || !is_long((row, column)))
                    .map(|column| 1 << column)
                    .sum()
            })
            .collect();
        let weights = Weights::new(board, north, south);
        search(&open, &mut Vec::new(), [0; 3], &mut |queens| {
            let falling = (0..n).any(|row| is_even && queens[row as usize] == row);
            let rising = (0..n).any(|row| is_even && queens[row as usize] == n - 1 - row);
            weights.classes()[usize::from(falling) + 2 * usize::from(rising)]
        })
    }

    /// The sum of the weights of all solutions with the queens of each row on its open columns. `attacked` has the columns of
    /// the next row that are attacked along columns and along both kinds of diagonals.
    fn search(
        open: &[u64],
        queens: &mut Vec<u32>,
        attacked: [u64; 3],
        weight: &mut impl FnMut(&[u32]) -> u64,
    ) -> u64 {
        let Some(columns) = open.get(queens.len()) else {
            return weight(queens);
        };
        let [straight, falling, rising] = attacked;
        let mut free = columns & !(straight | falling | rising);
        let mut sum = 0;
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            queens.push(queen.trailing_zeros());
            let next = [
                straight | queen,
                (falling | queen) << 1,
                (rising | queen) >> 1,
            ];
            sum += search(open, queens, next, weight);
            queens.pop();
        }
        sum
    }

    /// The solutions of all pieces of a part.
    fn count(halves: &mut Halves, part: u64) -> u64 {
        let pieces = 0..halves.pieces();
        pieces.map(|piece| halves.count_piece(part, piece)).sum()
    }

    /// Compares parts that are drawn at random with a search.
    fn check_parts(n: u32, parts: usize) {
        let mut halves = Halves::new(n);
        let mut random = crate::Random::new(n.into());
        let mut checked = 0;
        while checked < parts {
            let number = random.next_u64() % halves.parts();
            if halves.join_part(number).is_some() {
                let counted = count(&mut halves, number);
                assert_eq!(
                    count_by_search(&halves, number),
                    counted,
                    "part {number} of {n}"
                );
                checked += 1;
            }
        }
    }

    #[test]
    fn parts_are_counted_as_by_search() {
        for n in 6..=13 {
            check_parts(n, 20);
        }
        for n in 14..=17 {
            check_parts(n, 2);
        }
    }

    #[test]
    #[ignore = "takes a minute in a release build"]
    fn large_parts_are_counted_as_by_search() {
        for n in 18..=22 {
            check_parts(n, 2);
        }
    }

    #[test]
    #[ignore = "takes minutes in other than release builds"]
    fn all_parts_up_to_14_are_counted_as_by_search() {
        for n in 6..=14 {
            let mut halves = Halves::new(n);
            for number in 0..halves.parts() {
                if halves.join_part(number).is_some() {
                    let counted = count(&mut halves, number);
                    assert_eq!(
                        count_by_search(&halves, number),
                        counted,
                        "part {number} of {n}"
                    );
                }
            }
        }
    }

    #[test]
    fn pieces_add_up() {
        for (n, solutions) in [(8, 92), (12, 14_200), (13, 73_712)] {
            for pieces in [(1, 1), (1, 4), (3, 1), (3, 2)] {
                let mut halves = Halves::with(n, Numbering::cut(n, pieces));
                let sum: u64 = (0..halves.parts())
                    .map(|part| count(&mut halves, part))
                    .sum();
                assert_eq!(sum, solutions, "{n} in {pieces:?} pieces");
            }
        }
    }

    #[test]
    fn few_pairs_and_many_are_counted_alike() {
        for n in [8, 9, 12, 13] {
            let mut halves = Halves::new(n);
            for number in 0..halves.parts() {
                let counted = count(&mut halves, number);
                if let Some(weights) = halves.join_part(number) {
                    assert_eq!(halves.count_few_pairs(&weights), counted);
                    let fields = halves.sort(&weights);
                    let groups = halves.plan.groups().len();
                    let in_groups = halves.count_groups(&weights, fields, 0..groups);
                    assert_eq!(in_groups, counted);
                }
            }
        }
    }
}
