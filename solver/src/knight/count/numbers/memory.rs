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

/// The squares of either part that are done in advance: all or, with a table, those whose layers are soon found. The last
/// layers take most of the time, and few of their groups are asked for.
pub(super) fn squares_in_advance(size: Size, has_table: bool) -> usize {
    /// The squares that are left: with one less the preparation of 8 x 8 squares takes half as long again, with one more
    /// a tour takes twice as long.
    const LEFT: usize = 5;
    let layout = Layout::new(size);
    let all = (layout.lower_rows * layout.columns) as usize;
    if has_table { all - LEFT } else { all }
}

/// The bytes that the numbers of a board need at their peak: the memory of a count, and of the layers that are kept.
/// With a table, no count is needed, and the last squares are not done in advance.
pub(super) fn memory_to_number(size: Size, has_table: bool) -> Result<u64, CountError> {
    /// The memory for the last row: at most two layers while they are done in advance, and the found groups of the
    /// other layers, up to the limit above which they are dropped.
    const LAST_ROW: u64 = 96 << 20;
    // The same boards can be drawn from, with enough memory.
    RandomToursRequest::new(size, TourKind::Closed, 0, 0).check_board()?;
    let layout = Layout::new(size);
    let (mut needed, rows) = if has_table {
        (LAST_ROW, layout.lower_rows - 1)
    } else {
        (memory_needed(size, TourKind::Closed)?, layout.lower_rows)
    };
    let mut largest = 0;
    for row in 1..=rows {
        let (peak, groups) = peak_states(layout.columns, TourKind::Closed, row);
        // One layer was never more than this part of a peak.
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
