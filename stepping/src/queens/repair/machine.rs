use super::lines::Lines;
use crate::queens::{Counters, Event, Milestone, Plan, StepsError, Weights};
use bezzel_solver::Random;
use bezzel_solver::board::Square;

/// A repairing search at one of its events.
///
/// A repair of a random board. The last move does not follow from the board, so the moves are kept until the attempt is
/// given up. To go back into an earlier attempt, that attempt is played again from its start. Each attempt has its own
/// random numbers, so that any of them can be played at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    n: u8,
    seed: u64,
    /// The number of attempts that were given up before this one.
    attempt: u64,
    random: Random,
    /// The column of the queen in each row; none before the start.
    columns: Vec<u8>,
    lines: Lines,
    moves: Vec<Move>,
    phase: Phase,
}

/// The latest event.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    Start,
    Scatter,
    /// The queen of this row has been picked.
    Pick(u8),
    Move,
    Solution,
    GiveUp,
}

/// A queen that was moved within its row.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Move {
    row: u8,
    from: u8,
}

impl Repair {
    /// The number of moves after which an attempt is given up. Of a thousand attempts on any board from 7 to 64 rows,
    /// less than fifty need so many.
    const MOVES: usize = 256;
    /// The attempts of a run; only boards without a solution ask for more.
    const ATTEMPTS: u64 = 1000;

    /// The search at its start.
    pub fn start(plan: &Plan) -> Result<Self, StepsError> {
        let n = plan.side()?;
        Ok(Self {
            n,
            seed: plan.seed,
            attempt: 0,
            random: Random::new(plan.seed),
            columns: Vec::new(),
            lines: Lines::empty(n),
            moves: Vec::new(),
            phase: Phase::Start,
        })
    }

    /// Begins an attempt.
    fn scatter(&mut self, attempt: u64) {
        self.attempt = attempt;
        self.random = Random::new(self.seed);
        self.random.skip(attempt << 32);
        self.columns.clear();
        self.lines = Lines::empty(self.n);
        self.moves.clear();
        for row in 0..self.n {
            let column = self.random.below(self.n.into()) as u8;
            self.columns.push(column);
            self.lines.add(row, column);
        }
        self.phase = Phase::Scatter;
    }

    /// The rows whose queens are attacked.
    fn in_conflict(&self) -> impl Iterator<Item = u8> {
        (0..self.n).filter(|&row| self.attacks(row, self.column(row)) > 0)
    }

    fn column(&self, row: u8) -> u8 {
        self.columns[usize::from(row)]
    }

    /// The number of attacks on a square from the queens of other rows.
    fn attacks(&self, row: u8, column: u8) -> u32 {
        self.lines.attacks(row, column, self.column(row))
    }

    fn square(&self, row: u8) -> Square {
        Square::new(row.into(), self.column(row).into())
    }

    fn set_column(&mut self, row: u8, column: u8) {
        self.lines.remove(row, self.column(row));
        self.columns[usize::from(row)] = column;
        self.lines.add(row, column);
    }

    /// Picks one of the queens that are attacked, or ends the attempt.
    fn pick(&mut self) -> Phase {
        let attacked: Vec<u8> = self.in_conflict().collect();
        if attacked.is_empty() {
            Phase::Solution
        } else if self.moves.len() == Self::MOVES {
            Phase::GiveUp
        } else {
            Phase::Pick(attacked[self.random.below(attacked.len() as u32) as usize])
        }
    }

    /// Moves the queen of a row to one of its other squares that the fewest attack. On boards of
    /// one row there is no need, and on others there is another square.
    fn move_queen(&mut self, row: u8) {
        let from = self.column(row);
        let others = || (0..self.n).filter(|&column| column != from);
        let fewest = others().map(|column| self.attacks(row, column)).min();
        let best: Vec<u8> = others()
            .filter(|&column| Some(self.attacks(row, column)) == fewest)
            .collect();
        let to = best[self.random.below(best.len() as u32) as usize];
        self.set_column(row, to);
        self.moves.push(Move { row, from });
    }

