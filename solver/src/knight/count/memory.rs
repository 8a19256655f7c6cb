//! Estimates the memory that a count will need.

use super::layout::{Layout, known};
use super::peaks::peak_states;
use super::plan::WIDEST;
use super::{CountError, TourKind};
use crate::board::Size;

/// The longest side of a board. Where there are tours at all, there are too many by then.
const LONGEST: u32 = 100;

/// The greatest number of rows of boards whose tours can be counted, by columns, from 3. With more rows the sums
/// overflow. The entry 100 means that no machine has had the memory to try.
const CLOSED: [u32; 6] = [78, 54, 30, 20, 17, 100];
/// The same for open tours.
const OPEN: [u32; 6] = [62, 40, 24, 100, 100, 100];

/// Estimates the bytes that a count of a board's tours needs at its peak. The estimate is rather too high than too low.
/// A result below some MiB is small compared with the rest of a program.
///
/// # Errors
///
/// [`CountError::TooWide`] if the shorter side is more than 8 squares, [`CountError::TooLong`] if the longer side is more than 100,
/// [`CountError::TooMany`] if it is shorter, but there are too many tours all the same.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::TourKind;
/// use bezzel_solver::knight::count::memory_needed;
///
/// let chess_board = memory_needed(Size::square(8)?, TourKind::Closed)?;
/// assert!((200 << 20..300 << 20).contains(&chess_board));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn memory_needed(size: Size, kind: TourKind) -> Result<u64, CountError> {
    /// The memory for the smallest board: tables, and lists that have room to spare.
    const LEAST: u64 = 8 << 20;
    if known(size, kind).is_some() {
        return Ok(LEAST);
    }
    check_sides(size, kind, WIDEST)?;
    let layout = Layout::new(size);
    let countable = match kind {
        TourKind::Closed => CLOSED,
        TourKind::Open => OPEN,
    };
    let longest = countable[layout.columns as usize - 3];
    if size.area() > u64::from(longest * layout.columns) {
        return Err(CountError::TooMany);
    }
    let (mut states, mut groups) = peak_states(layout.columns, kind, layout.lower_rows);
    if layout.lower_rows != layout.upper_rows {
        // The layer that is kept as well; one layer was never more than this part of the peak.
        let (kept, kept_groups) = peak_states(layout.columns, kind, layout.upper_rows);
        states = states.saturating_add(kept / 5 * 3);
        groups = groups.saturating_add(kept_groups / 5 * 3);
    }
    // Twelve bytes, or sixteen where the ways are more than 2^32, and the ends of pages.
    let wide = layout.lower_rows * layout.columns > MOST_SQUARES_OF_SMALL_WAYS;
    let tenths_of_state = if wide { 164 } else { 124 };
    let of_states = states.saturating_mul(tenths_of_state) / 10;
    Ok(LEAST
        .saturating_add(of_states)
        .saturating_add(groups.saturating_mul(BYTES_OF_GROUP)))
}

/// Refuses boards whose shorter side is more than `widest`, or whose longer side is beyond all boards.
pub(super) const fn check_sides(size: Size, kind: TourKind, widest: u32) -> Result<(), CountError> {
    let (rows, columns) = (size.rows(), size.columns());
    let (shorter, longer) = if rows < columns {
        (rows, columns)
    } else {
        (columns, rows)
    };
    let longest = LONGEST;
    if shorter > widest {
        Err(CountError::TooWide { size, kind, widest })
    } else if longer > longest {
        Err(CountError::TooLong { size, longest })
    } else {
        Ok(())
    }
}

/// Refuses what needs more memory than is allowed.
pub(super) const fn check_memory(
    size: Size,
    kind: TourKind,
    needed: u64,
    limit: u64,
) -> Result<(), CountError> {
    if needed > limit {
        return Err(CountError::TooLarge {
            size,
            kind,
            needed,
            limit,
        });
    }
    Ok(())
}

/// A group takes 12 bytes for where its states lie, 4 for its degrees and 8 for its place in the table of degrees; lists
/// and table double as they grow, so that half as much again is allowed for.
const BYTES_OF_GROUP: u64 = 36;

/// The number of squares after which hardly any state is reached in more than 2^32 ways.
const MOST_SQUARES_OF_SMALL_WAYS: u32 = 40;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_rows_need_no_less() {
        for kind in [TourKind::Closed, TourKind::Open] {
            for columns in 3..=WIDEST {
                let needed = |rows| memory_needed(Size::new(columns, rows).unwrap(), kind).ok();
                for rows in columns..LONGEST - 2 {
                    let (this, next) = (needed(rows), needed(rows + 2));
                    assert!(next.is_none() || this <= next, "{columns}x{rows} {kind}");
                }
            }
        }
    }
}
