//! The known part of a knight's run: its beginning, found between frames, with snapshots from which each of its events
//! is near.

use bezzel_stepping::knight::{Counters, Event, Plan, Run, Snapshot, Tree, Watched};
use bezzel_stepping::queens::Clock;

use crate::link::StepsLink;
use crate::run::watched::Survey;

/// Number of events surveyed of a longer run.
const SURVEYED: u64 = 1 << 20;
/// Number of events surveyed in a frame.
const A_FRAME: u64 = 20_000;
/// Number of events between snapshots at first, and the number of snapshots at which every other one is dropped.
const APART: u64 = 256;
const MAX_SNAPSHOTS: usize = 256;

/// Number of visits before a node of the tree that are counted to find its event.
const COUNTED: u64 = 200_000;

/// The beginning of a run, or all of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Beginning {
    /// The run at the last event that is known.
    ahead: Run,
    snapshots: Vec<Snapshot>,
    /// The number of events between snapshots.
    apart: u64,
    is_whole: bool,
    /// The event of the first tour, and the counters there.
    first: Option<(u64, Counters)>,
}

/// The survey of a run in a race: events with the counters there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reached {
    /// The search.
    pub plan: Plan,
    /// The first tour, if one is known.
    pub first: Option<(u64, Counters)>,
    /// The end, if that is known.
    pub end: Option<(u64, Counters)>,
    /// The last event that is known.
    pub known: (u64, Counters),
}

impl Beginning {
    /// The survey of the run, once it is complete.
    pub fn reached(&self) -> Option<Reached> {
        let ahead = &self.ahead;
        self.is_surveyed().then(|| Reached {
            plan: ahead.plan(),
            first: self.first,
            end: self.end(),
            known: (ahead.step(), ahead.counters()),
        })
    }

    /// Takes a run to the last snapshot before a time, if that is nearer than its present event.
    fn approach(&self, run: &mut Run, clock: Clock, time: u64) {
        let at = |kept: &Snapshot| clock.at(kept.step(), kept.counters());
        let before = self.snapshots.partition_point(|kept| at(kept) <= time);
        let nearest = before.checked_sub(1).and_then(|at| self.snapshots.get(at));
        if let Some(kept) = nearest
            && time - at(kept) < clock.of(run).abs_diff(time)
            && let Ok(restored) = Run::restore(run.plan(), kept)
        {
            *run = restored;
        }
    }

    fn keep(&mut self, snapshot: Snapshot) {
        self.snapshots.push(snapshot);
        if self.snapshots.len() == MAX_SNAPSHOTS {
            self.apart *= 2;
            let apart = self.apart;
            self.snapshots.retain(|kept| kept.step() % apart == 0);
        }
    }
}

impl Survey for Beginning {
    type Run = Run;

    fn start(plan: Plan) -> Run {
        let run = Run::new(plan).or_else(|_| Run::new(StepsLink::default().plan));
        run.expect("the default plan is valid")
    }

    fn node(run: &Run) -> Vec<u8> {
        run.moves()
    }

    fn step_of(plan: Plan, node: &[u8]) -> Option<u64> {
        Tree::new(plan).ok()?.step(node, COUNTED)
    }

    /// Keeps the known part of the same run, since it does not depend on the step.
    fn anew(before: Option<&Self>, run: &Run, _: u64) -> Self {
        match before {
            Some(before) if before.ahead.plan() == run.plan() => before.clone(),
            _ => Self {
                ahead: run.clone(),
                snapshots: Vec::new(),
                apart: APART,
                is_whole: false,
                first: None,
            },
        }
    }

    fn known_to(&self) -> u64 {
        self.ahead.step()
    }

    fn end(&self) -> Option<(u64, Counters)> {
        let ahead = &self.ahead;
        self.is_whole.then(|| (ahead.step(), ahead.counters()))
    }

    fn is_surveyed(&self) -> bool {
        !self.is_growing()
    }

    fn is_growing(&self) -> bool {
        !self.is_whole && self.known_to() < SURVEYED
    }

    fn grow(&mut self) {
        for _ in 0..A_FRAME {
            if self.ahead.step().is_multiple_of(self.apart) {
                self.keep(self.ahead.snapshot());
            }
            if !self.ahead.forward() {
                self.is_whole = true;
                break;
            }
            if self.first.is_none() && matches!(self.ahead.event(), Event::Solution { .. }) {
                self.first = Some((self.ahead.step(), self.ahead.counters()));
            }
        }
    }

    fn seek(&self, run: &mut Run, step: u64) {
        self.approach(run, Clock::Step, step);
        run.walk_to(step);
    }

    fn follow(&self, run: &mut Run, clock: Clock, time: u64, most: u64) -> bool {
        self.approach(run, clock, time);
        clock.walk(run, time, most)
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::board::{Size, Square};
    use bezzel_stepping::knight::Algorithm;

    use super::*;

    fn surveyed(rows: u32, columns: u32, algorithm: Algorithm) -> (Run, Beginning) {
        let size = Size::new(rows, columns).unwrap();
        let run = Run::new(Plan::new(size, Square::new(rows - 1, 0), algorithm)).unwrap();
        let mut survey = Beginning::anew(None, &run, 0);
        while survey.is_growing() {
            survey.grow();
        }
        (run, survey)
    }

    #[test]
    fn a_short_run_is_known_whole() {
        let (run, survey) = surveyed(3, 4, Algorithm::Backtracking);
        assert_eq!(survey.last_step(), Some(1_175));
        let mut walked = run.clone();
        let mut sought = run;
        for step in [1_175, 3, 1_000, 999, 0] {
            survey.seek(&mut sought, step);
            walked.walk_to(step);
            assert_eq!(sought, walked);
        }
    }

    #[test]
    fn it_knows_the_first_tour_and_goes_along_by_either_clock() {
        for (algorithm, first, tests) in [
            (Algorithm::Warnsdorff, 50, 576),
            (Algorithm::Backtracking, 13_014, 5_795),
        ] {
            let (mut run, survey) = surveyed(5, 5, algorithm);
            let reached = survey.reached().unwrap();
            let (step, counters) = reached.first.unwrap();
            assert_eq!((step, counters.tests), (first, tests));
            for (clock, time) in [(Clock::Step, step), (Clock::Tests, counters.tests)] {
                assert!(survey.follow(&mut run, clock, time, 1_000_000));
                assert_eq!(run.counters().tests, counters.tests);
                assert!(survey.follow(&mut run, clock, 0, 1_000_000));
                assert_eq!(run.counters().tests, 0);
            }
        }
    }

    #[test]
    fn of_a_long_run_the_beginning_is_known_and_any_event_of_it_near() {
        let (mut run, survey) = surveyed(8, 8, Algorithm::Backtracking);
        assert_eq!(
            (survey.last_step(), survey.known_to() >= SURVEYED),
            (None, true)
        );
        assert!(survey.snapshots.len() < MAX_SNAPSHOTS);
        let furthest = survey.known_to();
        survey.seek(&mut run, furthest);
        assert_eq!(run.step(), furthest);
        let there = run.clone();
        survey.seek(&mut run, furthest / 3);
        assert_eq!(run.step(), furthest / 3);
        survey.seek(&mut run, furthest);
        assert_eq!(run, there);
    }
}
