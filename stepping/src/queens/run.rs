use super::frame::frames;
use super::occupied::Occupied;
use super::repair::Repair;
use super::search::Search;
use super::{
    Algorithm, Attacker, Counters, Event, Frame, Markers, Masks, Milestone, Plan, Snapshot,
    StepsError, Watched, Weights,
};
use bezzel_solver::board::Square;

/// A search that is at one of its events, and can go to the next event and to the previous one.
///
/// Each takes the time that the search itself would take, constant on average. The memory depends on n alone, however
/// long the run is.
///
/// # Examples
///
/// The exercise that students do by hand, up to the first row without a free square:
///
/// ```
/// use bezzel_solver::queens::Unit;
/// use bezzel_stepping::queens::{Algorithm, Event, Plan, Run, Watched};
///
/// let mut run = Run::new(Plan::new(8, Algorithm::Test))?;
/// while !matches!(run.event(), Event::DeadEnd { .. }) {
///     run.forward();
/// }
/// // Q . . . . . . .
/// // . . Q . . . . .
/// // . . . . Q . . .
/// // . Q . . . . . .
/// // . . . Q . . . .
/// // x x x x x x x x
/// assert_eq!(run.path(), [0, 2, 4, 1, 3]);
/// assert_eq!(run.event(), Event::DeadEnd { unit: Unit::Row(5) });
///
/// run.forward();
/// assert_eq!(run.path(), [0, 2, 4, 1]);
/// run.back();
/// assert_eq!(run.path(), [0, 2, 4, 1, 3]);
/// # Ok::<_, bezzel_stepping::queens::StepsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    plan: Plan,
    step: u64,
    machine: Machine,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Machine {
    Search(Search),
    Repair(Repair),
}

impl Run {
    /// The run at its start.
    ///
    /// # Errors
    ///
    /// [`StepsError::Size`] unless n is 1 to [`Plan::MAX_N`].
    pub fn new(plan: Plan) -> Result<Self, StepsError> {
        let machine = if plan.algorithm == Algorithm::Repair {
            Machine::Repair(Repair::start(&plan)?)
        } else {
            Machine::Search(Search::start(plan)?)
        };
        Ok(Self {
            plan,
            step: 0,
            machine,
        })
    }

    /// The run at the event where a snapshot of the same plan was taken. A repair is played from its start, half a
    /// million events at most.
    ///
    /// # Errors
    ///
    /// If the plan is not valid, or the snapshot's queens or event cannot be of such a run. Whether
    /// the numbers of a search are true is not checked.
    pub fn restore(plan: Plan, snapshot: &Snapshot) -> Result<Self, StepsError> {
        let mut run = Self::new(plan)?;
        let queens = match (&mut run.machine, &snapshot.search) {
            (Machine::Search(search), Some((moment, ranks))) => {
                *search = Search::restore(plan, *moment, ranks, snapshot.counters)?;
                run.step = snapshot.step;
                return Ok(run);
            }
            (Machine::Repair(_), None) => plan.n as usize,
            (_, key) => {
                let queens = key.as_ref().map_or(0, |(_, ranks)| ranks.len());
                return Err(StepsError::SnapshotEvent { queens });
            }
        };
        if run.walk_to(snapshot.step) {
            Ok(run)
        } else {
            Err(StepsError::SnapshotEvent { queens })
        }
    }

