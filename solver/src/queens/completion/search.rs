use crate::queens::Placement;
use crate::queens::open::{Choices, Open};
use crate::random::Random;

/// A randomised depth-first search for one completion. It always continues with the row or column that has the fewest
/// open squares.
///
/// A search that was unlucky with its first choices may stay lost for ages, so it begins anew
/// after some dead ends, each second time with twice the patience. In the end it has the patience
/// to try everything: so it is exact, and a proof takes at most a few times as long as without.
#[derive(Clone, Debug)]
pub struct Search {
    random: Random,
    levels: Vec<Level>,
    attempt: u32,
    dead_ends: u64,
    positions: u64,
}

/// The outcome of one step of the search.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The search is not finished.
    Open,
    /// Every row holds a piece.
    Complete,
    /// Everything has been tried.
    Exhausted,
}

/// A row or column that is to be filled, and the squares of it that are untried.
#[derive(Clone, Debug)]
struct Level {
    before: Open,
    choices: Choices,
    untried: u64,
    /// The number of the square within the unit that was tried last.
    chosen: u32,
}

impl Level {
    /// `None` if every row holds a piece.
    fn new(before: Open) -> Option<Self> {
        let choices = before.narrowest()?;
        Some(Self {
            before,
            choices,
            untried: choices.open,
            chosen: 0,
        })
    }

    /// The board with a piece on an untried square, if there is one.
    fn next(&mut self, random: &mut Random) -> Option<Open> {
        if self.untried == 0 {
            return None;
        }
        let index = random.below(self.untried.count_ones());
        self.chosen = nth_bit(self.untried, index);
        self.untried &= !(1 << self.chosen);
        Some(self.after())
    }

    /// The board with a piece on the square that was tried last.
    fn after(&self) -> Open {
        let mut after = self.before.clone();
        after.place(self.choices.unit.square(self.chosen));
        after
    }
}

impl Search {
    /// The dead ends that the first attempts are allowed.
    const PATIENCE: u64 = 256;

    /// A search from a board on which some row is still empty.
    pub fn new(board: Open, seed: u64) -> Self {
        Self {
            random: Random::new(seed),
            levels: Level::new(board).into_iter().collect(),
            attempt: 0,
            dead_ends: 0,
            positions: 0,
        }
    }

    /// Places one piece, or gives up one row or column.
    pub fn step(&mut self) -> Outcome {
        let Some(level) = self.levels.last_mut() else {
            return Outcome::Exhausted;
        };
        let Some(after) = level.next(&mut self.random) else {
            self.levels.pop();
            return if self.levels.is_empty() {
                Outcome::Exhausted
            } else {
                Outcome::Open
            };
        };
        self.positions = self.positions.saturating_add(1);
        match Level::new(after) {
            None => return Outcome::Complete,
            Some(next) if next.untried != 0 => self.levels.push(next),
            Some(_) => {
                self.dead_ends = self.dead_ends.saturating_add(1);
                if self.dead_ends > self.patience() {
                    self.begin_anew();
                }
            }
        }
        Outcome::Open
    }

    /// The board with the pieces that have been chosen.
    pub fn complete(&self, fixed: &Placement) -> Placement {
        let mut board = fixed.clone();
        for level in &self.levels {
            board.insert(level.choices.unit.square(level.chosen));
        }
        board
    }

    /// The positions that the present attempt has tried.
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// The share of the squares of each level that the present attempt has tried, each level's
    /// within that of the level before.
    pub fn fraction(&self) -> f64 {
        self.levels.iter().rev().fold(1.0, |share, level| {
            let choices = level.choices.open.count_ones();
            let tried = choices - level.untried.count_ones();
            // `share` is, from the later levels, that of the square that was tried last.
            (f64::from(tried) - 1.0 + share).max(0.0) / f64::from(choices.max(1))
        })
    }

    fn patience(&self) -> u64 {
        let doublings = (self.attempt / 2).min(u64::BITS - 1);
        Self::PATIENCE.saturating_mul(1 << doublings)
    }

    fn begin_anew(&mut self) {
        self.levels.truncate(1);
        if let Some(first) = self.levels.first_mut() {
            first.untried = first.choices.open;
        }
        self.attempt = self.attempt.saturating_add(1);
        self.dead_ends = 0;
        self.positions = 0;
    }
}

/// The number of the bit that has `index` set bits below it. There are more set bits than that.
fn nth_bit(mut bits: u64, index: u32) -> u32 {
    for _ in 0..index {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}
