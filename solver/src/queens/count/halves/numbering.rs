//! The numbers of the parts of the work: one part for each set of rows whose queens stand in the
//! west half.
//!
//! From n = 26 on, the lists of a set of rows are cut into pieces, and a part is a pair of pieces: so no part takes more
//! than some hundred MiB. For smaller n the numbers are those of stored counts.

use std::ops::Range;

use super::board::{Board, Middle};

/// A piece of a list: every `of`th set of columns, beginning with set `number`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub number: usize,
    pub of: usize,
}

/// The parts of the work on a board size, in an order in which neighbours share much.
#[derive(Clone, Debug)]
pub struct Numbering {
    groups: Vec<Group>,
    /// The number of pieces of the lists of the west and of the east.
    pieces: (u64, u64),
}

/// The parts with the same queens in the middle and as many queens in the north-west quarter.
#[derive(Copy, Clone, Debug)]
pub struct Group {
    first: u64,
    north_sets: u64,
    south_sets: u64,
    /// The number of parts of each set of rows.
    pieces: u64,
    /// The mean work of a part, in half parts.
    work: u64,
    pub board: Board,
    /// The number of rows of the north whose queens stand in the west.
    pub north_queens: u32,
}

impl Group {
    fn parts(&self) -> Range<u64> {
        self.first..self.first + self.north_sets * self.south_sets * self.pieces
    }
}

/// The sets of rows of one part, as their ranks among the open sets of their size, and the pieces of its lists.
#[derive(Copy, Clone, Debug)]
pub struct Part {
    pub board: Board,
    pub north_queens: u32,
    pub north_rank: usize,
    pub south_rank: usize,
    pub west: Piece,
    pub east: Piece,
}

impl Numbering {
    pub fn new(n: u32) -> Self {
        let pieces = match n {
            ..=25 => (1, 1),
            26 | 27 => (1, 4),
            _ => (8, 8),
        };
        Self::cut(n, pieces)
    }

    /// The parts, with the lists of the west and of the east cut into so many pieces.
    pub fn cut(n: u32, pieces: (u64, u64)) -> Self {
        let mut groups = Vec::new();
        let mut first = 0;
        for board in Board::representatives(n) {
            let h = board.quarter();
            // Turned upside down, the others have fewer queens in the north-west quarter.
            let (most, south_rows) = match board.middle {
                Middle::None | Middle::Centre => (h / 2, h),
                Middle::Apart { .. } => (h, h - 1),
            };
            for north_queens in 0..=most {
                // If the south-west has the same number of queens, only one of a part and its image upside down is
                // counted.
                let spared = 2 * north_queens == h && !matches!(board.middle, Middle::Apart { .. });
                let group = Group {
                    work: if spared { 1 } else { 2 },
                    first,
                    north_sets: binomial(h, north_queens),
                    south_sets: binomial(south_rows, h - north_queens),
                    pieces: pieces.0 * pieces.1,
                    board,
                    north_queens,
                };
                first = group.parts().end;
                groups.push(group);
            }
        }
        Self { groups, pieces }
    }

    /// The number of parts.
    pub fn parts(&self) -> u64 {
        self.groups.last().map_or(0, |group| group.parts().end)
    }

    /// An estimate of the work that all parts before this one take, in half parts.
    pub fn work_before(&self, number: u64) -> u64 {
        let in_group = |group: &Group| {
            let Range { start, end } = group.parts();
            group.work * (number.clamp(start, end) - start)
        };
        self.groups.iter().map(in_group).sum()
    }

    /// The parts by the number of queens in the north-west, on which their work and their solutions depend most.
    pub fn strata(&self) -> Vec<Vec<Range<u64>>> {
        let most = self.groups.iter().map(|group| group.north_queens).max();
        let mut strata = vec![Vec::new(); most.map_or(0, |most| most as usize + 1)];
        for group in &self.groups {
            strata[group.north_queens as usize].push(group.parts());
        }
        strata
    }

