//! What is known of a run in a race, wherever it is watched, and who comes first to something.

use bezzel_stepping::queens::{Algorithm, Clock, Plan, Run, Timeline};

use crate::locale::Locale;

/// A run in a race. Its times are those of the clock of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runner {
    /// Its name in attributes of the page.
    pub key: &'static str,
    /// Its name in words.
    pub name: String,
    /// The time of its first solution, if one is known.
    pub first: Option<u64>,
    /// The time of its end, if that is known.
    pub end: Option<u64>,
    /// The time up to which it is known.
    pub known: u64,
    /// The number of steps up to which it is known.
    pub steps: u64,
    /// Whether it continues after its first solution to all others.
    pub seeks_all: bool,
    /// The queens that it places up to its end.
    pub placed: Option<u64>,
}

/// Who comes first to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead<'a> {
    /// Both come to it at the same time.
    Both(u64),
    /// One comes to it at the first time, the other at the second.
    One([(&'a Runner, u64); 2]),
    /// One comes to it at a time, and the other not within the known part of its run.
    Only((&'a Runner, u64), &'a Runner),
    /// Who is first is not known.
    Neither,
}

impl Runner {
    /// The run of one of the page's algorithms, as far as its survey has come.
    pub fn of(plan: Plan, timeline: &Timeline, clock: Clock, locale: &Locale) -> Self {
        let algorithm = plan.algorithm;
        let first = timeline.solutions().first().and_then(|&step| {
            let mut run = Run::new(plan).ok()?;
            timeline.seek(&mut run, step);
            Some(clock.of(&run))
        });
        let end = timeline.end();
        let (steps, counters) = timeline.known();
        Self {
            key: algorithm.name(),
            name: locale.text(&format!("algorithm-{}", algorithm.name()), &[]),
            first,
            end: end.map(|end| clock.at(end.step(), end.counters())),
            known: clock.at(steps, counters),
            steps,
            seeks_all: algorithm != Algorithm::Repair && !plan.first_only,
            placed: end.map(|end| end.counters().placements),
        }
    }
}

/// Who comes first to something whose place `reached` gives for each.
pub fn lead([one, other]: [&Runner; 2], reached: impl Fn(&Runner) -> Option<u64>) -> Lead<'_> {
    match (reached(one), reached(other)) {
        (Some(first), Some(second)) if first == second => Lead::Both(first),
        (Some(first), Some(second)) if first < second => Lead::One([(one, first), (other, second)]),
        (Some(first), Some(second)) => Lead::One([(other, second), (one, first)]),
        (Some(first), None) if first <= other.known => Lead::Only((one, first), other),
        (None, Some(second)) if second <= one.known => Lead::Only((other, second), one),
        _ => Lead::Neither,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
pub mod tests {
    use bezzel_browser::testing::locale;
    use bezzel_solver::Job;
    use bezzel_stepping::queens::{Order, Survey, SurveyRequest};

    use super::*;
    use crate::link::Language;

    /// A run whose survey has ended, or has come so far.
    pub fn runner(plan: Plan, until: Option<u64>, clock: Clock) -> Runner {
        let mut timeline = Timeline::default();
        let mut survey = Survey::start(SurveyRequest { plan, until }).expect("a board");
        survey.advance(u64::MAX, &mut |landmark| timeline.push(landmark));
        Runner::of(plan, &timeline, clock, &locale(Language::English))
    }

    fn of(n: u32, algorithm: Algorithm, clock: Clock) -> Runner {
        runner(Plan::new(n, algorithm), None, clock)
    }

    #[test]
    fn masks_are_first_by_steps_and_by_tests() {
        for clock in Clock::ALL {
            let arrays = of(8, Algorithm::Arrays, clock);
            let masks = of(8, Algorithm::Masks, clock);
            let ahead = lead([&arrays, &masks], |of| of.first);
            let Lead::One([(winner, early), (loser, late)]) = ahead else {
                panic!("{ahead:?}");
            };
            assert_eq!((winner, loser), (&masks, &arrays));
            assert!(early < late);
            if clock == Clock::Tests {
                assert_eq!(late, 876);
            }
        }
    }

    #[test]
    fn tests_and_arrays_and_walks_go_the_same_way() {
        for order in [Order::Left, Order::Right, Order::Middle] {
            for n in 1..=8 {
                let times = |algorithm| {
                    let plan = Plan {
                        order,
                        ..Plan::new(n, algorithm)
                    };
                    Clock::ALL.map(|clock| {
                        let runner = runner(plan, None, clock);
                        (runner.first, runner.end)
                    })
                };
                let arrays = times(Algorithm::Arrays);
                assert_eq!(times(Algorithm::Test), arrays);
                assert_eq!(times(Algorithm::Walk), arrays, "n = {n}, {order:?}");
            }
        }
    }

    #[test]
    fn what_lies_beyond_a_survey_is_not_known() {
        let plan = Plan::new(8, Algorithm::Arrays);
        let clock = Clock::Step;
        let (whole, part) = (runner(plan, None, clock), runner(plan, Some(20_000), clock));
        assert_eq!(part.first, whole.first);
        let end = |of: &Runner| of.end;
        // It may be the first all the same.
        assert_eq!(lead([&part, &whole], end), Lead::Neither);
        let masks = of(8, Algorithm::Masks, clock);
        let ahead = lead([&part, &masks], end);
        assert_eq!(ahead, Lead::Only((&masks, masks.end.unwrap()), &part));
    }
}
