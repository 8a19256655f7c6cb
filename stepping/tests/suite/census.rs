use bezzel_solver::{Job, Resumable};
use bezzel_stepping::queens::{Algorithm, Census, Counters, Plan, Run, Watched};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::steps::plans_of;

/// Plans that are run to their ends in an instant.
fn small_plans() -> impl Strategy<Value = Plan> {
    let plans = plans_of(prop_oneof![1 => Just(1), 4 => 4..=7_u32], &Algorithm::ALL);
    plans.prop_map(|plan| Plan {
        n: plan.n.min(largest(plan.algorithm)),
        ..plan
    })
}

/// The largest board that is searched in an instant.
fn largest(algorithm: Algorithm) -> u32 {
    if algorithm == Algorithm::Anywhere {
        4
    } else {
        9
    }
}

fn totals(plan: Plan) -> Counters {
    let mut run = Run::new(plan).expect("in range");
    while run.forward() {}
    run.counters()
}

fn census(plan: Plan) -> Counters {
    let mut found = Vec::new();
    let mut census = Census::start(plan).expect("in range");
    assert!(
        census
            .advance(u64::MAX, &mut |totals| found.push(totals))
            .done
    );
    assert_eq!(found, [census.counters()]);
    found[0]
}

#[test]
fn every_algorithm_counts_what_its_run_counts() {
    for algorithm in Algorithm::ALL {
        for n in 1..=largest(algorithm) {
            let plan = Plan::new(n, algorithm);
            assert_eq!(census(plan), totals(plan), "{plan:?}");
        }
    }
}

#[test]
fn the_largest_boards_are_searched() {
    for algorithm in Algorithm::ALL {
        let plan = Plan::new(Plan::MAX_N, algorithm);
        let mut census = Census::start(plan).unwrap();
        let mut found = Vec::new();
        let progress = census.advance(20_000, &mut |totals| found.push(totals));
        assert_eq!(progress.done, algorithm == Algorithm::Repair);
        // Anywhere, each queen but the first has all squares above looked at.
        let few = algorithm == Algorithm::Anywhere;
        assert!(census.counters().placements > if few { 10 } else { 64 });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn slices_and_resumptions_change_nothing(
        plan in small_plans(),
        slices in vec((1..400_u64, any::<bool>()), 1..8),
    ) {
        let mut census = Census::start(plan).unwrap();
        let mut found = Vec::new();
        let mut before = census.progress();
        for (steps, resumed) in slices.into_iter().cycle() {
            let after = census.advance(steps, &mut |totals| found.push(totals));
            prop_assert_eq!(after, census.progress());
            prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
            prop_assert!(after.done || after.steps == before.steps + steps);
            if resumed {
                census = Census::resume(plan, census.checkpoint()).unwrap();
                prop_assert_eq!(after, census.progress());
            }
            before = after;
            if after.done {
                break;
            }
        }
        prop_assert_eq!(found, [totals(plan)]);
        prop_assert!((before.fraction - 1.0).abs() < f64::EPSILON);
        census.advance(10, &mut |_| panic!("nothing is found twice"));
    }
}
