//! How a run goes from event to event.

use super::moment::Moment;
use super::position::Position;
use super::{Algorithm, Event, Frame, Plan, Run};
use crate::queens::{Counters, Milestone, Watched};
use bezzel_solver::knight::Step;

impl Run {
    /// The present event.
    pub fn event(&self) -> Event {
        let position = &self.position;
        let here = position.here().unwrap_or(self.plan.start);
        let step = |rank: u8| Step::ALL[usize::from(rank) % 8];
        match self.moment {
            Moment::Start => Event::Start,
            Moment::Choose => Event::Choose {
                from: here,
                free: position.free(),
            },
            Moment::Try(rank) => Event::Try {
                step: step(rank),
                to: position.target(rank),
            },
            Moment::Reject(rank) => Event::Reject {
                step: step(rank),
                to: position.target(rank),
            },
            Moment::Place => Event::Place { square: here },
            Moment::Solution => Event::Solution {
                number: self.counters.solutions,
            },
            Moment::NoMove if position.free() == 0 => Event::DeadEnd { square: here },
            Moment::NoMove => Event::Exhausted { square: here },
            Moment::TakeBack(_, square) => Event::TakeBack { square },
        }
    }

    /// The number of nodes directly below the present one in the tree of the search that the run has come back from.
    pub fn returned(&self) -> usize {
        let position = &self.position;
        let until = match self.moment {
            Moment::Start | Moment::Choose | Moment::Place | Moment::Solution => 0,
            // The whole search is over.
            Moment::TakeBack(..) if position.depth() == 0 => return usize::MAX,
            Moment::Try(rank) | Moment::Reject(rank) => rank,
            Moment::TakeBack(rank, _) => rank + 1,
            Moment::NoMove => position.choices().len() as u8,
        };
        (0..until)
            .filter(|&rank| position.choice(rank).is_some())
            .count()
    }

    /// The calls of the searching procedure that have not returned, the first one first.
    pub fn stack(&self) -> Vec<Frame> {
        let path = self.position.path();
        let mut replayed = Position::empty(&self.plan);
        let mut frames = Vec::with_capacity(path.len());
        for (index, visit) in path.iter().enumerate() {
            replayed.put(visit.rank);
            let all = replayed.choices().len() as u8;
            let seen = match (path.get(index + 1), self.moment) {
                (Some(next), _) => next.rank + 1,
                (None, Moment::Try(rank) | Moment::Reject(rank) | Moment::TakeBack(rank, _)) => {
                    rank + 1
                }
                (None, Moment::NoMove | Moment::Solution) => all,
                (None, _) => 0,
            };
            let left = u32::from(all.saturating_sub(seen));
            frames.push(Frame {
                square: visit.square,
                left,
            });
        }
        frames
    }

    /// Whether the last event fits the path.
    pub(super) fn is_possible(&self) -> bool {
        let (each, position) = (self.tries_each_move(), &self.position);
        let on_board = position.depth() > 0;
        let continues = on_board && !position.is_full();
        match self.moment {
            Moment::Start => !on_board,
            Moment::Place => on_board,
            Moment::Solution => position.is_full(),
            Moment::Choose => !each && continues,
            Moment::Try(rank) => each && continues && rank < 8,
            Moment::Reject(rank) => {
                each && continues && rank < 8 && position.choice(rank).is_none()
            }
            Moment::NoMove => continues,
            Moment::TakeBack(rank, square) => position.choice(rank) == Some(square),
        }
    }

    fn tries_each_move(&self) -> bool {
        self.plan.algorithm == Algorithm::Backtracking
    }

    /// The event for the move with a rank, going forwards.
    fn looking_at(&mut self, rank: u8) -> Moment {
        if !self.tries_each_move() {
            return self.placed(rank).unwrap_or(Moment::NoMove);
        }
        if rank < 8 {
            Moment::Try(rank)
        } else {
            Moment::NoMove
        }
    }

    /// The event before the move with a rank.
    fn before(&self, rank: u8) -> Moment {
        match rank.checked_sub(1) {
            None if self.tries_each_move() => Moment::Place,
            None => Moment::Choose,
            Some(rank) => match self.position.choice(rank) {
                Some(square) => Moment::TakeBack(rank, square),
                None => Moment::Reject(rank),
            },
        }
    }

