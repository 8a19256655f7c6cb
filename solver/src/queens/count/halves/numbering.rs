//! The numbers of the parts of the work: one part for each set of rows whose queens stand in the
//! west half.

use std::ops::Range;

use super::board::{Board, Middle};

/// The parts of the work on a board size, in an order in which neighbours share much.
#[derive(Clone, Debug)]
pub(super) struct Numbering {
    groups: Vec<Group>,
}

/// The parts with the same queens in the middle and as many queens in the north-west quarter.
#[derive(Copy, Clone, Debug)]
pub(super) struct Group {
    first: u64,
    north_sets: u64,
    south_sets: u64,
    /// The mean work of a part, in half parts.
    work: u64,
    pub(super) board: Board,
    /// The number of rows of the north whose queens stand in the west.
    pub(super) north_queens: u32,
}

impl Group {
    fn parts(&self) -> Range<u64> {
        self.first..self.first + self.north_sets * self.south_sets
    }
}

/// The sets of rows of one part, as their ranks among the open sets of their size.
#[derive(Copy, Clone, Debug)]
pub(super) struct Part {
    pub(super) board: Board,
    pub(super) north_queens: u32,
    pub(super) north_rank: usize,
    pub(super) south_rank: usize,
}

impl Numbering {
    pub(super) fn new(n: u32) -> Self {
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
                    board,
                    north_queens,
                };
                first = group.parts().end;
                groups.push(group);
            }
        }
        Self { groups }
    }

    /// The number of parts.
    pub(super) fn parts(&self) -> u64 {
        self.groups.last().map_or(0, |group| group.parts().end)
    }

    /// An estimate of the work that all parts before this one take, in half parts.
    pub(super) fn work_before(&self, number: u64) -> u64 {
        let in_group = |group: &Group| {
            let Range { start, end } = group.parts();
            group.work * (number.clamp(start, end) - start)
        };
        self.groups.iter().map(in_group).sum()
    }

    /// The part of a number below [`Self::parts`].
    pub(super) fn part(&self, number: u64) -> Part {
        let after = self.groups.partition_point(|group| group.first <= number);
        // Empty groups begin where the next one does, so the last that begins here has the part.
        let group = self.groups[after - 1];
        let within = number - group.first;
        Part {
            board: group.board,
            north_queens: group.north_queens,
            north_rank: (within / group.south_sets) as usize,
            south_rank: (within % group.south_sets) as usize,
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
