//! The memory that numbers need.

use super::super::layout::Layout;
use super::super::memory::memory_needed;
use super::super::peaks::peak_states;
use super::super::random::RandomToursRequest;
use super::super::sweep::Keep;
use super::super::{CountError, TourKind};
use crate::board::Size;

/// Whether there is a table of how many tours the parts of a board have.
pub(super) fn has_table(size: Size) -> bool {
    (size.rows(), size.columns()) == (8, 8)
}

/// The bytes that the numbers of a board take at their peak: what a count takes, and the layers that are kept. With a table,
/// no count is needed, and the last row is not done in advance.
pub(super) fn memory_to_number(size: Size, has_table: bool) -> Result<u64, CountError> {
    /// For what is found of the last row: some groups of it, until they are more than are kept.
    const LAST_ROW: u64 = 48 << 20;
    // The same boards can be drawn from.
    RandomToursRequest::new(size, TourKind::Closed, 0, 0).check()?;
    let layout = Layout::new(size);
    let (mut needed, rows) = if has_table {
        (LAST_ROW, layout.lower_rows - 1)
    } else {
        (memory_needed(size, TourKind::Closed)?, layout.lower_rows)
    };
    let mut largest = 0;
    for row in 1..=rows {
        let (peak, groups) = peak_states(layout.columns, TourKind::Closed, row);
        // At most so much of a peak was seen to be one layer.
        let (states, groups) = (peak / 5 * 3, groups / 5 * 3);
        let mut layers = 0;
        if largest <= Keep::SMALL {
            layers += u64::from(layout.columns - 1) * states.min(Keep::SMALL);
        }
        if row < layout.lower_rows {
            layers += states;
        }
        largest = states;
        // Thirteen bytes a state, with the ends of pages, and what groups need as lists and tables double.
        let bytes = layers.saturating_mul(13 + groups.saturating_mul(36) / states.max(1));
        needed = needed.saturating_add(bytes);
    }
    Ok(needed)
}