    /// Goes to the next event. Returns whether there was one.
    pub fn forward(&mut self) -> bool {
        match self.phase {
            Phase::Start => self.scatter(0),
            Phase::Scatter | Phase::Move => self.phase = self.pick(),
            Phase::Pick(row) => {
                self.move_queen(row);
                self.phase = Phase::Move;
            }
            Phase::GiveUp if self.attempt + 1 < Self::ATTEMPTS => self.scatter(self.attempt + 1),
            Phase::Solution | Phase::GiveUp => return false,
        }
        true
    }

    /// Goes to the event before. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        let before = if self.moves.is_empty() {
            Phase::Scatter
        } else {
            Phase::Move
        };
        match self.phase {
            Phase::Start => return false,
            Phase::Scatter if self.attempt == 0 => {
                self.columns.clear();
                self.lines = Lines::empty(self.n);
                self.random = Random::new(self.seed);
                self.phase = Phase::Start;
            }
            Phase::Scatter => {
                self.scatter(self.attempt - 1);
                while self.phase != Phase::GiveUp && self.forward() {}
            }
            Phase::Pick(_) => {
                self.random.back();
                self.phase = before;
            }
            Phase::Move => {
                if let Some(Move { row, from }) = self.moves.pop() {
                    self.set_column(row, from);
                    self.random.back();
                    self.phase = Phase::Pick(row);
                }
            }
            Phase::Solution | Phase::GiveUp => self.phase = before,
        }
        true
    }

    /// The event as others see it.
    pub fn event(&self) -> Event {
        let attempt = self.attempt + 1;
        match (self.phase, self.moves.last()) {
            (Phase::Scatter, _) => Event::Scatter { attempt },
            (Phase::Pick(row), _) => Event::Pick {
                queen: self.square(row),
                attacks: self.attacks(row, self.column(row)),
            },
            (Phase::Move, Some(&Move { row, from })) => Event::Move {
                from: Square::new(row.into(), from.into()),
                to: self.square(row),
                attacks: self.attacks(row, self.column(row)),
            },
            (Phase::Solution, _) => Event::Solution { number: 1 },
            (Phase::GiveUp, _) => Event::GiveUp { attempt },
            (Phase::Start | Phase::Move, _) => Event::Start,
        }
    }

    /// The milestone at this event, if there is one.
    pub const fn milestone(&self) -> Option<Milestone> {
        match self.phase {
            Phase::Solution => Some(Milestone::Solution),
            Phase::GiveUp => Some(Milestone::DeadEnd),
            _ => None,
        }
    }

    pub fn counters(&self) -> Counters {
        let moves = self.attempt * Self::MOVES as u64 + self.moves.len() as u64;
        let scattered = self.attempt + u64::from(self.phase != Phase::Start);
        Counters {
            tests: moves * u64::from(self.n - 1),
            placements: scattered * u64::from(self.n) + moves,
            dead_ends: self.attempt + u64::from(self.phase == Phase::GiveUp),
            solutions: u64::from(self.phase == Phase::Solution),
        }
    }

    /// The column of the queen in each row; none before the start.
    pub fn columns(&self) -> &[u8] {
        &self.columns
    }

    /// The squares of the queens, row by row.
    pub fn queens(&self) -> impl Iterator<Item = Square> {
        (0..self.columns.len() as u8).map(|row| self.square(row))
    }

    /// The attacks on each square of the row whose queen was picked or moved.
    pub fn weights(&self) -> Option<Weights> {
        let ((Phase::Pick(row), _) | (Phase::Move, Some(&Move { row, .. }))) =
            (self.phase, self.moves.last())
        else {
            return None;
        };
        Some(Weights {
            row: row.into(),
            attacks: (0..self.n)
                .map(|column| self.attacks(row, column))
                .collect(),
        })
    }

    /// The share of the run that is done, as far as that can be said.
    pub fn fraction(&self) -> f64 {
        match self.phase {
            Phase::Solution => 1.0,
            _ => self.attempt as f64 / Self::ATTEMPTS as f64,
        }
    }
}
