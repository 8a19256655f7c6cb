use super::frame::frames;
use super::search::Search;
use super::{Attack, Counters, Event, Frame, Markers, Masks, Plan, Snapshot, StepsError};
use crate::board::Square;

/// A search that stands at one of its events and can go to the next and to the one before.
///
/// Each takes constant time on average: what the search itself would take. The memory it needs
/// depends on n alone.
///
/// # Examples
///
/// The exercise that students do by hand, up to the first row without a free square:
///
/// ```
/// use bezzel_solver::queens::steps::{Algorithm, Event, Lane, Plan, Run};
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
/// assert_eq!(run.event(), Event::DeadEnd { lane: Lane::Row(5) });
///
/// run.forward();
/// assert_eq!(run.path(), [0, 2, 4, 1]);
/// run.back();
/// assert_eq!(run.path(), [0, 2, 4, 1, 3]);
/// # Ok::<_, bezzel_solver::queens::steps::StepsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    plan: Plan,
    step: u64,
    search: Search,
}

impl Run {
    /// The run at its start.
    ///
    /// # Errors
    ///
    /// [`StepsError::Size`] unless n is 1 to [`Plan::MAX_N`].
    pub fn new(plan: Plan) -> Result<Self, StepsError> {
        Ok(Self {
            plan,
            step: 0,
            search: Search::start(plan)?,
        })
    }

    /// The run where a snapshot of a run of the same plan was taken.
    ///
    /// # Errors
    ///
    /// If the plan is not valid, or the snapshot's queens or event cannot be of such a run. Whether
    /// its numbers are true is not checked.
    pub fn restore(plan: Plan, snapshot: &Snapshot) -> Result<Self, StepsError> {
        let Snapshot {
            step,
            moment,
            ref ranks,
            counters,
        } = *snapshot;
        Ok(Self {
            plan,
            step,
            search: Search::restore(plan, moment, ranks, counters)?,
        })
    }

    /// Where the run stands.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            step: self.step,
            moment: self.search.moment(),
            ranks: self
                .search
                .position()
                .queens()
                .iter()
                .map(|queen| queen.rank)
                .collect(),
            counters: self.search.counters(),
        }
    }

    /// Which search it is.
    #[must_use]
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// The number of the present event: 0 at the start.
    #[must_use]
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// Goes to the next event. Returns whether there was one; if not, nothing has changed.
    pub fn forward(&mut self) -> bool {
        let moved = self.search.forward();
        self.step += u64::from(moved);
        moved
    }

    /// Goes to the event before. Returns whether there was one; if not, nothing has changed.
    pub fn back(&mut self) -> bool {
        let moved = self.search.back();
        self.step = self.step.saturating_sub(moved.into());
        moved
    }

    /// What has just happened.
    #[must_use]
    pub fn event(&self) -> Event {
        self.search.event()
    }

    /// What the search has done so far.
    #[must_use]
    pub const fn counters(&self) -> Counters {
        self.search.counters()
    }

    /// The squares of the queens on the board, in the order in which they were placed.
    pub fn queens(&self) -> impl Iterator<Item = Square> {
        let position = self.search.position();
        position
            .queens()
            .iter()
            .map(|&queen| position.square_of(queen))
    }

    /// The queens' places, in the order in which they were placed: that in a row is the column, that
    /// in a column is the row, from 0. With the plan it tells the whole position.
    #[must_use]
    pub fn path(&self) -> Vec<u8> {
        let position = self.search.position();
        let place = |queen: &super::position::Queen| queen.lane.place(position.square_of(*queen));
        position.queens().iter().map(place).collect()
    }

    /// The queens that attack a square, in the order in which they were placed. One that stands on
    /// the square itself attacks it along its row.
    #[must_use]
    pub fn attacks(&self, square: Square) -> Vec<Attack> {
        self.search.attacks(square).collect()
    }

    /// The calls of the searching procedure that have not returned, the first one first.
    #[must_use]
    pub fn stack(&self) -> Vec<Frame> {
        frames(&self.search)
    }

    /// The marker arrays, whether or not the algorithm uses them.
    #[must_use]
    pub fn markers(&self) -> Markers {
        let occupied = self.search.position().occupied.clone();
        Markers::new(self.plan.n, occupied, &self.event())
    }

    /// The bit masks of the present row, if the search goes row by row.
    #[must_use]
    pub fn masks(&self) -> Option<Masks> {
        self.plan
            .algorithm
            .is_row_by_row()
            .then(|| Masks::of(&self.search))
    }

    /// The line of the algorithm's pseudo-code that the present event belongs to, from 0.
    #[must_use]
    pub fn code_line(&self) -> usize {
        self.plan.algorithm.code_line(&self.event())
    }
}