    fn placed(&mut self, rank: u8) -> Option<Moment> {
        self.position.put(rank).then_some(Moment::Place)
    }

    /// The counter that the present event has raised, and by how much.
    fn counted(&mut self) -> (&mut u64, u64) {
        let counters = &mut self.counters;
        match self.moment {
            Moment::Try(_) => (&mut counters.tests, 1),
            // The eight moves from here, and from each square within reach.
            Moment::Choose => (
                &mut counters.tests,
                8 * (1 + u64::from(self.position.free())),
            ),
            Moment::Place => (&mut counters.placements, 1),
            Moment::Solution => (&mut counters.solutions, 1),
            Moment::NoMove if self.position.free() == 0 => (&mut counters.dead_ends, 1),
            _ => (&mut counters.tests, 0),
        }
    }
}

impl Watched for Run {
    type Plan = Plan;

    fn plan(&self) -> Plan {
        self.plan
    }

    fn step(&self) -> u64 {
        self.step
    }

    /// The tested moves, visited squares, dead ends and tours. Warnsdorff's rule tests the eight moves from the knight's
    /// square and from each square within reach.
    fn counters(&self) -> Counters {
        self.counters
    }

    fn forward(&mut self) -> bool {
        let next = match self.moment {
            Moment::Solution if self.plan.first_only => return false,
            Moment::TakeBack(..) if self.position.depth() == 0 => return false,
            Moment::Start => self.placed(0).unwrap_or(Moment::Start),
            Moment::Place if self.position.is_full() => Moment::Solution,
            Moment::Place if !self.tries_each_move() => Moment::Choose,
            Moment::Place | Moment::Choose => self.looking_at(0),
            Moment::Try(rank) => self.placed(rank).unwrap_or(Moment::Reject(rank)),
            Moment::Reject(rank) | Moment::TakeBack(rank, _) => self.looking_at(rank + 1),
            Moment::Solution | Moment::NoMove => match self.position.take() {
                Some(left) => Moment::TakeBack(left.rank, left.square),
                None => return false,
            },
        };
        self.moment = next;
        let (counter, amount) = self.counted();
        *counter += amount;
        self.step = self.step.saturating_add(1);
        true
    }

    fn back(&mut self) -> bool {
        let (counter, amount) = self.counted();
        *counter = counter.saturating_sub(amount);
        self.moment = match self.moment {
            Moment::Start => return false,
            Moment::Solution | Moment::Choose => Moment::Place,
            Moment::Place => {
                let rank = self.position.take().map_or(0, |visit| visit.rank);
                match (self.position.depth(), self.tries_each_move()) {
                    (0, _) => Moment::Start,
                    (_, true) => Moment::Try(rank),
                    (_, false) => self.before(rank),
                }
            }
            Moment::Try(rank) => self.before(rank),
            Moment::Reject(rank) => Moment::Try(rank),
            Moment::NoMove => self.before(self.position.choices().len() as u8),
            Moment::TakeBack(rank, _) => {
                self.position.put(rank);
                if self.position.is_full() {
                    Moment::Solution
                } else {
                    Moment::NoMove
                }
            }
        };
        self.step = self.step.saturating_sub(1);
        true
    }

    fn milestone(&self) -> Option<Milestone> {
        match self.moment {
            Moment::Solution => Some(Milestone::Solution),
            Moment::NoMove if self.position.free() == 0 => Some(Milestone::DeadEnd),
            Moment::Place => Some(Milestone::Piece(self.position.depth())),
            _ => None,
        }
    }

    /// The share of the moves of each square that have been looked at, each square's within that of the one before.
    fn fraction(&self) -> f64 {
        let here = match self.moment {
            Moment::TakeBack(..) if self.position.depth() == 0 => return 1.0,
            Moment::Start | Moment::Choose | Moment::Place => 0.0,
            Moment::Try(rank) | Moment::Reject(rank) => f64::from(rank) / 8.0,
            Moment::TakeBack(rank, _) => (f64::from(rank) + 1.0) / 8.0,
            Moment::Solution | Moment::NoMove => 1.0,
        };
        let moves = self.position.path().iter().skip(1).rev();
        moves.fold(here, |share, visit| (f64::from(visit.rank) + share) / 8.0)
    }
}
