//! The survey of a run of the queens, made by a worker.

use bezzel_stepping::queens::{
    Algorithm, Clock, Counters, Milestone, Plan, Run, SurveyRequest, Timeline, Tree, Watched,
};

use crate::bridge::queens::{Found, Task, WorkerEvent};
use crate::bridge::{JobState, LongJob};
use crate::link::SearchLink;
use crate::run::watched::{Jump, Lead, Survey};

/// Up to this side the whole run is surveyed: four million events at n = 11.
const SURVEYED_WHOLE: u32 = 11;
/// The same where queens are placed anywhere: four million events at n = 6.
const SURVEYED_ANYWHERE: u32 = 6;
/// Number of events surveyed of a longer run: more if the link's event lies beyond.
const SURVEYED: u64 = 1 << 22;

/// Number of placements before a node of the tree that are counted to find its event.
const COUNTED: u64 = 2_000_000;

/// A survey, and its results. Without it a visitor can watch a run, but not jump in it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Surveyed {
    pub job: LongJob<Task, Timeline>,
}

impl Survey for Surveyed {
    type Run = Run;

    fn start(plan: Plan) -> Run {
        let run = Run::new(plan).or_else(|_| Run::new(SearchLink::default().plan));
        run.expect("the default plan is valid")
    }

    fn node(run: &Run) -> Vec<u8> {
        run.path()
    }

    fn step_of(plan: Plan, node: &[u8]) -> Option<u64> {
        Tree::new(plan).ok()?.step(node, COUNTED)
    }

    fn anew(before: Option<&Self>, run: &Run, step: u64) -> Self {
        let plan = run.plan();
        let whole = match plan.algorithm {
            Algorithm::Repair => true,
            Algorithm::Anywhere => plan.n <= SURVEYED_ANYWHERE,
            _ => plan.n <= SURVEYED_WHOLE,
        };
        let request = SurveyRequest {
            plan,
            until: (!whole).then_some(step.max(SURVEYED)),
        };
        let mut surveyed = before.cloned().unwrap_or_default();
        surveyed.job.start([Task::Survey(request.into())]);
        surveyed
    }

    /// A seed that nothing depends on is 0.
    fn canonical(mut plan: Plan) -> Plan {
        if !SearchLink::is_random(&plan) {
            plan.seed = 0;
        }
        plan
    }

    fn known_to(&self) -> u64 {
        self.job.found.known_to()
    }

    fn end(&self) -> Option<(u64, Counters)> {
        let end = self.job.found.end();
        end.map(|end| (end.step(), end.counters()))
    }

    fn is_surveyed(&self) -> bool {
        *self.job.state() == JobState::Done
    }

    fn seek(&self, run: &mut Run, step: u64) {
        self.job.found.seek(run, step);
    }

    fn follow(&self, run: &mut Run, clock: Clock, time: u64, most: u64) -> bool {
        self.job.found.follow(run, clock, time, most)
    }

    fn led_to(&self, jump: Jump, from: u64) -> Lead {
        let timeline = &self.job.found;
        let step = match jump {
            Jump::Next(Milestone::Solution) => timeline.solution_after(from),
            Jump::Previous(Milestone::Solution) if from <= timeline.known_to() => {
                timeline.solution_before(from)
            }
            Jump::First(queens) => timeline.first_with(queens),
            Jump::Next(_) | Jump::Previous(_) | Jump::Node => None,
        };
        let whole = timeline.last_step().is_some();
        match (step, jump) {
            (Some(step), _) => Lead::Step(step),
            (None, Jump::First(_) | Jump::Next(Milestone::Solution)) if whole => Lead::Nowhere,
            (None, _) => Lead::Unknown,
        }
    }

    fn solutions(&self) -> &[u64] {
        self.job.found.solutions()
    }

    fn is_late(&self, event: &WorkerEvent) -> bool {
        self.job.is_late(event)
    }

    fn receive(&mut self, event: WorkerEvent) {
        let slice = self.job.receive(event);
        if let Some(Found::Landmarks(landmarks)) = slice.map(|slice| slice.found) {
            for landmark in landmarks {
                self.job.found.push(landmark);
            }
        }
    }
}
