use super::{Milestone, Plan, Run, Snapshot, StepsError, Watched};
use bezzel_solver::{Job, Progress, Resumable};

/// The parameters of a [`Survey`].
///
/// The fields are plain data, also when they are deserialised: a request that is not valid is
/// refused when the work is to start.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct SurveyRequest {
    /// The run that is surveyed.
    pub plan: Plan,
    /// The event with which the survey ends, if the run does not end before.
    pub until: Option<u64>,
}

/// Something of a run that is worth knowing without going there.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Landmark {
    /// A state of the run, to continue from. They come in ascending order of their steps.
    Checkpoint(Snapshot),
    /// The event of this number is a solution.
    Solution(u64),
    /// At the event with this number, this many queens are on the board for the first time.
    Depth {
        /// The number of queens, from 1. The numbers come in order.
        queens: u8,
        /// The number of the event.
        step: u64,
    },
    /// The last state of the run. Nothing comes after it.
    End(Snapshot),
}

/// Walks through a run once and reports its landmarks in the order of their steps, as a [`Job`].
///
/// A step is one event. With the landmarks, a [`Timeline`](super::Timeline) takes a run to any of
/// its events.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_stepping::queens::{Algorithm, Plan, Run, Survey, SurveyRequest, Timeline};
///
/// let plan = Plan::new(8, Algorithm::Arrays);
/// let mut timeline = Timeline::default();
/// let mut survey = Survey::start(SurveyRequest { plan, until: None })?;
/// while !survey.advance(1000, &mut |landmark| timeline.push(landmark)).done {}
///
/// assert_eq!(timeline.solutions().len(), 92);
/// assert_eq!(timeline.last_step(), Some(35_553));
///
/// // The fourth row gets its queen for the first time.
/// let mut run = Run::new(plan)?;
/// timeline.seek(&mut run, timeline.first_with(4).expect("a row of four"));
/// assert_eq!(run.path(), [0, 2, 4, 1]);
/// # Ok::<_, bezzel_stepping::queens::StepsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Survey {
    request: SurveyRequest,
    run: Run,
    /// The largest number of queens that have stood.
    deepest: u8,
    done: bool,
}

/// The state of a [`Survey`].
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SurveyCheckpoint {
    snapshot: Snapshot,
    deepest: u8,
    done: bool,
}

impl Survey {
    /// The number of events between two checkpoints.
    ///
    /// The number of events between two stored states. A run is at most half as many events away from any event. In the
    /// page's program an event of n = 11 takes 40 ns, or 260 ns with the fewest free squares first, so seeking takes 2
    /// ms at most. The four million events of n = 11 need 240 checkpoints of some 25 bytes.
    pub const SPACING: u64 = 1 << 14;

    fn report(&mut self, found: &mut dyn FnMut(Landmark)) {
        let step = self.run.step();
        match self.run.milestone() {
            Some(Milestone::Solution) => found(Landmark::Solution(step)),
            Some(Milestone::Piece(queens)) if queens > self.deepest => {
                self.deepest = queens;
                found(Landmark::Depth { queens, step });
            }
            _ => {}
        }
        if step.is_multiple_of(Self::SPACING) {
            found(Landmark::Checkpoint(self.run.snapshot()));
        }
    }

    fn is_at_limit(&self) -> bool {
        self.request
            .until
            .is_some_and(|until| self.run.step() >= until)
    }
}

impl Job for Survey {
    type Request = SurveyRequest;
    type Found = Landmark;
    type Output = Vec<Landmark>;
    type Error = StepsError;

    fn start(request: SurveyRequest) -> Result<Self, StepsError> {
        Ok(Self {
            request,
            run: Run::new(request.plan)?,
            deepest: 0,
            done: request.until == Some(0),
        })
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Landmark)) -> Progress {
        let mut left = steps;
        while left > 0 && !self.done {
            left -= 1;
            if self.run.forward() {
                self.report(found);
                self.done = self.is_at_limit();
            } else {
                self.done = true;
                found(Landmark::End(self.run.snapshot()));
            }
        }
        self.progress()
    }

    fn run(mut self) -> Self::Output {
        let mut landmarks = Vec::new();
        self.advance(u64::MAX, &mut |landmark| landmarks.push(landmark));
        landmarks
    }

    fn progress(&self) -> Progress {
        let steps = self.run.step();
        let to_limit = self
            .request
            .until
            .map_or(0.0, |until| steps as f64 / until as f64);
        Progress {
            fraction: if self.done {
                1.0
            } else {
                self.run.fraction().max(to_limit)
            },
            done: self.done,
            steps,
        }
    }
}

impl Resumable for Survey {
    type Checkpoint = SurveyCheckpoint;

    fn resume(request: SurveyRequest, checkpoint: SurveyCheckpoint) -> Result<Self, StepsError> {
        let SurveyCheckpoint {
            snapshot,
            deepest,
            done,
        } = checkpoint;
        let mut survey = Self {
            request,
            run: Run::restore(request.plan, &snapshot)?,
            deepest,
            done,
        };
        // The checkpoint may be of a survey that was to go farther.
        survey.done |= survey.is_at_limit();
        Ok(survey)
    }

    fn checkpoint(&self) -> SurveyCheckpoint {
        SurveyCheckpoint {
            snapshot: self.run.snapshot(),
            deepest: self.deepest,
            done: self.done,
        }
    }
}
