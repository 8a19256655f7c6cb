//! Estimates the memory that a count will need.

use super::layout::{Laid, known};
use super::peaks::peak_states;
use super::plan::WIDEST;
use super::{CountError, TourKind};
use crate::board::Size;
use crate::knight::Board;

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
pub fn memory_needed(board: impl Into<Board>, kind: TourKind) -> Result<u64, CountError> {
    needed_for(&board.into(), kind)
}

/// As [`memory_needed`].
pub fn needed_for(board: &Board, kind: TourKind) -> Result<u64, CountError> {
    /// The memory for the smallest board: tables, and lists that have room to spare.
    const LEAST: u64 = 8 << 20;
    if known(board, kind).is_some() {
        return Ok(LEAST);
    }
    let laid = Laid::new(board);
    check_sides(laid.size(), kind, WIDEST)?;
    let layout = laid.layout();
    if laid.holes().is_empty() {
        let countable = match kind {
            TourKind::Closed => CLOSED,
            TourKind::Open => OPEN,
        };
        let longest = countable[layout.columns as usize - 3];
        if board.area() > u64::from(longest * layout.columns) {
            return Err(CountError::TooMany);
        }
    }
    let (mut states, mut groups) = peak_states(layout.columns, kind, layout.lower_rows);
    if layout.lower_rows != layout.upper_rows || !laid.is_same_upside_down() {
        // The layer that is kept as well; one layer was never more than this part of the peak.
        let (kept, kept_groups) = peak_states(layout.columns, kind, layout.upper_rows);
        states = states.saturating_add(kept / 5 * 3);
        groups = groups.saturating_add(kept_groups / 5 * 3);
    }
    (states, groups) = of_shape(&laid, states, groups);
    // Twelve bytes, or sixteen where the ways are more than 2^32, and the ends of pages.
    let wide = layout.lower_rows * layout.columns > MOST_SQUARES_OF_SMALL_WAYS;
    let tenths_of_state = if wide { 164 } else { 124 };
    let of_states = states.saturating_mul(tenths_of_state) / 10;
    Ok(LEAST
        .saturating_add(of_states)
        .saturating_add(groups.saturating_mul(BYTES_OF_GROUP)))
}

/// The states and groups of a board with holes, from those of the board without: measured on some thousand shapes, none of which
/// has had more.
pub fn of_shape(laid: &Laid, states: u64, groups: u64) -> (u64, u64) {
    let holes = laid.holes().len() as i32;
    if holes == 0 {
        return (states, groups);
    }
    // Where there is a middle column, the rows of a whole board have more squares of one colour, which leaves fewer choices.
    // Otherwise two groups that are mirror images of each other are one only if the shape is its own image.
    let times = if laid.is_mirrored() && laid.columns().is_multiple_of(2) {
        1.0
    } else {
        2.0
    };
    let times = times * 0.8_f64.powi(holes);
    let of_shape = |number: u64| (number as f64 * times).ceil() as u64;
    (of_shape(states), of_shape(groups))
}

/// Refuses boards whose shorter side is more than `widest`, or whose longer side is beyond all boards.
pub const fn check_sides(size: Size, kind: TourKind, widest: u32) -> Result<(), CountError> {
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
pub const fn check_memory(
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

/// A state takes at least so many bytes.
pub const LEAST_OF_STATE: u64 = 12;

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
