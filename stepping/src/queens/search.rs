use super::moment::Moment;
use super::position::Position;
use super::{
    Algorithm, Attacker, Counters, Event, Milestone, Plan, StepsError, each_square, free_squares,
};
use bezzel_solver::board::Square;
use bezzel_solver::queens::{Line, Unit};

/// A depth-first search at one of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    plan: Plan,
    position: Position,
    moment: Moment,
    counters: Counters,
}

impl Search {
    /// The search at its start.
    pub fn start(plan: Plan) -> Result<Self, StepsError> {
        Ok(Self {
            plan,
            position: Position::empty(&plan)?,
            moment: Moment::Start,
            counters: Counters::default(),
        })
    }

    /// The search as it stood once, if its parts fit together.
    pub fn restore(
        plan: Plan,
        moment: Moment,
        ranks: &[u8],
        counters: Counters,
    ) -> Result<Self, StepsError> {
        let mut search = Self::start(plan)?;
        // In a search anywhere, the row is before the rank, and the present row is last.
        let size = if search.position.is_anywhere() { 2 } else { 1 };
        for (queen, key) in (1..).zip(ranks.chunks(size)) {
            let position = &mut search.position;
            if size == 2 {
                if key[0] >= position.n() {
                    return Err(StepsError::SnapshotQueen { queen });
                }
                position.turn_to(Unit::Row(key[0].into()));
            }
            let Some(&rank) = key.get(size - 1) else {
                break;
            };
            if position.is_full() || rank >= position.n() || !position.is_free(rank) {
                return Err(StepsError::SnapshotQueen { queen });
            }
            position.put(rank);
        }
        search.moment = moment;
        search.counters = counters.capped();
        if search.is_possible() {
            Ok(search)
        } else {
            let queens = ranks.len();
            Err(StepsError::SnapshotEvent { queens })
        }
    }

    /// Whether the last event fits the queens on the board.
    fn is_possible(&self) -> bool {
        let each = self.tries_each_square();
        let is_rank = |rank: u8| rank < self.position.n();
        let empty = self.position.depth() == 0;
        let full = self.position.is_full();
        match self.moment {
            Moment::Start => empty && self.position.row_before().is_none(),
            Moment::Place => !empty && (full || self.position.row_before().is_none()),
            Moment::Solution => full,
            Moment::Choose => !each && !full,
            Moment::Try(rank) => each && !full && is_rank(rank),
            Moment::Reject(rank) => each && !full && is_rank(rank) && !self.position.is_free(rank),
            Moment::TakeBack(rank) => !full && is_rank(rank) && self.position.is_free(rank),
            Moment::NoSquare => !full && self.position.row_after().is_none(),
        }
    }

    pub fn tries_each_square(&self) -> bool {
        self.plan.algorithm.tries_each_square()
    }

    pub const fn position(&self) -> &Position {
        &self.position
    }

    pub const fn moment(&self) -> Moment {
        self.moment
    }

    pub const fn counters(&self) -> Counters {
        self.counters
    }

    /// Goes to the next event. Returns whether there was one.
    pub fn forward(&mut self) -> bool {
        if self.plan.first_only && self.moment == Moment::Solution {
            return false;
        }
        let next = if self.tries_each_square() {
            each_square::next(&mut self.position, self.moment)
        } else {
            free_squares::next(&mut self.position, self.moment)
        };
        let Some(next) = next else {
            return false;
        };
        self.moment = next;
        if let Some((counter, amount)) = self.counted() {
            *counter += amount;
        }
        true
    }

