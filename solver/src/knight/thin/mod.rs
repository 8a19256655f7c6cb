//! Boards with three or four rows: which ends a tour can have, exactly, and that tour, both in
//! linear time.

mod four_rows;
mod ribbon;
mod three_rows;

use crate::board::{Size, Square};

/// A board of 3 or 4 rows and some number of columns.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Thin {
    /// 3 or 4.
    pub rows: u32,
    pub columns: u32,
}

impl Thin {
    /// The board lying down, and where two of its squares are then. Its short side must be 3 or 4.
    pub fn lying(size: Size, ends: [Square; 2]) -> (Self, [Square; 2]) {
        let (rows, columns) = (size.rows(), size.columns());
        if rows <= columns {
            return (Self { rows, columns }, ends);
        }
        let lying = Self {
            rows: columns,
            columns: rows,
        };
        (lying, ends.map(|end| Square::new(end.column, end.row)))
    }

    /// Whether a tour leads from one square to the other.
    ///
    /// Takes microseconds for boards that fit on a screen, 40 ms for a million columns.
    pub fn has_tour(self, ends: [Square; 2]) -> bool {
        match self.rows {
            3 => three_rows::has_tour(self.columns, ends),
            _ => four_rows::has_tour(self.columns, ends),
        }
    }

    /// The squares of a tour from one square to the other, if there is one.
    pub fn tour(self, ends: [Square; 2]) -> Option<Vec<Square>> {
        match self.rows {
            3 => three_rows::tour(self.columns, ends),
            _ => four_rows::tour(self.columns, ends),
        }
    }
}