    /// The state of the run.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            step: self.step,
            counters: self.counters(),
            search: match &self.machine {
                Machine::Search(search) => Some(search.key()),
                Machine::Repair(_) => None,
            },
        }
    }

    /// The present event.
    pub fn event(&self) -> Event {
        match &self.machine {
            Machine::Search(search) => search.event(),
            Machine::Repair(repair) => repair.event(),
        }
    }

    /// The squares of the queens on the board, in the order in which they were placed; of a
    /// repair, row by row.
    pub fn queens(&self) -> Vec<Square> {
        match &self.machine {
            Machine::Search(search) => search.queens().collect(),
            Machine::Repair(repair) => repair.queens().collect(),
        }
    }

    /// The places of the queens, in the order of [`queens`](Self::queens): the column of a queen in a row, or the row
    /// of a queen in a column, from 0. With the plan they determine the position, except in a search anywhere.
    pub fn path(&self) -> Vec<u8> {
        match &self.machine {
            Machine::Search(search) => search.position().path(),
            Machine::Repair(repair) => repair.columns().to_vec(),
        }
    }

    /// The queens that share a line with a square, in the order of [`queens`](Self::queens). A queen on the square
    /// itself counts as sharing its row.
    pub fn attacks(&self, square: Square) -> Vec<Attacker> {
        let attack = |queen| Attacker::between(queen, square);
        self.queens().into_iter().filter_map(attack).collect()
    }

    /// The calls of the searching procedure that have not returned, the first one first. A repair
    /// calls none.
    pub fn stack(&self) -> Vec<Frame> {
        match &self.machine {
            Machine::Search(search) => frames(search),
            Machine::Repair(_) => Vec::new(),
        }
    }

    /// The number of nodes directly below the present one in the tree of the search that the run has come back from. A
    /// repair has no tree.
    pub fn returned(&self) -> usize {
        match &self.machine {
            Machine::Search(search) => search.returned(),
            Machine::Repair(_) => 0,
        }
    }

    /// The marker arrays, whether or not the algorithm uses them.
    pub fn markers(&self) -> Markers {
        let mut occupied = Occupied::empty(self.plan.n as u8);
        for queen in self.queens() {
            occupied.mark(queen);
        }
        Markers::new(self.plan.n, occupied, &self.event())
    }

    /// The bit masks of the present row, if the search goes row by row.
    pub fn masks(&self) -> Option<Masks> {
        match &self.machine {
            Machine::Search(search) if self.plan.algorithm.is_row_by_row() => {
                Some(Masks::of(search))
            }
            _ => None,
        }
    }

    /// The squares that the present event's walk along the lines to the left has passed, in order, if
    /// the algorithm walks and the event is its outcome. A walk that meets a queen ends with her square.
    pub fn walked(&self) -> Vec<Square> {
        match (&self.machine, self.event()) {
            (Machine::Search(search), Event::Reject { square, .. } | Event::Place { square })
                if self.plan.algorithm == Algorithm::Walk =>
            {
                search.walk(square)
            }
            _ => Vec::new(),
        }
    }

    /// The number of attacks on each square of a row, if a queen of it has been picked or moved.
    pub fn weights(&self) -> Option<Weights> {
        match &self.machine {
            Machine::Search(_) => None,
            Machine::Repair(repair) => repair.weights(),
        }
    }

    /// The line of the algorithm's pseudocode that the present event belongs to, from 0.
    pub fn code_line(&self) -> usize {
        self.plan.algorithm.code_line(&self.event())
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

    fn counters(&self) -> Counters {
        match &self.machine {
            Machine::Search(search) => search.counters(),
            Machine::Repair(repair) => repair.counters(),
        }
    }

    fn forward(&mut self) -> bool {
        let moved = match &mut self.machine {
            Machine::Search(search) => search.forward(),
            Machine::Repair(repair) => repair.forward(),
        };
        self.step = self.step.saturating_add(moved.into());
        moved
    }

    fn back(&mut self) -> bool {
        let moved = match &mut self.machine {
            Machine::Search(search) => search.back(),
            Machine::Repair(repair) => repair.back(),
        };
        self.step = self.step.saturating_sub(moved.into());
        moved
    }

    fn milestone(&self) -> Option<Milestone> {
        match &self.machine {
            Machine::Search(search) => search.milestone(),
            Machine::Repair(repair) => repair.milestone(),
        }
    }

    fn fraction(&self) -> f64 {
        match &self.machine {
            Machine::Search(search) => search.fraction(),
            Machine::Repair(repair) => repair.fraction(),
        }
    }
}
