use super::moment::Moment;
use super::position::Position;
use super::{Counters, Plan};
use bezzel_solver::board::Square;
use bezzel_solver::knight::{KnightError, Step};

/// A search that is at one of its events, and can go to the next event and to the previous one.
///
/// Each takes the time that the search itself would take, which does not depend on the length of the run. The memory
/// depends on the board alone.
///
/// # Examples
///
/// On 3 x 3 the knight never comes to the centre, so the search ends where it began:
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_stepping::knight::{Algorithm, Event, Plan, Run, Watched};
///
/// let plan = Plan::new(Size::square(3)?, Square::new(2, 0), Algorithm::Backtracking);
/// let mut run = Run::new(plan)?;
/// while !matches!(run.event(), Event::DeadEnd { .. }) {
///     run.forward();
/// }
/// // 3  7  2  5
/// // 2  4  .  8
/// // 1  1  6  3
/// //    a  b  c
/// assert_eq!(run.path().len(), 8);
///
/// while run.forward() {}
/// assert!(run.path().is_empty());
/// assert_eq!(run.counters().solutions, 0);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    pub(super) plan: Plan,
    /// The number of the present event.
    pub(super) step: u64,
    pub(super) position: Position,
    pub(super) moment: Moment,
    pub(super) counters: Counters,
}

/// A run at one of its events, small enough to keep many. Of value only with the plan that it comes from.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Snapshot {
    step: u64,
    counters: Counters,
    moment: Moment,
    ranks: Vec<u8>,
}

impl Snapshot {
    /// The number of the event that the run was at, from 0.
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// The counters of the run at this event.
    pub const fn counters(&self) -> Counters {
        self.counters
    }
}

impl Run {
    /// The run at its start.
    ///
    /// # Errors
    ///
    /// [`KnightError::TooLarge`] if a side is longer than [`Plan::MAX_SIDE`], [`KnightError::Start`] if the start is not
    /// on the board.
    pub fn new(plan: Plan) -> Result<Self, KnightError> {
        plan.check()?;
        Ok(Self {
            plan,
            step: 0,
            position: Position::empty(&plan),
            moment: Moment::Start,
            counters: Counters::default(),
        })
    }

    /// The run where a snapshot of a run of the same plan was taken.
    ///
    /// # Errors
    ///
    /// If the plan is not valid, or the snapshot's path or event cannot be of such a run. Whether its numbers are true is
    /// not checked.
    pub fn restore(plan: Plan, snapshot: &Snapshot) -> Result<Self, KnightError> {
        let mut run = Self::new(plan)?;
        for (number, &rank) in (1..).zip(&snapshot.ranks) {
            if run.position.is_full() || !run.position.put(rank) {
                return Err(KnightError::Checkpoint { number });
            }
        }
        run.step = snapshot.step;
        run.moment = snapshot.moment;
        run.counters = snapshot.counters.capped();
        if run.is_possible() {
            Ok(run)
        } else {
            let number = snapshot.ranks.len() + 1;
            Err(KnightError::Checkpoint { number })
        }
    }

    /// The state of the run.
    pub fn snapshot(&self) -> Snapshot {
        let path = self.position.path().iter();
        Snapshot {
            step: self.step,
            counters: self.counters,
            moment: self.moment,
            ranks: path.map(|visit| visit.rank).collect(),
        }
    }

    /// The numbered squares from number 1 on. The knight is on the last one.
    pub fn path(&self) -> Vec<Square> {
        let path = self.position.path().iter();
        path.map(|visit| visit.square).collect()
    }

    /// The digits of the moves that have been made: the present node of the [`Tree`](super::Tree).
    pub fn moves(&self) -> Vec<u8> {
        let path = self.path();
        let steps = path
            .windows(2)
            .filter_map(|pair| Step::between(pair[0], pair[1]));
        steps.map(Step::digit).collect()
    }

    /// The line of the algorithm's pseudocode that the present event belongs to, from 0.
    pub fn code_line(&self) -> usize {
        self.plan.algorithm.code_line(&self.event())
    }
}
