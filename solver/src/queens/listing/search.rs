use std::iter::FusedIterator;

use super::frame::Frame;
use super::{ListRequest, Show};
use crate::board::Square;
use crate::job::{Job, Progress, Resumable, Steps};
use crate::queens::row_attacks::knight_mask;
use crate::queens::{QueensError, Solution};

const MAX_N: usize = Solution::MAX_N as usize;

/// Lists the solutions of a board in lexicographic order, as a [`Job`] or as an iterator.
///
/// A depth-first search, row by row from the top, that keeps the attacked columns of the current
/// row as bit masks. A step is one piece placed or one row given up. Listing all solutions of
/// n = 12 takes 1.4 million steps; each further n takes about six times as many.
///
/// # Examples
///
/// The solutions with a queen in the top left corner:
///
/// ```
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::{ListRequest, Listing, Piece, Show};
/// use bezzel_solver::Job;
///
/// // Q . . . .      Q . . . .
/// // . . Q . .      . . . Q .
/// // . . . . Q      . Q . . .
/// // . Q . . .      . . . . Q
/// // . . . Q .      . . Q . .
/// let corner = vec![Square::new(0, 0)];
/// let mut listing = Listing::start(ListRequest::new(5, Piece::Queen, Show::All, corner)?)?;
/// let mut found = Vec::new();
/// let progress = listing.advance(u64::MAX, &mut |item| found.push(item.to_string()));
/// assert!(progress.done);
/// assert_eq!(found, ["13524", "14253"]);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Listing {
    n: usize,
    show: Show,
    knight: u32,
    open: [u32; MAX_N],
    frames: [Frame; MAX_N],
    depth: usize,
    columns: [u8; MAX_N],
    fixed: Vec<Square>,
    found: u64,
    steps: Steps,
}

/// The position of a [`Listing`] in its search: at most 32 columns and three numbers.
///
/// It belongs to the request it was made for. Another request refuses it if its own search cannot
/// have been there, and otherwise continues from there, which leaves solutions out: so keep the
/// two together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ListCheckpoint {
    /// The columns, from 1, of the pieces on the board; from the top.
    pub(in crate::queens) columns: Vec<u8>,
    /// The first column that has not been tried in the row below them, or n + 1.
    pub(in crate::queens) next: u8,
    /// The number of solutions reported.
    pub(in crate::queens) found: u64,
    /// The number of steps taken.
    pub(in crate::queens) steps: u64,
}

impl Listing {
    /// The number of solutions reported so far, also before a resumption.
    #[must_use]
    pub const fn found(&self) -> u64 {
        self.found
    }

    fn new(request: &ListRequest) -> Result<Self, QueensError> {
        request.check()?;
        let n = request.n as usize;
        let open = request.open_rows();
        let mut frames = [Frame::default(); MAX_N];
        if open[..n].iter().all(|&columns| columns != 0) {
            frames[0] = Frame::top(open[0]);
        }
        Ok(Self {
            n,
            show: request.show,
            knight: knight_mask(request.piece.moves_as_knight()),
            open,
            frames,
            depth: 0,
            columns: [0; MAX_N],
            fixed: request.fixed.clone(),
            found: 0,
            steps: Steps::default(),
        })
    }

    /// Puts a piece into a column, from 1, that is untried in the current row, and goes down.
    /// Every column before it counts as tried. Returns whether that was possible.
    fn descend(&mut self, column: u8) -> bool {
        let Some(bit) = self.untried_bit(column) else {
            return false;
        };
        let frame = &mut self.frames[self.depth];
        let below = frame.below(bit, self.knight, self.open[self.depth + 1]);
        frame.untried &= columns_after(bit);
        self.columns[self.depth] = column;
        self.depth += 1;
        self.frames[self.depth] = below;
        true
    }

    fn untried_bit(&self, column: u8) -> Option<u32> {
        let shift = u32::from(column).checked_sub(1)?;
        let bit = 1_u32.checked_shl(shift)?;
        let in_rows_above_last = self.depth + 1 < self.n;
        (in_rows_above_last && self.frames[self.depth].untried & bit != 0).then_some(bit)
    }

    fn is_done(&self) -> bool {
        self.depth == 0 && self.frames[0].untried == 0
    }

