//! The memory that numbers need.

use super::super::layout::{Laid, Layout};
use super::super::memory::{needed_for, of_shape};
use super::super::peaks::peak_states;
use super::super::random::RandomToursRequest;
use super::super::sweep::Keep;
use super::super::sweeps::Later;
use super::super::{CountError, TourKind};
use crate::knight::Board;

/// Whether there is a table of how many tours the parts of a board have.
pub fn has_table(board: &Board) -> bool {
    board.holes().is_empty() && (board.size().rows(), board.size().columns()) == (8, 8)
}

/// The squares of either part that are not done in advance: none or, with a table, the last. The last layers take most of the
/// time, and few of their groups are asked for.
pub const fn later(has_table: bool) -> Later {
    /// With one less the preparation of 8 x 8 squares takes half as long again, with one more a tour takes twice as long.
    const LEFT: usize = 5;
    Later {
        squares: if has_table { LEFT } else { 0 },
    }
}

/// The bytes that the numbers of a board need at their peak: the memory of a count, and of the layers that are kept.
/// With a table, no count is needed, and the last squares are not done in advance.
pub fn memory_to_number(board: &Board, has_table: bool) -> Result<u64, CountError> {
    /// The memory for the last row: at most two layers while they are done in advance, and the found groups of the
    /// other layers, up to the limit above which they are dropped.
    const LAST_ROW: u64 = 96 << 20;
    // The same boards can be drawn from, with enough memory.
    RandomToursRequest::of(board, TourKind::Closed, 0, 0).check_board()?;
    let laid = Laid::new(board);
    let layout = laid.layout();
    let (mut needed, rows) = if has_table {
        (LAST_ROW, layout.lower_rows - 1)
    } else {
        (needed_for(board, TourKind::Closed)?, layout.lower_rows)
    };
    needed = needed.saturating_add(kept_bytes(&laid, rows));
    if !laid.is_same_upside_down() {
        needed = needed.saturating_add(kept_bytes(&laid, layout.upper_rows));
    }
    Ok(needed)
}

/// The bytes of the layers that are kept of the first rows of a part.
fn kept_bytes(laid: &Laid, rows: u32) -> u64 {
    let Layout {
        columns,
        lower_rows,
        ..
    } = laid.layout();
    let (mut kept, mut largest) = (0_u64, 0);
    for row in 1..=rows {
        let (peak, groups) = peak_states(columns, TourKind::Closed, row);
        // One layer was never more than this part of a peak.
        let (states, groups) = of_shape(laid, peak / 5 * 3, groups / 5 * 3);
        let mut layers = 0;
        if largest <= Keep::SMALL {
            layers += u64::from(columns - 1) * states.min(Keep::SMALL);
        }
        if row < lower_rows {
            layers += states;
        }
        largest = states;
        // Thirteen bytes a state, with the ends of pages, and what groups need as lists and tables double.
        let bytes = layers.saturating_mul(13 + groups.saturating_mul(36) / states.max(1));
        kept = kept.saturating_add(bytes);
    }
    kept
}
