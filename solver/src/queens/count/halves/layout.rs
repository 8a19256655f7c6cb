//! Assigns the bits of a word to diagonals.
//!
//! One half of the board matters to the other only by the set of diagonals that it occupies and that
//! reach the other half. It is kept in a word of three fields, from the lowest bit:
//!
//! * the pattern, which is compared bit by bit;
//! * the class: the two long diagonals of a board without a middle row, by which solutions are weighted;
//! * the bucket, by which words are sorted so that only those with disjoint buckets are compared;
//!   it takes the diagonals near the centre, since they are occupied most often.
//!
//! Diagonals that the queens of the middle row and column attack need no bit.

use super::board::{Board, Diagonals, Middle};

/// The fields of a word.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pattern_bits: u32,
    class_bits: u32,
    bucket_bits: u32,
    falling: Vec<u64>,
    rising: Vec<u64>,
}

impl Layout {
    /// The layout for a board, with a pattern of at most `pattern_bits` bits.
    pub(super) fn new(board: Board, pattern_bits: u32) -> Self {
        let count = board.diagonals() as usize;
        let mut layout = Self {
            pattern_bits,
            class_bits: if board.middle == Middle::None { 2 } else { 0 },
            bucket_bits: 0,
            falling: vec![0; count],
            rising: vec![0; count],
        };
        let open = open_diagonals(board);
        layout.bucket_bits = (open.len() as u32).saturating_sub(pattern_bits);
        let first = pattern_bits + layout.class_bits;
        let buckets = first..first + layout.bucket_bits;
        for (&(is_rising, number), bit) in open.iter().zip(buckets.chain(0..)) {
            let field = if is_rising {
                &mut layout.rising
            } else {
                &mut layout.falling
            };
            field[number as usize] = 1 << bit;
        }
        if board.middle == Middle::None {
            let long = board.long_diagonal() as usize;
            layout.falling[long] = 1 << pattern_bits;
            layout.rising[long] = 1 << (pattern_bits + 1);
        }
        layout
    }

    /// The word of a queen on these diagonals.
    pub(super) fn word(&self, diagonals: Diagonals) -> u64 {
        let bit = |field: &[u64], number: Option<u32>| number.map_or(0, |n| field[n as usize]);
        bit(&self.falling, diagonals.falling) | bit(&self.rising, diagonals.rising)
    }

    /// The number of buckets.
    pub(super) const fn buckets(&self) -> usize {
        1 << self.bucket_bits
    }

    /// The number of classes.
    pub(super) const fn classes(&self) -> usize {
        1 << self.class_bits
    }

    /// The pattern of a word, and in bits above it perhaps others.
    pub(super) const fn pattern(word: u64) -> u32 {
        word as u32
    }

    /// The class of a word, and above it the bucket.
    pub(super) const fn class(&self, word: u64) -> usize {
        (word >> self.pattern_bits) as usize
    }

    /// The bucket of a word.
    pub(super) const fn bucket(&self, word: u64) -> usize {
        (word >> (self.pattern_bits + self.class_bits)) as usize
    }
}

/// The diagonals for pattern and bucket, as whether they rise and their number, those near the
/// centre first.
fn open_diagonals(board: Board) -> Vec<(bool, u32)> {
    let middle = |number: u32| number == board.long_diagonal() && board.middle == Middle::None;
    let attacked: Vec<Diagonals> = board
        .middle_queens()
        .map(|queen| board.diagonals_of(queen))
        .collect();
    let is_open = |&(is_rising, number): &(bool, u32)| {
        !middle(number)
            && attacked.iter().all(|queen| {
                let taken = if is_rising {
                    queen.rising
                } else {
                    queen.falling
                };
                taken != Some(number)
            })
    };
    let mut open: Vec<(bool, u32)> = (0..board.diagonals())
        .flat_map(|number| [(false, number), (true, number)])
        .filter(is_open)
        .collect();
    open.sort_by_key(|&(_, number)| number.abs_diff(board.long_diagonal()));
    open
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_open_diagonal_has_a_bit_of_its_own() {
        for n in 6..=22 {
            for board in Board::representatives(n) {
                let layout = Layout::new(board, 30);
                let bits: Vec<u64> = layout
                    .falling
                    .iter()
                    .chain(&layout.rising)
                    .copied()
                    .filter(|&w| w != 0)
                    .collect();
                let union = bits.iter().fold(0, |union, bit| union | bit);
                assert!(bits.iter().all(|bit| bit.is_power_of_two()));
                assert_eq!(union.count_ones() as usize, bits.len());
                assert!(layout.bucket_bits <= 10);

                let mut open = 2 * board.diagonals() as usize;
                for queen in board.middle_queens() {
                    let Diagonals { falling, rising } = board.diagonals_of(queen);
                    open -= usize::from(falling.is_some()) + usize::from(rising.is_some());
                }
                assert_eq!(bits.len(), open, "{board:?}");
            }
        }
    }
}