    /// The share of the columns of each row that have been tried, each row's within that of the
    /// row above.
    fn fraction(&self) -> f64 {
        let mut share = 0.0;
        for row in (0..=self.depth).rev() {
            let frame = &self.frames[row];
            let choices = frame.free(self.open[row]).count_ones();
            if choices == 0 {
                share = 1.0;
                continue;
            }
            let begun = choices - frame.untried.count_ones();
            let tried = begun - u32::from(row < self.depth);
            share = (f64::from(tried) + share) / f64::from(choices);
        }
        share
    }

    /// The solution on the board, if it is one to be reported.
    fn reported(&mut self) -> Option<Solution> {
        let solution = Solution::from_padded(self.n, self.columns);
        let is_shown = self.show == Show::All || solution.is_first_image_on(&self.fixed);
        self.found = self.found.saturating_add(is_shown.into());
        is_shown.then_some(solution)
    }

    /// Searches for the next solution. `steps` counts down, and the search stops at 0.
    #[inline]
    fn search(&mut self, steps: &mut u64) -> Option<Solution> {
        let last = self.n - 1;
        // Kept in a register.
        let mut left = *steps;
        while left > 0 {
            let depth = self.depth;
            let frame = &mut self.frames[depth];
            if frame.untried == 0 {
                if depth == 0 {
                    break;
                }
                self.depth -= 1;
                left -= 1;
                continue;
            }
            let bit = frame.untried & frame.untried.wrapping_neg();
            frame.untried ^= bit;
            self.columns[depth] = bit.trailing_zeros() as u8 + 1;
            left -= 1;
            if depth < last {
                let below = frame.below(bit, self.knight, self.open[depth + 1]);
                if below.untried != 0 {
                    self.depth += 1;
                    self.frames[self.depth] = below;
                }
            } else if let Some(solution) = self.reported() {
                *steps = left;
                return Some(solution);
            }
        }
        *steps = left;
        None
    }
}

/// The solutions one by one, each searched for when it is asked for.
impl Iterator for Listing {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        let mut left = u64::MAX;
        let solution = self.search(&mut left);
        self.steps.add(u64::MAX - left);
        solution
    }
}

impl FusedIterator for Listing {}

/// The columns to the right of the one of `bit`.
const fn columns_after(bit: u32) -> u32 {
    !(bit | (bit - 1))
}

impl Job for Listing {
    type Request = ListRequest;
    type Found = Solution;
    type Output = Vec<Solution>;
    type Error = QueensError;

    fn start(request: ListRequest) -> Result<Self, QueensError> {
        Self::new(&request)
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Solution)) -> Progress {
        let mut left = steps;
        while let Some(solution) = self.search(&mut left) {
            found(solution);
        }
        self.steps.add(steps - left);
        self.progress()
    }

    fn run(self) -> Self::Output {
        self.collect()
    }

    fn progress(&self) -> Progress {
        Progress {
            fraction: self.fraction(),
            done: self.is_done(),
            steps: self.steps.get(),
        }
    }
}

impl Resumable for Listing {
    type Checkpoint = ListCheckpoint;

    fn resume(request: ListRequest, checkpoint: ListCheckpoint) -> Result<Self, QueensError> {
        let mut listing = Self::new(&request)?;
        let ListCheckpoint {
            columns,
            next,
            found,
            steps,
        } = checkpoint;
        if found > steps {
            return Err(QueensError::Checkpoint(format!(
                "counts {found} solutions in {steps} steps, which cannot be"
            )));
        }
        let wrong = |row: usize, column: u8| {
            QueensError::Checkpoint(format!(
                "has column {column} in row {row}, where this search cannot have been"
            ))
        };
        for (row, column) in (1..).zip(columns) {
            if !listing.descend(column) {
                return Err(wrong(row, column));
            }
        }
        if next == 0 || usize::from(next) > listing.n + 1 {
            return Err(wrong(listing.depth + 1, next));
        }
        let tried = (1_u64 << (next - 1)) - 1;
        listing.frames[listing.depth].untried &= !(tried as u32);
        (listing.found, listing.steps) = (found, Steps::new(steps));
        Ok(listing)
    }

    fn checkpoint(&self) -> ListCheckpoint {
        let untried = self.frames[self.depth].untried;
        let next = if untried == 0 {
            self.n as u32
        } else {
            untried.trailing_zeros()
        };
        ListCheckpoint {
            columns: self.columns[..self.depth].to_vec(),
            next: next as u8 + 1,
            found: self.found,
            steps: self.steps.get(),
        }
    }
}
