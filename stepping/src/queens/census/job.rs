use super::lines::{Marks, Queens, Walked};
use super::mask_rows::MaskRows;
use super::rows::Rows;
use crate::queens::moment::Moment;
use crate::queens::{Algorithm, Counters, Order, Plan, Run, Snapshot, StepsError, Watched};
use bezzel_solver::{Job, Progress, Resumable};

/// Runs a search to its end and reports its counters, as a [`Job`] with one result.
///
/// The algorithms that go row by row or column by column do what their pseudocode says and nothing else, so that the
/// times they take can be compared; the others, and bit masks in another order than from the left, go from event
/// to event. The counters are those of the [`Run`] of the same plan at its end.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_stepping::queens::{Algorithm, Census, Counters, Plan};
///
/// let mut census = Census::start(Plan::new(8, Algorithm::Test))?;
/// let mut totals = Counters::default();
/// while !census.advance(1000, &mut |found| totals = found).done {}
/// assert_eq!(totals.tests, 15_720);
/// assert_eq!(totals.placements, 2_056);
/// assert_eq!(totals.dead_ends, 644);
/// assert_eq!(totals.solutions, 92);
/// # Ok::<_, bezzel_stepping::queens::StepsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Census {
    plan: Plan,
    engine: Engine,
    steps: u64,
    done: bool,
}

#[derive(Clone, Debug)]
enum Engine {
    Test(Rows<Queens>),
    Arrays(Rows<Marks>),
    Walk(Rows<Walked>),
    Masks(MaskRows),
    Run(Run),
}

/// The state of a [`Census`].
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct CensusCheckpoint {
    steps: u64,
    done: bool,
    snapshot: Snapshot,
}

impl Engine {
    /// Whether the search is over, as far as that is known without another step.
    const fn is_done(&self) -> bool {
        match self {
            Self::Test(rows) => rows.is_done(),
            Self::Arrays(rows) => rows.is_done(),
            Self::Walk(rows) => rows.is_done(),
            Self::Masks(rows) => rows.is_done(),
            Self::Run(_) => false,
        }
    }
}

impl Census {
    /// The counters of the search so far.
    pub fn counters(&self) -> Counters {
        match &self.engine {
            Engine::Test(rows) => rows.counters(),
            Engine::Arrays(rows) => rows.counters(),
            Engine::Walk(rows) => rows.counters(),
            Engine::Masks(rows) => rows.counters(),
            Engine::Run(run) => run.counters(),
        }
    }

    fn at(plan: Plan, snapshot: &Snapshot) -> Result<Engine, StepsError> {
        let run = Run::restore(plan, snapshot)?;
        let (moment, ranks) = match &snapshot.search {
            Some((moment, ranks)) => (*moment, ranks.as_slice()),
            None => (Moment::Start, &[][..]),
        };
        let counters = run.counters();
        let engine = match plan.algorithm {
            Algorithm::Test => Engine::Test(Rows::at(&plan, moment, ranks, counters)),
            Algorithm::Arrays => Engine::Arrays(Rows::at(&plan, moment, ranks, counters)),
            Algorithm::Walk => Engine::Walk(Rows::at(&plan, moment, ranks, counters)),
            Algorithm::Masks if plan.order == Order::Left => {
                Engine::Masks(MaskRows::at(&plan, moment, ranks, counters))
            }
            _ => Engine::Run(run),
        };
        // Row by row, a solution is counted with its last queen: the event between them is no state of these searches.
        let queens = ranks.len();
        if moment == Moment::Place && queens == plan.n as usize && !matches!(engine, Engine::Run(_))
        {
            return Err(StepsError::SnapshotEvent { queens });
        }
        Ok(engine)
    }

    /// The state of the search, in the form of a run's snapshot without the number of the event.
    fn snapshot(&self) -> Snapshot {
        let key = match &self.engine {
            Engine::Test(rows) => rows.key(),
            Engine::Arrays(rows) => rows.key(),
            Engine::Walk(rows) => rows.key(),
            Engine::Masks(rows) => rows.key(),
            Engine::Run(run) => return run.snapshot(),
        };
        Snapshot {
            step: self.steps,
            counters: self.counters(),
            search: Some(key),
        }
    }
}

impl Job for Census {
    type Request = Plan;
    type Found = Counters;
    type Output = Counters;
    type Error = StepsError;

    fn start(plan: Plan) -> Result<Self, StepsError> {
        let snapshot = Run::new(plan)?.snapshot();
        Ok(Self {
            plan,
            engine: Self::at(plan, &snapshot)?,
            steps: 0,
            done: false,
        })
    }

    /// A step is a queen placed or a row left; where the search goes from event to event, an
    /// event.
    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Counters)) -> Progress {
        let mut left = steps;
        while left > 0 && !self.done {
            left -= 1;
            self.done = match &mut self.engine {
                Engine::Test(rows) => {
                    rows.advance();
                    rows.is_done()
                }
                Engine::Arrays(rows) => {
                    rows.advance();
                    rows.is_done()
                }
                Engine::Walk(rows) => {
                    rows.advance();
                    rows.is_done()
                }
                Engine::Masks(rows) => {
                    rows.advance();
                    rows.is_done()
                }
                Engine::Run(run) => !run.forward(),
            };
        }
        if left < steps && self.done {
            found(self.counters());
        }
        self.steps = self.steps.saturating_add(steps - left);
        self.progress()
    }

    fn run(mut self) -> Self::Output {
        self.advance(u64::MAX, &mut |_| {});
        self.counters()
    }

    fn progress(&self) -> Progress {
        let fraction = match &self.engine {
            _ if self.done => 1.0,
            Engine::Run(run) => run.fraction(),
            _ => Run::restore(self.plan, &self.snapshot()).map_or(0.0, |run| run.fraction()),
        };
        Progress {
            fraction,
            done: self.done,
            steps: self.steps,
        }
    }
}

impl Resumable for Census {
    type Checkpoint = CensusCheckpoint;

    fn resume(plan: Plan, checkpoint: CensusCheckpoint) -> Result<Self, StepsError> {
        let CensusCheckpoint {
            steps,
            done,
            snapshot,
        } = checkpoint;
        let engine = Self::at(plan, &snapshot)?;
        Ok(Self {
            plan,
            // A finished search stays finished.
            done: done || engine.is_done(),
            engine,
            steps,
        })
    }

    fn checkpoint(&self) -> CensusCheckpoint {
        CensusCheckpoint {
            steps: self.steps,
            done: self.done,
            snapshot: self.snapshot(),
        }
    }
}
