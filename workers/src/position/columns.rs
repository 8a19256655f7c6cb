//! The columns of very many queens, packed: a million cross to the page as one
//! byte string.

use bezzel_solver::board::Square;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

/// The column of the queen in each row from the top.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Columns(ByteBuf);

impl Columns {
    /// Packs columns, counted from 1.
    pub fn new(columns: &[u32]) -> Self {
        let mut bytes = Vec::with_capacity(4 * columns.len());
        for column in columns {
            bytes.extend_from_slice(&column.to_le_bytes());
        }
        Self(ByteBuf::from(bytes))
    }

    /// The number of rows.
    pub fn n(&self) -> u32 {
        (self.0.len() / 4) as u32
    }

    /// The column, from 1, of the queen in a row, from 0.
    pub fn of_row(&self, row: u32) -> Option<u32> {
        let bytes = self.0.get(4 * row as usize..)?.first_chunk()?;
        Some(u32::from_le_bytes(*bytes))
    }

    /// Whether the queens of a row and of the next stand a knight's move apart.
    pub fn are_knights_move_apart(&self, row: u32) -> bool {
        let pair = self.of_row(row).zip(self.of_row(row + 1));
        pair.is_some_and(|(a, b)| a.abs_diff(b) == 2)
    }

    /// The square of the queen nearest to a square, in a straight line. Looks at the rows around it, no farther than needed.
    pub fn nearest(&self, to: Square) -> Option<Square> {
        let mut nearest = None::<(u64, Square)>;
        for rows in 0..self.n() {
            let high = u64::from(rows).pow(2);
            if nearest.is_some_and(|(squared, _)| squared <= high) {
                break;
            }
            for row in [to.row.checked_sub(rows), Some(to.row + rows)] {
                let queen = row.and_then(|row| Some(Square::new(row, self.of_row(row)? - 1)));
                if let Some(queen) = queen {
                    let squared = high + u64::from(queen.column.abs_diff(to.column)).pow(2);
                    if nearest.is_none_or(|(least, _)| squared < least) {
                        nearest = Some((squared, queen));
                    }
                }
            }
        }
        nearest.map(|(_, queen)| queen)
    }
}

#[cfg(test)]
mod tests {
    use super::{Columns, Square};

    #[test]
    fn columns_are_packed_and_unpacked() {
        let columns = Columns::new(&[2, 1_000_000, 1]);
        assert_eq!(columns.n(), 3);
        let unpacked: Vec<_> = (0..4).map(|row| columns.of_row(row)).collect();
        assert_eq!(unpacked, [Some(2), Some(1_000_000), Some(1), None]);
    }

    #[test]
    fn neighbours_two_columns_apart_are_a_knights_move_apart() {
        // . Q . . .
        // . . . Q .
        // Q . . . .
        // . . Q . .
        // . . . . Q
        let columns = Columns::new(&[2, 4, 1, 3, 5]);
        let apart: Vec<u32> = (0..5)
            .filter(|row| columns.are_knights_move_apart(*row))
            .collect();
        assert_eq!(apart, [0, 2, 3]);
    }

    #[test]
    fn the_nearest_queen_is_nearest() {
        let columns = Columns::new(&[2, 4, 6, 8, 3, 1, 7, 5]);
        let queens: Vec<_> = (0..8)
            .map(|row| Square::new(row, columns.of_row(row).unwrap() - 1))
            .collect();
        let squared = |a: Square, b: Square| {
            a.row.abs_diff(b.row).pow(2) + a.column.abs_diff(b.column).pow(2)
        };
        for to in (0..64).map(|at| Square::new(at / 8, at % 8)) {
            let found = columns.nearest(to).unwrap();
            assert!(queens.contains(&found));
            let least = queens.iter().map(|queen| squared(*queen, to)).min();
            assert_eq!(Some(squared(found, to)), least);
        }
        assert_eq!(Columns::new(&[]).nearest(Square::new(0, 0)), None);
    }
}
