//! Boards that are printed row by row: queens as marks, a knight's visits as numbers.

use super::candidate::{Candidate, Form, NO_NUMBER};
use super::cells::{Cells, is_uniform, queens};

/// The most rows that are kept until a knight's board ends.
const MAX_ROWS: usize = 1 << 10;

/// Where a row stands.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Place {
    pub(super) line: u64,
    pub(super) context: u64,
    /// The brackets around it.
    pub(super) depth: u32,
    /// Whether one pair of these is the row's own.
    pub(super) boxed: bool,
}

impl Place {
    /// The brackets around the rows of one board.
    pub(super) const fn around(self) -> u32 {
        self.depth.saturating_sub(self.boxed as u32)
    }
}

/// The rows of a matrix as they come in.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    rows: Vec<Cells>,
    first: Place,
}

impl Marks {
    /// Whether a matrix has begun.
    pub(super) fn is_open(&self) -> bool {
        !self.rows.is_empty()
    }

    pub(super) fn push(&mut self, row: Cells, place: Place, emit: &mut dyn FnMut(Candidate)) {
        let width = self.rows.first().map_or(row.len(), Vec::len);
        let separates = self.rows.len() == width
            && is_uniform(&self.rows[0])
            && !is_uniform(&row)
            && self.rows[1..].iter().all(|row| !is_uniform(row));
        if separates && row.len() == width {
            self.rows.remove(0);
        } else if row.len() != width || self.rows.len() >= width {
            self.end(emit);
        }
        if self.rows.is_empty() {
            self.first = place;
        }
        self.rows.push(row);
    }

    /// A bracket is closed, and so many are left around.
    pub(super) fn close(&mut self, depth: u32, emit: &mut dyn FnMut(Candidate)) {
        if self.is_open() && depth < self.first.around() {
            self.end(emit);
        }
    }

    pub(super) fn end(&mut self, emit: &mut dyn FnMut(Candidate)) {
        let rows = std::mem::take(&mut self.rows);
        let width = rows.first().map_or(0, Vec::len);
        let drawn = rows.iter().filter(|row| !is_uniform(row)).count();
        // Less than half of a board, or nothing but lines, is none.
        if drawn == 0 || rows.len() * 2 < width {
            return;
        }
        emit(Candidate {
            form: Form::Matrix,
            line: self.first.line,
            context: self.first.context,
            width: width as u32,
            rows: rows.len() as u32,
            values: queens(&rows),
        });
    }
}

/// The rows of a knight's board as they come in.
#[derive(Clone, Debug, Default)]
pub(super) struct Visits {
    rows: Vec<Vec<u32>>,
    first: Place,
    /// Whether the rows that come in are none of a knight's board.
    other: bool,
}

impl Visits {
    pub(super) fn push(&mut self, row: &[u32], place: Place, emit: &mut dyn FnMut(Candidate)) {
        let width = self.rows.first().map_or(row.len(), Vec::len);
        if row.len() != width || self.rows.len() >= MAX_ROWS {
            self.end(emit);
        }
        if self.rows.is_empty() {
            self.first = place;
        }
        if !self.other {
            self.rows.push(row.to_vec());
            self.other = self.rows.len() == 2 && !self.is_board();
        }
    }

    /// Whether at least half of the numbers are too large for a column.
    fn is_board(&self) -> bool {
        let width = self.rows.first().map_or(0, Vec::len);
        let numbers = self.rows.iter().flatten();
        let large = numbers.filter(|&&number| number as usize > width && number != NO_NUMBER);
        large.count() * 2 >= self.rows.len() * width
    }

    pub(super) fn close(&mut self, depth: u32, emit: &mut dyn FnMut(Candidate)) {
        if depth < self.first.around() {
            self.end(emit);
        }
    }

    pub(super) fn end(&mut self, emit: &mut dyn FnMut(Candidate)) {
        let is_board = !self.other && self.rows.len() > 2 && self.is_board();
        self.other = false;
        let rows = std::mem::take(&mut self.rows);
        let width = rows.first().map_or(0, Vec::len);
        if !is_board || width < 3 {
            return;
        }
        let height = height(&rows);
        for (index, board) in (0..).zip(rows.chunks(height)) {
            emit(Candidate {
                form: Form::TourNumbers,
                line: self.first.line + index * height as u64,
                context: self.first.context,
                width: width as u32,
                rows: board.len() as u32,
                values: board.concat(),
            });
        }
    }
}

/// The number of rows of each of several boards: the first so many rows hold every number once.
fn height(rows: &[Vec<u32>]) -> usize {
    let width = rows[0].len();
    let whole = |height: &usize| {
        let mut numbers: Vec<u32> = rows[..*height].concat();
        numbers.sort_unstable();
        let from = numbers[0];
        from < 2
            && (from..)
                .zip(&numbers)
                .all(|(expected, &number)| expected == number)
    };
    let largest = rows
        .iter()
        .flatten()
        .filter(|&&number| number != NO_NUMBER)
        .max();
    let from_largest = largest.map_or(1, |&largest| (largest as usize).div_ceil(width));
    let heights = (3..=rows.len()).filter(|height| height * width < 1 << 16);
    heights
        .into_iter()
        .find(whole)
        .unwrap_or(if rows.len().is_multiple_of(from_largest) {
            from_largest
        } else {
            rows.len()
        })
}
