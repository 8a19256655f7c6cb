use crate::queens::moment::Moment;
use crate::queens::{Counters, Plan};

/// The search that visits the free squares of a row, from the left, which it takes out of a bit mask.
#[derive(Clone, Debug)]
pub struct MaskRows {
    all: u64,
    first_only: bool,
    frames: Vec<Frame>,
    counters: Counters,
    done: bool,
}

/// The masks of a row. The lowest bit is the leftmost column.
#[derive(Copy, Clone, Debug)]
struct Frame {
    columns: u64,
    falling: u64,
    rising: u64,
    /// The free squares that have not been visited.
    left: u64,
    /// Whether a square of the row was free.
    filled: bool,
}

impl Frame {
    const fn new(columns: u64, falling: u64, rising: u64, all: u64) -> Self {
        Self {
            columns,
            falling,
            rising,
            left: all & !(columns | falling | rising),
            filled: false,
        }
    }

    /// The row below, with a queen in the column of `bit`.
    const fn below(&self, bit: u64, all: u64) -> Self {
        let (falling, rising) = ((self.falling | bit) << 1, (self.rising | bit) >> 1);
        Self::new(self.columns | bit, falling, rising, all)
    }

    /// Takes squares out, up to and with the one of `bit`.
    const fn visit_to(&mut self, bit: u64) {
        self.filled |= self.left & (bit | (bit - 1)) != 0;
        self.left &= !(bit | (bit - 1));
    }

    /// The number of squares to the last one visited.
    fn visited(&self, all: u64) -> u8 {
        let free = all & !(self.columns | self.falling | self.rising);
        (64 - (free & !self.left).leading_zeros()) as u8
    }
}

impl MaskRows {
    /// The search of a plan, n from 1 to 64, at a state that it can have.
    pub fn at(plan: &Plan, moment: Moment, ranks: &[u8], counters: Counters) -> Self {
        let all = u64::MAX >> (64 - plan.n);
        let mut frames = vec![Frame::new(0, 0, 0, all)];
        for &rank in ranks {
            let bit = 1 << rank;
            let last = frames.len() - 1;
            frames[last].visit_to(bit);
            frames.push(frames[last].below(bit, all));
        }
        if let (Moment::TakeBack(rank), Some(last)) = (moment, frames.last_mut()) {
            last.visit_to(1 << rank);
        }
        Self {
            all,
            first_only: plan.first_only,
            frames,
            // The top row is looked at before anything else.
            counters: Counters {
                tests: counters.tests.max(1),
                ..counters
            },
            done: matches!(moment, Moment::NoSquare | Moment::Solution),
        }
    }

    /// The state of the search between two visits.
    pub fn key(&self) -> (Moment, Vec<u8>) {
        let last = self.frames.len() - 1;
        let mut visited = self.frames.iter().map(|frame| frame.visited(self.all));
        let ranks = visited
            .by_ref()
            .take(last)
            .map(|visited| visited - 1)
            .collect();
        let moment = match (visited.next().unwrap_or(0), last) {
            (_, 0) if self.done => Moment::NoSquare,
            _ if self.done => Moment::Solution,
            (0, 0) => Moment::Start,
            (0, _) => Moment::Place,
            (visited, _) => Moment::TakeBack(visited - 1),
        };
        (moment, ranks)
    }

    pub const fn counters(&self) -> Counters {
        self.counters
    }

    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Puts a queen on the next free square of the present row, or leaves it if there is none.
    pub fn advance(&mut self) {
        let last_row = self.all.count_ones() as usize - 1;
        let row = self.frames.len() - 1;
        let frame = &mut self.frames[row];
        let bit = frame.left & frame.left.wrapping_neg();
        if bit == 0 {
            self.counters.dead_ends += u64::from(!frame.filled);
            self.done = row == 0;
            self.frames.truncate(row.max(1));
            return;
        }
        frame.visit_to(bit);
        self.counters.placements += 1;
        if row < last_row {
            self.counters.tests += 1;
            let below = frame.below(bit, self.all);
            self.frames.push(below);
            return;
        }
        self.counters.solutions += 1;
        if self.first_only {
            let below = frame.below(bit, self.all);
            self.frames.push(below);
            self.done = true;
        }
    }
}
