//! What is known of a run in a race, wherever it is watched.

use bezzel_stepping::queens::{Algorithm, Clock, Counters, Plan, Timeline, Watched};

use crate::run::watched::Survey;
use crate::search::survey::Surveyed;

/// An event: its number, and the counters there.
pub type Reached = (u64, Counters);

/// What a survey has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The search.
    pub plan: Plan,
    /// Its first solution, if one is known.
    pub first: Option<Reached>,
    /// Its end, if that is known.
    pub end: Option<Reached>,
    /// The last event that is known.
    pub known: Reached,
}

/// Who comes first to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead<'a> {
    /// Both come to it at the same time.
    Both(u64),
    /// One comes to it at the first time, the other at the second.
    One([(&'a Standing, u64); 2]),
    /// One comes to it at a time, and the other not within the known part of its run.
    Only((&'a Standing, u64), &'a Standing),
    /// Neither is known to come to it.
    Neither,
}

impl Standing {
    /// What is known of a run by its survey.
    pub fn of(plan: Plan, timeline: &Timeline) -> Self {
        let first = timeline.solutions().first().map(|&step| {
            let mut run = Surveyed::start(plan);
            timeline.seek(&mut run, step);
            (step, run.counters())
        });
        let end = timeline.end();
        Self {
            plan,
            first,
            end: end.map(|end| (end.step(), end.counters())),
            known: timeline.known(),
        }
    }

    /// Whether the search goes on after its first solution to all others.
    pub fn seeks_all(&self) -> bool {
        self.plan.algorithm != Algorithm::Repair && !self.plan.first_only
    }
}

/// Who comes first to something that `reached` tells of each.
pub fn lead(
    [one, other]: [&Standing; 2],
    clock: Clock,
    reached: impl Fn(&Standing) -> Option<Reached>,
) -> Lead<'_> {
    let time = |of| reached(of).map(|(step, counters)| clock.at(step, counters));
    let known = |of: &Standing| clock.at(of.known.0, of.known.1);
    match (time(one), time(other)) {
        (Some(first), Some(second)) if first == second => Lead::Both(first),
        (Some(first), Some(second)) if first < second => Lead::One([(one, first), (other, second)]),
        (Some(first), Some(second)) => Lead::One([(other, second), (one, first)]),
        (Some(first), None) if first <= known(other) => Lead::Only((one, first), other),
        (None, Some(second)) if second <= known(one) => Lead::Only((other, second), one),
        _ => Lead::Neither,
    }
}

#[cfg(test)]
pub mod tests {
    use bezzel_solver::Job;
    use bezzel_stepping::queens::{Order, Survey, SurveyRequest};

    use super::*;

    /// A run whose survey has ended, or has come so far.
    pub fn standing(plan: Plan, until: Option<u64>) -> Standing {
        let mut timeline = Timeline::default();
        let mut survey = Survey::start(SurveyRequest { plan, until }).unwrap();
        survey.advance(u64::MAX, &mut |landmark| timeline.push(landmark));
        Standing::of(plan, &timeline)
    }

    fn of(n: u32, algorithm: Algorithm) -> Standing {
        standing(Plan::new(n, algorithm), None)
    }

    #[test]
    fn masks_are_first_by_steps_and_by_tests() {
        let (arrays, masks) = (of(8, Algorithm::Arrays), of(8, Algorithm::Masks));
        for clock in Clock::ALL {
            let ahead = lead([&arrays, &masks], clock, |of| of.first);
            let Lead::One([(winner, early), (loser, late)]) = ahead else {
                panic!("{ahead:?}");
            };
            assert_eq!((winner, loser), (&masks, &arrays));
            assert!(early < late);
        }
        let tests = lead([&arrays, &masks], Clock::Tests, |of| of.first);
        assert!(matches!(tests, Lead::One([_, (_, 876)])), "{tests:?}");
    }

    #[test]
    fn tests_and_arrays_and_walks_go_the_same_way() {
        for order in [Order::Left, Order::Right, Order::Middle] {
            for n in 1..=8 {
                let of = |algorithm| {
                    let plan = Plan {
                        order,
                        ..Plan::new(n, algorithm)
                    };
                    let standing = standing(plan, None);
                    (standing.first, standing.end)
                };
                let arrays = of(Algorithm::Arrays);
                assert_eq!(of(Algorithm::Test), arrays);
                assert_eq!(of(Algorithm::Walk), arrays, "n = {n}, {order:?}");
            }
        }
    }

    #[test]
    fn what_lies_beyond_a_survey_is_not_known() {
        let plan = Plan::new(8, Algorithm::Arrays);
        let (whole, part) = (standing(plan, None), standing(plan, Some(20_000)));
        assert_eq!(part.first, whole.first);
        let end = |of: &Standing| of.end;
        // It may be the first all the same.
        let ahead = lead([&part, &whole], Clock::Step, end);
        assert_eq!(ahead, Lead::Neither);
        let masks = of(8, Algorithm::Masks);
        let (step, _) = masks.end.unwrap();
        let ahead = lead([&part, &masks], Clock::Step, end);
        assert_eq!(ahead, Lead::Only((&masks, step), &part));
    }
}