    /// Goes to the event before. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        if self.moment == Moment::Start {
            return false;
        }
        if let Some((counter, amount)) = self.counted() {
            *counter = counter.saturating_sub(amount);
        }
        let previous = if self.tries_each_square() {
            each_square::previous(&mut self.position, self.moment)
        } else {
            free_squares::previous(&mut self.position, self.moment)
        };
        self.moment = previous.unwrap_or(Moment::Start);
        true
    }

    /// The counter that the present event has raised, and by how much.
    fn counted(&mut self) -> Option<(&mut u64, u64)> {
        let counters = &mut self.counters;
        match self.moment {
            Moment::Try(_) => Some((&mut counters.tests, 1)),
            Moment::Choose => Some((&mut counters.tests, self.position.looked_at())),
            Moment::Place => Some((&mut counters.placements, 1)),
            Moment::Solution => Some((&mut counters.solutions, 1)),
            Moment::NoSquare if self.position.is_stuck() => Some((&mut counters.dead_ends, 1)),
            _ => None,
        }
    }

    /// The number of free squares of the present unit whose queens have been taken back.
    pub fn returned(&self) -> usize {
        let until = match self.moment {
            Moment::Start | Moment::Choose | Moment::Place | Moment::Solution => 0,
            Moment::Try(rank) | Moment::Reject(rank) => rank,
            Moment::TakeBack(rank) => rank + 1,
            Moment::NoSquare => self.position.n(),
        };
        (0..until)
            .filter(|&rank| self.position.is_free(rank))
            .count()
    }

    /// The event as others see it.
    pub fn event(&self) -> Event {
        let position = &self.position;
        let unit = position.unit();
        match self.moment {
            Moment::Start => Event::Start,
            Moment::Choose => Event::Choose {
                unit,
                free: position.free().count_ones(),
            },
            Moment::Try(rank) => Event::Try {
                square: position.square(rank),
            },
            Moment::Reject(rank) => {
                let square = position.square(rank);
                match self.first_attack(square) {
                    Some(by) => Event::Reject { square, by },
                    None => Event::Try { square },
                }
            }
            Moment::Place => position
                .last()
                .map_or(Event::Start, |square| Event::Place { square }),
            Moment::Solution => Event::Solution {
                number: self.counters.solutions,
            },
            Moment::NoSquare if position.is_stuck() => Event::DeadEnd { unit },
            Moment::NoSquare => Event::Exhausted { unit },
            Moment::TakeBack(rank) => Event::TakeBack {
                square: position.square(rank),
            },
        }
    }

    /// The milestone at this event, if there is one.
    pub fn milestone(&self) -> Option<Milestone> {
        match self.moment {
            Moment::Solution => Some(Milestone::Solution),
            Moment::NoSquare if self.position.is_stuck() => Some(Milestone::DeadEnd),
            Moment::Place => Some(Milestone::Piece(self.position.depth())),
            _ => None,
        }
    }

    /// The share of the squares of each unit that have been visited, each unit's within that of the
    /// one before.
    pub fn fraction(&self) -> f64 {
        let position = &self.position;
        let all = f64::from(position.visits());
        let share = |unit, rank, part| (f64::from(position.visited(unit, rank)) + part) / all;
        let unit = position.unit();
        let here = match self.moment {
            Moment::Start | Moment::Choose | Moment::Place => 0.0,
            Moment::Try(rank) | Moment::Reject(rank) => share(unit, rank, 0.0),
            Moment::TakeBack(rank) => share(unit, rank, 1.0),
            Moment::Solution | Moment::NoSquare => 1.0,
        };
        let queens = position.queens().iter().rev();
        queens.fold(here, |part, queen| share(queen.unit, queen.rank, part))
    }

    /// The latest event and the rank of each queen, from which the search can be restored. A search anywhere also has
    /// each queen's row, and the present row.
    pub fn key(&self) -> (Moment, Vec<u8>) {
        let row = |unit| match unit {
            Unit::Row(row) if self.position.is_anywhere() => Some(row as u8),
            _ => None,
        };
        let queens = self.position.queens().iter();
        let ranks = queens.flat_map(|queen| row(queen.unit).into_iter().chain([queen.rank]));
        (
            self.moment,
            ranks.chain(row(self.position.unit())).collect(),
        )
    }

    /// The squares of the queens in the order in which they were placed.
    pub fn queens(&self) -> impl Iterator<Item = Square> {
        let queens = self.position.queens().iter();
        queens.map(|&queen| self.position.square_of(queen))
    }

    /// The attack that the algorithm comes upon first: that of the queen that was placed first, or
    /// of several arrays or lines, the one in the first of them.
    fn first_attack(&self, square: Square) -> Option<Attacker> {
        let lines = match self.plan.algorithm {
            Algorithm::Arrays => [Line::Column, Line::Antidiagonal, Line::Diagonal],
            Algorithm::Walk => WALKED,
            _ => return self.attacks(square).next(),
        };
        self.attacks(square)
            .min_by_key(|attack| lines.iter().position(|&line| line == attack.line))
    }

    fn attacks(&self, square: Square) -> impl Iterator<Item = Attacker> {
        self.queens()
            .filter_map(move |queen| Attacker::between(queen, square))
    }

    /// The squares that a walk to the left from a square passes, up to the first queen, which is
    /// included: along the row, the diagonal upwards and the diagonal downwards.
    pub fn walk(&self, square: Square) -> Vec<Square> {
        let found = self
            .first_attack(square)
            .filter(|attack| attack.queen != square);
        let mut passed = Vec::new();
        for line in WALKED {
            let queen = found
                .filter(|attack| attack.line == line)
                .map(|attack| attack.queen);
            let left = (1..=square.column).map_while(|distance| {
                let row = match line {
                    Line::Diagonal => square.row.checked_sub(distance)?,
                    Line::Antidiagonal => square.row + distance,
                    _ => square.row,
                };
                let on_board = row < u32::from(self.position.n());
                on_board.then(|| Square::new(row, square.column - distance))
            });
            let from = queen.map_or(0, |queen| queen.column);
            passed.extend(left.take_while(|passed| passed.column >= from));
            if queen.is_some() {
                break;
            }
        }
        passed
    }
}

/// The lines to the left of a square, in the order in which they are walked along.
const WALKED: [Line; 3] = [Line::Row, Line::Diagonal, Line::Antidiagonal];
