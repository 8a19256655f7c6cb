//! Assigns the bits of a word to diagonals.
//!
//! One half of the board matters to the other only by the set of diagonals that it occupies and that
//! reach the other half. It is kept in a word:
//!
//! * the lower bits are compared, those near the centre being the highest, since they are occupied most
//!   often; the highest of them are a key, by which words are sorted so that few pairs are compared;
//! * above them is the class: the two long diagonals of a board without a middle row, by which
//!   solutions are weighted.
//!
//! Diagonals that the queens of the middle row and column attack need no bit.

use super::board::{Board, Diagonals, End, Middle, Side};

/// The bits of a word.
#[derive(Clone, Debug)]
pub struct Layout {
    bits: u32,
    falling: Vec<u64>,
    rising: Vec<u64>,
}

impl Layout {
    /// The layout for a board with this number of queens in the north of the west half.
    pub fn new(board: Board, north_queens: u32) -> Self {
        let count = board.diagonals() as usize;
        let open = open_diagonals(board, north_queens);
        let mut layout = Self {
            bits: open.len() as u32,
            falling: vec![0; count],
            rising: vec![0; count],
        };
        for ((is_rising, number), bit) in open.into_iter().zip((0..layout.bits).rev()) {
            let field = if is_rising {
                &mut layout.rising
            } else {
                &mut layout.falling
            };
            field[number as usize] = 1 << bit;
        }
        if board.middle == Middle::None {
            let long = board.long_diagonal() as usize;
            layout.falling[long] = 1 << layout.bits;
            layout.rising[long] = 1 << (layout.bits + 1);
        }
        layout
    }

    /// The word of a queen on these diagonals.
    pub fn word(&self, diagonals: Diagonals) -> u64 {
        let bit = |field: &[u64], number: Option<u32>| number.map_or(0, |n| field[n as usize]);
        bit(&self.falling, diagonals.falling) | bit(&self.rising, diagonals.rising)
    }

    /// The number of bits below the class.
    pub const fn bits(&self) -> u32 {
        self.bits
    }

    /// The class of a word.
    pub const fn class(&self, word: u64) -> usize {
        (word >> self.bits) as usize
    }
}

/// The diagonals that need a bit, as whether they rise and their number, those first that forbid most pairs.
fn open_diagonals(board: Board, north_queens: u32) -> Vec<(bool, u32)> {
    let middle = |number: u32| number == board.long_diagonal() && board.middle == Middle::None;
    let attacked: Vec<Diagonals> = board
        .middle_queens()
        .map(|queen| board.diagonals_of(queen))
        .collect();
    let is_open = |is_rising: bool, number: u32| {
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
    let mut open = Vec::new();
    for is_rising in [false, true] {
        for number in (0..board.diagonals()).filter(|&number| is_open(is_rising, number)) {
            let occupied = |side| occupied(board, north_queens, side, (is_rising, number));
            open.push((
                occupied(Side::West) * occupied(Side::East),
                is_rising,
                number,
            ));
        }
    }
    open.sort_by(|a, b| b.0.total_cmp(&a.0));
    open.into_iter()
        .map(|(_, is_rising, number)| (is_rising, number))
        .collect()
}

/// About how often a half of the board has a queen on a diagonal.
fn occupied(board: Board, north_queens: u32, side: Side, (is_rising, number): (bool, u32)) -> f64 {
    let h = board.quarter();
    let mut queens = 0.0;
    for end in [End::North, End::South] {
        let many = (end == End::North) == (side == Side::West);
        let of_quarter = if many { north_queens } else { h - north_queens };
        let squares = (0..h).flat_map(|row| (0..h).map(move |column| (row, column)));
        let crosses = |&(row, column): &(u32, u32)| {
            let Diagonals { falling, rising } =
                board.diagonals_of(board.square(end, side, row, column));
            let of = if is_rising { rising } else { falling };
            of == Some(number)
        };
        queens += f64::from(of_quarter) * squares.filter(crosses).count() as f64 / f64::from(h * h);
    }
    1.0 - (-queens).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_open_diagonal_has_a_bit_of_its_own() {
        for n in 6..=28 {
            for board in Board::representatives(n) {
                let layout = Layout::new(board, 2);
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
