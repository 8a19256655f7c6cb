use crate::board::Square;

/// A row or a column that is to get its queen. Both count from 0, from the top and from the left.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Lane {
    /// The row with this number.
    Row(u8),
    /// The column with this number.
    Column(u8),
}

impl Lane {
    /// The square of the lane at this place: from the left in a row, from the top in a column.
    #[must_use]
    pub fn square(self, place: u8) -> Square {
        match self {
            Self::Row(row) => Square::new(row.into(), place.into()),
            Self::Column(column) => Square::new(place.into(), column.into()),
        }
    }

    /// The place of a square that lies in the lane.
    #[must_use]
    pub const fn place(self, square: Square) -> u8 {
        match self {
            Self::Row(_) => square.column as u8,
            Self::Column(_) => square.row as u8,
        }
    }
}
