//! Lays a board for the count, and finds the boards that need no count.

use super::TourKind;
use crate::board::Size;

/// The layout of a board: its shorter side across, and its rows in an upper and a lower part with two
/// rows between them.
#[derive(Copy, Clone, Debug)]
pub(super) struct Layout {
    pub(super) columns: u32,
    pub(super) upper_rows: u32,
    /// The number of rows of the lower part: as many as the upper part has, or one more.
    pub(super) lower_rows: u32,
}

impl Layout {
    /// The layout of a board with sides of at least two squares.
    pub(super) fn new(size: Size) -> Self {
        let columns = size.rows().min(size.columns());
        let rows = size.rows().max(size.columns());
        let lower_rows = rows.saturating_sub(1) / 2;
        Self {
            columns,
            upper_rows: rows.saturating_sub(2 + lower_rows),
            lower_rows,
        }
    }
}

/// The number of tours where no counting is needed: nowhere can a knight cross a board of one or
/// two rows, and a closed tour visits as many black as white squares.
pub(crate) fn known(size: Size, kind: TourKind) -> Option<u128> {
    let odd = size.area() % 2 == 1;
    match kind {
        TourKind::Open if size.area() == 1 => Some(1),
        TourKind::Closed if odd => Some(0),
        _ if Layout::new(size).columns <= 2 => Some(0),
        _ => None,
    }
}
