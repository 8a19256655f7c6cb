//! Counting completions row by row.

use crate::queens::bits::bits;
use crate::queens::open::Open;
use crate::queens::{Piece, Solution};

const MAX_N: usize = Solution::MAX_N as usize;

/// A search through all completions that fills the rows without a piece in a fixed order, the
/// narrowest first, and of equals the one nearest the middle, whose pieces attack the most.
///
/// Attacks are kept for the whole board rather than for one row, a bit for each column, diagonal
/// and antidiagonal, since the next row may be any.
#[derive(Clone, Debug)]
pub struct Rows {
    n: u32,
    knight: bool,
    /// The rows without a piece, in the order in which they are filled.
    order: Vec<u32>,
    /// The columns of each row that no fixed piece attacks.
    open: [u32; MAX_N],
    /// The column of the piece in each row, as a bit; 0 beyond `depth`. With two rows beyond the
    /// board on both sides.
    pieces: [u32; MAX_N + 4],
    frames: Vec<Frame>,
}

/// The lines that the pieces placed so far attack, and the untried squares of the next row.
#[derive(Copy, Clone, Debug, Default)]
struct Frame {
    lines: Lines,
    /// The number of columns that were untried at first.
    choices: u32,
    untried: u32,
}

#[derive(Copy, Clone, Debug, Default)]
struct Lines {
    columns: u32,
    diagonals: u64,
    antidiagonals: u64,
}

impl Lines {
    const fn with(self, n: u32, row: u32, bit: u32) -> Self {
        Self {
            columns: self.columns | bit,
            diagonals: self.diagonals | (bit as u64) << (n - 1 - row),
            antidiagonals: self.antidiagonals | (bit as u64) << row,
        }
    }

    const fn attacked(self, n: u32, row: u32) -> u32 {
        let diagonals = (self.diagonals >> (n - 1 - row)) as u32;
        let antidiagonals = (self.antidiagonals >> row) as u32;
        self.columns | diagonals | antidiagonals
    }
}

impl Rows {
    /// The last rows are counted in one step: fewer would make steps of some nanoseconds.
    const LAST_ROWS: usize = 7;

    /// The rows of a board of up to [`Solution::MAX_N`] rows, of which at least one is empty.
    pub fn new(n: u32, piece: Piece, board: &Open) -> Self {
        let mut open = [0; MAX_N];
        for (row, open) in (0..n).zip(&mut open) {
            *open = board.row(row) as u32;
        }
        let mut order: Vec<u32> = bits(board.empty_units().0).collect();
        let off_middle = |row: u32| (2 * row + 1).abs_diff(n);
        order.sort_by_key(|&row| (open[row as usize].count_ones(), off_middle(row)));
        let mut rows = Self {
            n,
            knight: piece.moves_as_knight(),
            order,
            open,
            pieces: [0; MAX_N + 4],
            frames: Vec::new(),
        };
        rows.push(Lines::default());
        rows
    }

    /// Whether everything is counted.
    pub fn is_done(&self) -> bool {
        match self.frames.as_slice() {
            [] => true,
            [first] => first.untried == 0,
            _ => false,
        }
    }

    /// Places one piece, or gives up one row, and returns the completions that have been counted.
    pub fn step(&mut self) -> u64 {
        let depth = self.frames.len();
        let Some(frame) = self.frames.last_mut() else {
            return 0;
        };
        let row = self.order[depth - 1];
        if frame.untried == 0 {
            self.pieces[row as usize + 2] = 0;
            self.frames.pop();
            return 0;
        }
        let bit = frame.untried & frame.untried.wrapping_neg();
        frame.untried ^= bit;
        let lines = frame.lines.with(self.n, row, bit);
        self.pieces[row as usize + 2] = bit;
        if self.order.len() - depth > Self::LAST_ROWS {
            self.push(lines);
            return 0;
        }
        if self.knight {
            self.count::<true>(depth, lines)
        } else {
            self.count::<false>(depth, lines)
        }
    }

