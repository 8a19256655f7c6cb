//! How much memory numbers need.

use super::super::layout::Layout;
use super::super::memory::memory_needed;
use super::super::peaks::peak_states;
use super::super::sweep::Keep;
use super::super::{CountError, TourKind};
use crate::board::Size;

/// The bytes that the numbers of a board take at their peak: what a count takes, and the layers that are kept.
pub(super) fn memory_to_number(size: Size) -> Result<u64, CountError> {
    let layout = Layout::new(size);
    let mut needed = memory_needed(size, TourKind::Closed)?;
    let mut largest = 0;
    for row in 1..=layout.lower_rows {
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
