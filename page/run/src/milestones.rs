//! The solutions and dead ends of a run, for the marks on its seek bar.

use std::rc::Rc;

use bezzel_stepping::queens::{JumpOutcome, Milestone, Watched};
use yew::prelude::*;

use super::watch::Watch;
use super::watched::Survey;
use crate::components::transport::{Tick, TickKind};

/// The number of events of the longest run whose dead ends are looked for. With more of them the bar has no place left.
const MAX_EVENTS: u64 = 50_000;

/// The marks of a run once its last event is known.
#[hook]
pub fn use_milestones<S: Survey>(watch: &Watch<S>) -> Rc<Vec<Tick>> {
    let last = watch.survey.last_step();
    let survey = Rc::clone(&watch.survey);
    use_memo((watch.run.plan(), last), move |&(plan, last)| match last {
        Some(last) if last <= MAX_EVENTS => milestones(&S::start(plan)),
        Some(_) => survey.solutions().iter().copied().map(solution).collect(),
        None => Vec::new(),
    })
}

const fn solution(step: u64) -> Tick {
    Tick {
        step,
        kind: TickKind::Solution,
    }
}

/// The solutions and dead ends from the start of a run to its end.
fn milestones<R: Watched>(start: &R) -> Vec<Tick> {
    let all = |milestone, kind| {
        let mut run = start.clone();
        std::iter::from_fn(move || {
            let found = run.forward_to(milestone, u64::MAX) == JumpOutcome::Found;
            found.then(|| Tick {
                step: run.step(),
                kind,
            })
        })
    };
    all(Milestone::Solution, TickKind::Solution)
        .chain(all(Milestone::DeadEnd, TickKind::DeadEnd))
        .collect()
}

#[cfg(test)]
mod tests {
    use bezzel_stepping::queens::{Algorithm, Plan, Run};

    use super::*;

    #[test]
    fn a_run_of_four_queens_has_two_solutions_and_four_dead_ends() {
        let ticks = milestones(&Run::new(Plan::new(4, Algorithm::Arrays)).unwrap());
        let of = |kind| ticks.iter().filter(|tick| tick.kind == kind).count();
        assert_eq!((of(TickKind::Solution), of(TickKind::DeadEnd)), (2, 4));
    }
}