    fn push(&mut self, lines: Lines) {
        let row = self.order[self.frames.len()];
        let untried = if self.knight {
            self.free::<true>(row, lines)
        } else {
            self.free::<false>(row, lines)
        };
        self.frames.push(Frame {
            lines,
            choices: untried.count_ones(),
            untried,
        });
    }

    fn free<const KNIGHT: bool>(&self, row: u32, lines: Lines) -> u32 {
        let free = self.open[row as usize] & !lines.attacked(self.n, row);
        if KNIGHT {
            let at = row as usize + 2;
            let near = self.pieces[at - 1] | self.pieces[at + 1];
            let far = self.pieces[at - 2] | self.pieces[at + 2];
            free & !(near << 2 | near >> 2 | far << 1 | far >> 1)
        } else {
            free
        }
    }

    /// The ways to fill all rows of the order from the one at `depth` on.
    fn count<const KNIGHT: bool>(&mut self, depth: usize, lines: Lines) -> u64 {
        let Some(&row) = self.order.get(depth) else {
            return 1;
        };
        let mut free = self.free::<KNIGHT>(row, lines);
        if depth + 1 == self.order.len() {
            return u64::from(free.count_ones());
        }
        let mut total = 0;
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            if KNIGHT {
                self.pieces[row as usize + 2] = bit;
            }
            total += self.count::<KNIGHT>(depth + 1, lines.with(self.n, row, bit));
        }
        if KNIGHT {
            self.pieces[row as usize + 2] = 0;
        }
        total
    }

    /// The share of the columns of each row that have been tried, each row's within that of the
    /// row before.
    pub fn fraction(&self) -> f64 {
        self.frames.iter().rev().fold(1.0, |share, frame| {
            let tried = frame.choices - frame.untried.count_ones();
            // `share` is, from the later rows, that of the column that was tried last.
            (f64::from(tried) - 1.0 + share).max(0.0) / f64::from(frame.choices.max(1))
        })
    }

    /// The columns, from 1, of the pieces on the board in the order in which they were put there,
    /// and the first column that has not been tried in the next row.
    pub fn path(&self) -> (Vec<u8>, u8) {
        let before_last = self.frames.len().saturating_sub(1);
        let columns = self.order[..before_last]
            .iter()
            .map(|&row| self.pieces[row as usize + 2].trailing_zeros() as u8 + 1)
            .collect();
        let next = match self.frames.last() {
            Some(frame) if frame.untried != 0 => frame.untried.trailing_zeros(),
            _ => self.n,
        };
        (columns, next as u8 + 1)
    }

    /// Goes from the beginning to where a path leads. Returns whether the search can have been
    /// there.
    pub fn follow(&mut self, columns: &[u8], next: u8) -> bool {
        if next == 0 || u32::from(next) > self.n + 1 {
            return false;
        }
        if !columns.iter().all(|&column| self.descend(column)) {
            return false;
        }
        if let Some(frame) = self.frames.last_mut() {
            let tried = (1_u64 << (next - 1)) - 1;
            frame.untried &= !(tried as u32);
        }
        true
    }

    /// Puts a piece into a column, from 1, of the next row; every column before it counts as
    /// tried. Returns whether the search may do that.
    fn descend(&mut self, column: u8) -> bool {
        let depth = self.frames.len();
        let Some(frame) = self.frames.last_mut() else {
            return false;
        };
        let shift = u32::from(column).wrapping_sub(1);
        let bit = 1_u32.checked_shl(shift).unwrap_or(0);
        if frame.untried & bit == 0 || self.order.len() - depth <= Self::LAST_ROWS {
            return false;
        }
        frame.untried &= !(bit | (bit - 1));
        let row = self.order[depth - 1];
        let lines = frame.lines.with(self.n, row, bit);
        self.pieces[row as usize + 2] = bit;
        self.push(lines);
        true
    }
}
