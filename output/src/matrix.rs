//! Boards that are printed row by row: queens as marks, a knight's visits as numbers.

use crate::candidate::{Candidate, Form, NO_NUMBER};
use crate::cells::{Cells, is_uniform, queens};
use crate::collector::Collector;
use crate::group::MAX_N;

/// The most numbers that are kept until a knight's board ends.
const MAX_NUMBERS: usize = 1 << 20;

/// The place of a row in the text.
#[derive(Copy, Clone, Debug, Default)]
pub struct Place {
    pub line: u64,
    pub context: u64,
    /// The brackets around it.
    pub depth: u32,
    /// Whether one pair of these is the row's own.
    pub boxed: bool,
}

impl Place {
    /// The brackets around the rows of one board.
    pub const fn around(self) -> u32 {
        self.depth.saturating_sub(self.boxed as u32)
    }
}

/// The rows of a matrix as they come in.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// The marks, as they come.
    kinds: Vec<char>,
    /// The rows: for each cell the index of its mark, a byte each.
    rows: Vec<Box<[u8]>>,
    first: Place,
    second: Place,
}

impl Marks {
    /// Whether a matrix has begun.
    pub fn is_open(&self) -> bool {
        !self.rows.is_empty()
    }

    pub fn push(&mut self, row: Cells, place: Place, found: &mut Collector) {
        if row.len() > MAX_N as usize {
            self.end(found);
            return;
        }
        let width = self.rows.first().map_or(row.len(), |row| row.len());
        let separates = self.rows.len() == width
            && is_uniform(&self.rows[0])
            && !is_uniform(&row)
            && self.rows[1..].iter().all(|row| !is_uniform(row));
        if separates && row.len() == width {
            self.rows.remove(0);
            self.first = self.second;
        } else if row.len() != width || self.rows.len() >= width {
            self.end(found);
        }
        match self.rows.len() {
            0 => self.first = place,
            1 => self.second = place,
            _ => {}
        }
        let row = row.into_iter().map(|mark| self.kind(mark)).collect();
        self.rows.push(row);
    }

    /// The index of a mark among all. The last index stands for all marks beyond the limit.
    fn kind(&mut self, mark: char) -> u8 {
        let known = self.kinds.iter().position(|&kind| kind == mark);
        let place = known.unwrap_or_else(|| {
            self.kinds.push(mark);
            self.kinds.truncate(1 << 8);
            self.kinds.len() - 1
        });
        place as u8
    }

    /// Handles a closing bracket; `depth` brackets are still open around it.
    pub fn close(&mut self, depth: u32, found: &mut Collector) {
        if self.is_open() && depth < self.first.around() {
            self.end(found);
        }
    }

    pub fn end(&mut self, found: &mut Collector) {
        let rows = std::mem::take(&mut self.rows);
        let kinds = std::mem::take(&mut self.kinds);
        let width = rows.first().map_or(0, |row| row.len());
        let drawn = rows.iter().filter(|row| !is_uniform(row)).count();
        // Less than half of a board, or nothing but lines, is not a board.
        if drawn == 0 || rows.len() * 2 < width {
            return;
        }
        found.add(Candidate {
            form: Form::Matrix,
            line: self.first.line,
            context: self.first.context,
            width: width as u32,
            rows: rows.len() as u32,
            values: queens(&rows, &kinds),
        });
    }
}

/// The rows of a knight's board as they come in.
#[derive(Clone, Debug, Default)]
pub struct Visits {
    rows: Vec<Vec<u32>>,
    first: Place,
}

impl Visits {
    pub fn push(&mut self, row: &[u32], place: Place, found: &mut Collector) {
        let width = self.width();
        if !self.rows.is_empty() && row.len() != width {
            self.end(found);
        } else if self.rows.len() * width >= MAX_NUMBERS {
            self.take(false, found);
        }
        if self.rows.is_empty() {
            self.first = place;
        }
        self.rows.push(row.to_vec());
        // The rows before are for instance a heading, or lists of columns: with the second row another board may begin.
        if self.rows.len() == 2 && !self.is_board() {
            self.rows.remove(0);
            self.first = place;
        }
    }

    fn width(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }

    /// Whether at least half of the numbers are too large for a column.
    fn is_board(&self) -> bool {
        let width = self.width();
        let numbers = self.rows.iter().flatten();
        let large = numbers.filter(|&&number| number as usize > width && number != NO_NUMBER);
        large.count() * 2 >= self.rows.len() * width
    }

    pub fn close(&mut self, depth: u32, found: &mut Collector) {
        if depth < self.first.around() {
            self.end(found);
        }
    }

    pub fn end(&mut self, found: &mut Collector) {
        self.take(true, found);
        self.rows.clear();
    }

    /// Takes out the finished boards. The rows of an unfinished one stay, unless it is the `last`.
    fn take(&mut self, last: bool, found: &mut Collector) {
        let width = self.width();
        if self.rows.len() < 3 || width < 3 || !self.is_board() {
            self.rows.clear();
            return;
        }
        let has_heading = whole(&self.rows).is_none() && whole(&self.rows[1..]).is_some();
        let mut taken = usize::from(has_heading);
        let height = height(&self.rows[taken..]);
        for board in self.rows[taken..].chunks(height) {
            if !last && board.len() < height {
                break;
            }
            found.add(Candidate {
                form: Form::TourNumbers,
                line: self.first.line + taken as u64,
                context: self.first.context,
                width: width as u32,
                rows: board.len() as u32,
                values: board.concat(),
            });
            taken += board.len();
        }
        self.rows.drain(..taken);
        self.first.line += taken as u64;
    }
}

/// The number of the first rows, at least three, that hold every number once, from 0 or from 1.
fn whole(rows: &[Vec<u32>]) -> Option<usize> {
    let mut seen = vec![false; rows.iter().map(Vec::len).sum::<usize>() + 1];
    let (mut largest, mut count) = (0, 0);
    for (height, row) in (1..).zip(rows) {
        for &number in row {
            let is_new = seen
                .get_mut(number as usize)
                .map(|seen| !std::mem::replace(seen, true));
            if is_new != Some(true) {
                return None;
            }
            largest = largest.max(number as usize);
        }
        count += row.len();
        if height > 2 && largest + usize::from(seen[0]) == count {
            return Some(height);
        }
    }
    None
}

/// The number of rows of each of several boards.
pub fn height(rows: &[Vec<u32>]) -> usize {
    whole(rows).unwrap_or_else(|| {
        let numbers = rows.iter().flatten();
        let largest = numbers.filter(|&&number| number != NO_NUMBER).max();
        let from_largest = largest.map_or(1, |&largest| (largest as usize).div_ceil(rows[0].len()));
        let is_several = from_largest > 0 && rows.len().is_multiple_of(from_largest);
        if is_several { from_largest } else { rows.len() }
    })
}
