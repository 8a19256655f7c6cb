//! The board cut into quarters, and the queens that stand between them.
//!
//! With n even, four quarters of h = n / 2 rows and columns make up the board. With n odd, the
//! middle row and the middle column lie between four quarters of h = (n - 1) / 2. Their queens are
//! placed first:
//!
//! ```text
//!    . . . | . . .          . . . | . . .          . . . | . . .
//!    . . . | . . .          . . . | . . .          . . . | . . .
//!    . . . | . . .          . . . | . . .          . . . | . . .
//!    ------+------          ------Q------          ------+-Q----
//!    . . . | . . .          . . . | . . .          . . . | . . .
//!    . . . | . . .          . . . | . . .          . . . Q . . .
//!    . . . | . . .          . . . | . . .          . . . | . . .
//!       n = 6                  n = 7
//! ```
//!
//! Either one queen stands in the centre, or two stand at some distance from it: that of the middle
//! column `below` it, negative above, and that of the middle row `right` of it, negative to the
//! left. As queens at equal distances attack each other, the distances differ, and the eight
//! symmetries of the square lead from each such pair to eight different ones, of which just one has
//! `below` > `right` > 0. So these are searched, and count eight times.

/// The queens of the middle row and the middle column.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Middle {
    /// n is even, so there is no middle row.
    None,
    /// One queen in the centre.
    Centre,
    /// Two queens at these distances from the centre.
    Apart { below: u32, right: u32 },
}

/// The half of a quarter's columns.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Side {
    West,
    /// Mirrored: its column 0 is the last of the board.
    East,
}

/// The half of a quarter's rows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    North,
    South,
}

/// A board with the queens of its middle row and column.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub n: u32,
    pub middle: Middle,
}

/// The diagonals through a square that reach both halves, numbered from the top.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Diagonals {
    /// The diagonal that falls to the right.
    pub falling: Option<u32>,
    /// The diagonal that rises to the right.
    pub rising: Option<u32>,
}

impl Board {
    /// The representatives of all boards of a size: every solution is an image of one of theirs.
    pub fn representatives(n: u32) -> Vec<Self> {
        let board = |middle| Self { n, middle };
        if n.is_multiple_of(2) {
            return vec![board(Middle::None)];
        }
        let apart = (2..=n / 2)
            .flat_map(|below| (1..below).map(move |right| Middle::Apart { below, right }));
        [Middle::Centre]
            .into_iter()
            .chain(apart)
            .map(board)
            .collect()
    }

    /// The rows and columns of a quarter.
    pub const fn quarter(self) -> u32 {
        self.n / 2
    }

    /// The distance between the top rows of the northern and of the southern quarters.
    const fn offset(self) -> u32 {
        self.n - self.quarter()
    }

    /// The number of falling diagonals that reach both halves, and that of rising ones.
    pub const fn diagonals(self) -> u32 {
        2 * self.quarter() - 1
    }

    /// The number of the falling long diagonal, and that of the rising one.
    pub const fn long_diagonal(self) -> u32 {
        self.quarter() - 1
    }

    /// Whether the square lies on one of the two long diagonals of a board without a middle row.
    pub fn is_long_diagonal(self, (row, column): (u32, u32)) -> bool {
        self.middle == Middle::None && (row == column || row + column == self.n - 1)
    }

    /// The row and column of the board, for a row and column of a quarter.
    pub const fn square(self, end: End, side: Side, row: u32, column: u32) -> (u32, u32) {
        let row = match end {
            End::North => row,
            End::South => self.offset() + row,
        };
        let column = match side {
            Side::West => column,
            Side::East => self.n - 1 - column,
        };
        (row, column)
    }

    pub fn diagonals_of(self, (row, column): (u32, u32)) -> Diagonals {
        let reaching = |number: u32| (number < self.diagonals()).then_some(number);
        Diagonals {
            falling: (row + self.quarter())
                .checked_sub(1 + column)
                .and_then(reaching),
            rising: (row + column).checked_sub(self.offset()).and_then(reaching),
        }
    }

    /// The queens of the middle row and the middle column.
    pub fn middle_queens(self) -> impl Iterator<Item = (u32, u32)> {
        let centre = self.quarter();
        let (first, second) = match self.middle {
            Middle::None => (None, None),
            Middle::Centre => (Some((centre, centre)), None),
            Middle::Apart { below, right } => (
                Some((centre + below, centre)),
                Some((centre, centre + right)),
            ),
        };
        first.into_iter().chain(second)
    }

    /// Whether a queen of the middle row or column attacks the square.
    pub fn is_attacked(self, (row, column): (u32, u32)) -> bool {
        self.middle_queens().any(|(queen_row, queen_column)| {
            let rows = row.abs_diff(queen_row);
            let columns = column.abs_diff(queen_column);
            rows == 0 || columns == 0 || rows == columns
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(n: u32) -> impl Iterator<Item = (u32, u32)> {
        (0..n).flat_map(move |row| (0..n).map(move |column| (row, column)))
    }

    #[test]
    fn halves_meet_on_equal_numbers() {
        for n in 6..=11 {
            let board = Board::representatives(n)[0];
            let west = squares(n).filter(|&(_, column)| column < n / 2);
            for (west_row, west_column) in west {
                let west = board.diagonals_of((west_row, west_column));
                for (row, column) in squares(n).filter(|&(_, column)| column >= n.div_ceil(2)) {
                    let east = board.diagonals_of((row, column));
                    let met = |a: Option<u32>, b: Option<u32>| a.is_some() && a == b;
                    let falling = row + west_column == west_row + column;
                    let rising = row + column == west_row + west_column;
                    assert_eq!(met(west.falling, east.falling), falling);
                    assert_eq!(met(west.rising, east.rising), rising);
                }
            }
        }
    }

    #[test]
    fn quarters_and_middle_cover_the_board() {
        for n in 6..=9 {
            let board = Board::representatives(n)[0];
            let h = board.quarter();
            let mut covered: Vec<(u32, u32)> = Vec::new();
            for end in [End::North, End::South] {
                for side in [Side::West, Side::East] {
                    covered.extend(squares(h).map(|(r, c)| board.square(end, side, r, c)));
                }
            }
            let in_middle = |&(r, c): &(u32, u32)| n % 2 == 1 && (r == h || c == h);
            covered.extend(squares(n).filter(in_middle));
            covered.sort_unstable();
            assert!(covered.into_iter().eq(squares(n)));
        }
    }

    #[test]
    fn one_of_eight_pairs_in_the_middle_is_represented() {
        for n in [7, 9, 11] {
            let h = i64::from(n / 2);
            let distances = || (-h..=h).filter(|&distance| distance != 0);
            let pairs = distances()
                .flat_map(|below| distances().map(move |right| (below, right)))
                .filter(|(below, right)| below.abs() != right.abs());
            let apart = Board::representatives(n).len() - 1;
            assert_eq!(8 * apart, pairs.count());
        }
    }
}
