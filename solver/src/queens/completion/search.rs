use crate::queens::open::{Choices, Open};
use crate::queens::{Placement, QueensError, Unit};
use crate::random::Random;

/// A randomised depth-first search for one completion. It always continues with the row or column that has the fewest
/// open squares.
///
/// A search that was unlucky with its first choices may stay lost for ages, so it begins anew
/// after some dead ends, each second time with twice the patience. In the end it has the patience
/// to try everything: so it is exact, and a proof takes at most a few times as long as without.
#[derive(Clone, Debug)]
pub(in crate::queens) struct Search {
    random: Random,
    levels: Vec<Level>,
    attempt: u32,
    dead_ends: u64,
    positions: u64,
}

/// The outcome of one step of the search.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::queens) enum Outcome {
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

    /// Whether this may have been the choice at this level.
    fn agrees_with(&self, choice: &Choice) -> bool {
        let open = self.choices.open;
        let chosen = 1_u64.checked_shl(choice.chosen).unwrap_or(0);
        choice.unit == self.choices.unit
            && choice.untried & !open == 0
            && chosen & open & !choice.untried != 0
    }
}

/// The position of a [`Completion`](super::Completion) in its search.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CompletionCheckpoint {
    /// The seed of the random numbers to come.
    pub(in crate::queens) seed: u64,
    /// The number of attempts that were given up.
    pub(in crate::queens) attempt: u32,
    /// The dead ends that the present attempt has met.
    pub(in crate::queens) dead_ends: u64,
    /// The positions that the present attempt has tried.
    pub(in crate::queens) positions: u64,
    /// The choices of the present attempt, the first one first.
    pub(super) choices: Vec<Choice>,
    /// The largest share of the work that an attempt has done, in millionths.
    pub(in crate::queens) share: u32,
    /// The number of steps taken.
    pub(in crate::queens) steps: u64,
    /// Whether the answer has been given.
    pub(in crate::queens) answered: bool,
}

/// A choice of a [`CompletionCheckpoint`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Choice {
    /// The row or column that is being filled.
    unit: Unit,
    /// The number of the square within it that was tried last, from 0.
    chosen: u32,
    /// The squares within it that are untried, as bits.
    untried: u64,
}

impl Search {
    /// The dead ends that the first attempts are allowed.
    const PATIENCE: u64 = 256;

    /// A search from a board on which some row is still empty.
    pub(in crate::queens) fn new(board: Open, seed: u64) -> Self {
        Self {
            random: Random::new(seed),
            levels: Level::new(board).into_iter().collect(),
            attempt: 0,
            dead_ends: 0,
            positions: 0,
        }
    }

    /// Places one piece, or gives up one row or column.
    pub(in crate::queens) fn step(&mut self) -> Outcome {
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
    pub(in crate::queens) fn complete(&self, fixed: &Placement) -> Placement {
        let mut board = fixed.clone();
        for level in &self.levels {
            board.insert(level.choices.unit.square(level.chosen));
        }
        board
    }

    /// The positions that the present attempt has tried.
    pub(in crate::queens) const fn positions(&self) -> u64 {
        self.positions
    }

    /// The share of the squares of each level that the present attempt has tried, each level's
    /// within that of the level before.
    pub(super) fn fraction(&self) -> f64 {
        self.levels.iter().rev().fold(1.0, |share, level| {
            let choices = level.choices.open.count_ones();
            let tried = choices - level.untried.count_ones();
            // The later levels have told the share of the square that was tried last.
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

    /// The position in the search.
    pub(super) fn checkpoint(&self) -> CompletionCheckpoint {
        let choice = |level: &Level| Choice {
            unit: level.choices.unit,
            chosen: level.chosen,
            untried: level.untried,
        };
        CompletionCheckpoint {
            seed: self.random.seed(),
            attempt: self.attempt,
            dead_ends: self.dead_ends,
            positions: self.positions,
            choices: self.levels.iter().map(choice).collect(),
            ..CompletionCheckpoint::default()
        }
    }

    /// Goes to where a checkpoint of a search on the same board was made.
    pub(super) fn restore(&mut self, checkpoint: &CompletionCheckpoint) -> Result<(), QueensError> {
        self.levels.truncate(1);
        for (index, choice) in checkpoint.choices.iter().enumerate() {
            let refused = || {
                let unit = choice.unit;
                QueensError::Checkpoint(format!(
                    "has chosen a square of {unit}, where this search cannot have been"
                ))
            };
            let is_last = index + 1 == checkpoint.choices.len();
            let level = self.levels.last_mut().ok_or_else(refused)?;
            let untouched = is_last && choice.untried == level.choices.open;
            if !untouched && !level.agrees_with(choice) {
                return Err(refused());
            }
            level.untried = choice.untried;
            level.chosen = choice.chosen;
            if !is_last {
                let next = Level::new(level.after()).ok_or_else(refused)?;
                self.levels.push(next);
            }
        }
        if checkpoint.choices.is_empty() {
            return Err(QueensError::elsewhere());
        }
        self.random = Random::new(checkpoint.seed);
        self.attempt = checkpoint.attempt;
        self.dead_ends = checkpoint.dead_ends;
        self.positions = checkpoint.positions;
        Ok(())
    }
}

/// The number of the bit that has `index` set bits below it. There are more set bits than that.
fn nth_bit(mut bits: u64, index: u32) -> u32 {
    for _ in 0..index {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}
