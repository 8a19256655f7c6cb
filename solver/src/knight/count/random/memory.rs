//! The memory that the layers of a board take at least, known before they are made.

use super::super::layout::Layout;
use crate::knight::TourKind;

/// The bytes of the layers of four rows of the lower part, and of each further row: measured, and rounded down. From the
/// fourth row on all layers are about equally large. Narrower boards take less than these by far.
const NARROWEST: u32 = 6;
const CLOSED: [(u64, u64); 3] = [
    (1_590_000, 1_320_000),
    (33_280_000, 27_890_000),
    (150_870_000, 125_220_000),
];
const OPEN: [(u64, u64); 2] = [(11_800_000, 7_110_000), (252_110_000, 154_300_000)];

/// The bytes that the layers of a board without holes and given moves take at least; 0 for small boards.
pub fn least_memory(layout: Layout, kind: TourKind) -> u64 {
    let by_columns = match kind {
        TourKind::Closed => &CLOSED[..],
        TourKind::Open => &OPEN[..],
    };
    let index = layout.columns.checked_sub(NARROWEST);
    let bytes = index.and_then(|index| by_columns.get(index as usize));
    let rows = layout.lower_rows.checked_sub(4);
    bytes
        .zip(rows)
        .map_or(0, |(&(four, row), rows)| four + u64::from(rows) * row)
}
