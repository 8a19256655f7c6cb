//! The columns of very many queens, packed: a million cross to the page as one
//! byte string.

use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

/// The column of the queen in each row from the top.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Columns(ByteBuf);

impl Columns {
    /// Packs columns, counted from 1.
    #[must_use]
    pub fn new(columns: &[u32]) -> Self {
        let mut bytes = Vec::with_capacity(4 * columns.len());
        for column in columns {
            bytes.extend_from_slice(&column.to_le_bytes());
        }
        Self(ByteBuf::from(bytes))
    }

    /// The number of rows.
    #[must_use]
    pub fn n(&self) -> u32 {
        (self.0.len() / 4) as u32
    }

    /// The column, from 1, of the queen in a row, from 0.
    #[must_use]
    pub fn of_row(&self, row: u32) -> Option<u32> {
        let bytes = self.0.get(4 * row as usize..)?.first_chunk()?;
        Some(u32::from_le_bytes(*bytes))
    }

    /// Whether the queens of a row and of the next stand a knight's move apart.
    #[must_use]
    pub fn are_knights_move_apart(&self, row: u32) -> bool {
        let pair = self.of_row(row).zip(self.of_row(row + 1));
        pair.is_some_and(|(a, b)| a.abs_diff(b) == 2)
    }
}

#[cfg(test)]
mod tests {
    use super::Columns;

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
}
