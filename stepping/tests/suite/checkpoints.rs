//! A stored state of a watched search comes back. A state that no work leaves behind is refused, or its work continues
//! and ends.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::{Job, Resumable};
use bezzel_stepping::methods::{Method, SuccessRate, SuccessRequest, Ties};
use bezzel_stepping::queens::{
    Algorithm, Cells, Census, Event, Landmark, Plan, Run, Survey, SurveyRequest, Watched,
};
use proptest::prelude::*;
use serde_json::{from_str, from_value, json, to_string};

use crate::changed_checkpoints::resume_from_changed_checkpoints;
use crate::steps::plans;

#[test]
fn searches_that_are_watched() {
    for algorithm in Algorithm::ALL {
        let plan = Plan::new(4, algorithm);
        resume_from_changed_checkpoints::<Census>(&plan);
        for until in [None, Some(20)] {
            resume_from_changed_checkpoints::<Survey>(&SurveyRequest { plan, until });
        }
    }
}

#[test]
fn methods_that_are_compared() {
    let size = Size::square(5).unwrap();
    let method = Method::Warnsdorff {
        ties: Ties::Pohl,
        backtracking: true,
    };
    resume_from_changed_checkpoints::<SuccessRate>(&SuccessRequest {
        size,
        method,
        limit: 100,
    });
}

#[test]
fn a_method_is_not_tried_from_more_starts_than_there_are() {
    let request = SuccessRequest {
        size: Size::square(5).unwrap(),
        method: Method::Warnsdorff {
            ties: Ties::Fixed,
            backtracking: false,
        },
        limit: 100,
    };
    let resumed = |next: u64| {
        let checkpoint = from_value(json!({ "next": next })).unwrap();
        SuccessRate::resume(request, checkpoint)
    };
    assert!(resumed(25).is_ok());
    for next in [26, u64::MAX] {
        assert!(resumed(next).is_err());
    }
}

#[test]
fn a_square_far_off_the_board_is_attacked_by_nothing() {
    let far = Square::new(u32::MAX, u32::MAX);
    assert_eq!(Cells::of(far).c, 0);
    let run = Run::new(Plan::new(8, Algorithm::Arrays)).unwrap();
    assert_eq!(run.attacks(far), []);
}

/// Row by row, a solution is counted with its last queen. A state between the two, which a watched run has, does not occur in these
/// searches.
#[test]
fn a_census_is_not_resumed_between_a_last_queen_and_its_solution() {
    for algorithm in Algorithm::ALL {
        for n in [1, 4] {
            let plan = Plan::new(n, algorithm);
            let mut run = Run::new(plan).unwrap();
            let mut last = run.snapshot();
            while run.forward() && run.counters().solutions == 0 {
                if matches!(run.event(), Event::Place { .. }) {
                    last = run.snapshot();
                }
            }
            let checkpoint =
                from_value(json!({ "steps": 1, "done": false, "snapshot": last })).unwrap();
            if let Ok(mut census) = Census::resume(plan, checkpoint) {
                while !census.advance(100, &mut |_| {}).done {}
            }
        }
    }
}

proptest! {
    #[test]
    fn watched_searches_are_stored(plan in plans(), steps in 0..3000_u64) {
        let request = SurveyRequest { plan, until: Some(2 * Survey::SPACING) };
        prop_assert_eq!(from_str::<SurveyRequest>(&to_string(&request).unwrap()).unwrap(), request);

        let mut survey = Survey::start(request).unwrap();
        let mut found = Vec::new();
        survey.advance(Survey::SPACING + steps, &mut |landmark| found.push(landmark));
        let text = to_string(&found).unwrap();
        prop_assert_eq!(from_str::<Vec<Landmark>>(&text).unwrap(), found);
        let checkpoint = survey.checkpoint();
        let text = to_string(&checkpoint).unwrap();
        prop_assert_eq!(from_str::<<Survey as Resumable>::Checkpoint>(&text).unwrap(), checkpoint);

        let mut census = Census::start(plan).unwrap();
        census.advance(steps, &mut |_| {});
        let checkpoint = census.checkpoint();
        let text = to_string(&checkpoint).unwrap();
        prop_assert_eq!(from_str::<<Census as Resumable>::Checkpoint>(&text).unwrap(), checkpoint);
    }
}