    /// The part of a number below [`Self::parts`].
    pub fn part(&self, number: u64) -> Part {
        let after = self.groups.partition_point(|group| group.first <= number);
        // Empty groups begin where the next one does, so the last that begins here has the part.
        let group = self.groups[after - 1];
        let (sets, pair) = (
            (number - group.first) / group.pieces,
            (number - group.first) % group.pieces,
        );
        // Neighbours share the list of the west, which is the longer one.
        let (west_pieces, east_pieces) = self.pieces;
        let piece = |number: u64, of: u64| Piece {
            number: number as usize,
            of: of as usize,
        };
        Part {
            board: group.board,
            north_queens: group.north_queens,
            north_rank: (sets / group.south_sets) as usize,
            south_rank: (sets % group.south_sets) as usize,
            west: piece(pair / east_pieces, west_pieces),
            east: piece(pair % east_pieces, east_pieces),
        }
    }
}

/// The number of sets of `k` out of `n`.
fn binomial(n: u32, k: u32) -> u64 {
    if k > n {
        return 0;
    }
    (0..u64::from(k)).fold(1, |product, i| product * (u64::from(n) - i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_different_part() {
        for n in 6..=11 {
            let numbering = Numbering::new(n);
            let part = |number| {
                let part = numbering.part(number);
                (
                    part.board.middle,
                    part.north_queens,
                    part.north_rank,
                    part.south_rank,
                )
            };
            let parts: std::collections::HashSet<_> = (0..numbering.parts()).map(part).collect();
            assert_eq!(parts.len() as u64, numbering.parts());
        }
    }

    /// Stored counts, shares and checkpoints hold these numbers.
    #[test]
    fn the_numbers_of_before_hold() {
        let parts = [
            (6, 10),
            (7, 40),
            (8, 53),
            (13, 7_592),
            (16, 8_885),
            (20, 124_130),
            (21, 4_281_140),
            (22, 352_716),
        ];
        for (n, expected) in parts {
            assert_eq!(Numbering::new(n).parts(), expected, "{n}");
        }
        let part = Numbering::new(20).part(100_000);
        assert_eq!(
            (part.north_queens, part.north_rank, part.south_rank),
            (5, 156, 62)
        );
        assert_eq!((part.west.of, part.east.of), (1, 1));
    }

    #[test]
    fn every_part_is_of_one_stratum() {
        for n in [6, 7, 12, 13, 22, 23, 28] {
            let numbering = Numbering::new(n);
            let mut ranges = numbering.strata().concat();
            ranges.retain(|range| !range.is_empty());
            ranges.sort_unstable_by_key(|range| range.start);
            let mut end = 0;
            for range in ranges {
                assert_eq!(range.start, end);
                end = range.end;
            }
            assert_eq!(end, numbering.parts());
        }
    }

    #[test]
    fn pieces_share_the_list_of_the_west() {
        let numbering = Numbering::new(28);
        let first = numbering.part(64_000_000);
        for number in 1..64 {
            let part = numbering.part(64_000_000 + number);
            let ranks = |part: &Part| (part.north_queens, part.north_rank, part.south_rank);
            assert_eq!(ranks(&part), ranks(&first));
            let pieces = (part.west.number as u64, part.east.number as u64);
            assert_eq!(pieces, (number / 8, number % 8));
        }
    }

    #[test]
    fn upside_down_images_are_no_work() {
        // The placements of 0 to 4 queens in the north-west: 1 + 8 * 8 + 28 * 28 + 56 * 56 + 70 * 70.
        let numbering = Numbering::new(16);
        assert_eq!(numbering.parts(), 3985 + 4900);
        assert_eq!(numbering.work_before(0), 0);
        assert_eq!(numbering.work_before(3985), 2 * 3985);
        assert_eq!(numbering.work_before(3985 + 4900), 2 * 3985 + 4900);
    }
}
