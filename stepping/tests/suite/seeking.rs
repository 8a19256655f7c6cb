use bezzel_solver::{Job, Resumable};
use bezzel_stepping::queens::{
    Algorithm, Event, JumpOutcome, Landmark, Milestone, Plan, Run, Survey, SurveyRequest, Timeline,
    Watched,
};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::steps::{SEARCHES, plans};

fn run(plan: Plan) -> Run {
    Run::new(plan).expect("in range")
}

fn survey(plan: Plan, until: Option<u64>) -> Survey {
    Survey::start(SurveyRequest { plan, until }).expect("in range")
}

fn timeline(plan: Plan, until: Option<u64>) -> Timeline {
    let mut timeline = Timeline::default();
    let mut survey = survey(plan, until);
    let progress = survey.advance(u64::MAX, &mut |landmark| timeline.push(landmark));
    assert!(progress.done);
    timeline
}

#[test]
fn a_timeline_knows_what_a_walk_meets() {
    for algorithm in SEARCHES {
        let plan = Plan::new(7, algorithm);
        let timeline = timeline(plan, None);
        let mut run = run(plan);
        let mut solutions = Vec::new();
        let mut firsts = Vec::new();
        while run.forward() {
            match run.event() {
                Event::Solution { .. } => solutions.push(run.step()),
                Event::Place { .. } if run.queens().len() > firsts.len() => firsts.push(run.step()),
                _ => {}
            }
        }
        assert_eq!(timeline.solutions(), solutions);
        let known = (1..=8).map(|queens| timeline.first_with(queens));
        assert!(known.eq(firsts.iter().copied().map(Some).chain([None])));
        assert_eq!(timeline.first_with(0), None);
        assert_eq!(timeline.end(), Some(&run.snapshot()));
        assert_eq!(timeline.known_to(), run.step());

        let [first, second] = [solutions[0], solutions[1]];
        assert_eq!(timeline.solution_before(first), None);
        assert_eq!(timeline.solution_after(0), Some(first));
        assert_eq!(timeline.solution_after(first), Some(second));
        assert_eq!(timeline.solution_before(second), Some(first));
        assert_eq!(timeline.solution_after(*solutions.last().unwrap()), None);
    }
}

#[test]
fn seeking_walks_no_more_than_half_the_way_between_checkpoints() {
    let plan = Plan::new(10, Algorithm::Arrays);
    let mut checkpoints = 0;
    let mut survey = survey(plan, None);
    survey.advance(u64::MAX, &mut |landmark| {
        if let Landmark::Checkpoint(snapshot) = landmark {
            checkpoints += 1;
            assert_eq!(snapshot.step(), checkpoints * Survey::SPACING);
        }
    });
    let steps = survey.progress().steps;
    assert_eq!(checkpoints, steps / Survey::SPACING);
}

#[test]
fn seeking_beyond_the_end_comes_to_the_end() {
    let plan = Plan {
        first_only: true,
        ..Plan::new(8, Algorithm::Test)
    };
    let timeline = timeline(plan, None);
    let mut run = run(plan);
    assert!(!timeline.seek(&mut run, u64::MAX));
    assert_eq!(Some(run.step()), timeline.last_step());
    assert_eq!(run.event(), Event::Solution { number: 1 });
    assert_eq!(run.counters().tests, 876);
}

#[test]
fn a_survey_that_is_farther_than_it_should_go_is_done() {
    let plan = Plan::new(8, Algorithm::Arrays);
    let mut farther = survey(plan, None);
    farther.advance(6, &mut |_| {});
    let until = Some(1);
    let mut resumed = Survey::resume(SurveyRequest { plan, until }, farther.checkpoint()).unwrap();
    assert!((resumed.progress().fraction - 1.0).abs() < f64::EPSILON);
    let progress = resumed.advance(1, &mut |landmark| panic!("{landmark:?} was not asked for"));
    assert!(progress.done && progress.steps == 6);
}

#[test]
fn a_survey_ends_where_it_should() {
    for until in [0, 1, 1000, Survey::SPACING] {
        let timeline = timeline(Plan::new(20, Algorithm::Arrays), Some(until));
        assert_eq!(timeline.last_step(), None);
        let last = until / Survey::SPACING * Survey::SPACING;
        assert_eq!(timeline.known_to(), last);
    }
}

#[test]
fn jumps_meet_every_milestone_both_ways() {
    for algorithm in SEARCHES {
        let plan = Plan::new(6, algorithm);
        for milestone in [Milestone::Solution, Milestone::DeadEnd, Milestone::Piece(4)] {
            let mut run = run(plan);
            let mut there = Vec::new();
            while run.forward_to(milestone, u64::MAX) == JumpOutcome::Found {
                there.push(run.step());
            }
            assert!(!run.forward());
            let mut back = Vec::new();
            while run.back_to(milestone, u64::MAX) == JumpOutcome::Found {
                back.push(run.step());
            }
            assert_eq!(run.step(), 0);
            back.reverse();
            assert_eq!(there, back);
            let counters = timeline(plan, None).end().unwrap().counters();
            match milestone {
                Milestone::Solution => assert_eq!(there.len() as u64, counters.solutions),
                Milestone::DeadEnd => assert_eq!(there.len() as u64, counters.dead_ends),
                Milestone::Piece(_) => assert!((there.len() as u64) < counters.placements),
            }
        }
    }
}

#[test]
fn a_jump_can_be_done_in_parts() {
    let mut run = run(Plan::new(8, Algorithm::Test));
    let mut parts = 0;
    while run.forward_to(Milestone::Solution, 100) == JumpOutcome::OutOfSteps {
        parts += 1;
        assert_eq!(run.step(), 100 * parts);
    }
    assert!(parts > 1);
    assert_eq!(run.counters().tests, 876);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn seeking_leads_where_walking_leads(
        plan in plans(),
        surveyed in 0..60_000_u64,
        targets in vec(0..60_000_u64, 1..6),
    ) {
        let timeline = timeline(plan, Some(surveyed));
        let mut sought = run(plan);
        for target in targets {
            let mut walked = run(plan);
            while walked.step() < target && walked.forward() {}
            prop_assert_eq!(timeline.seek(&mut sought, target), walked.step() == target);
            prop_assert_eq!(&sought, &walked);
        }
    }

    #[test]
    fn slices_and_resumptions_change_nothing(
        plan in plans(),
        until in 0..40_000_u64,
        slices in vec((1..20_000_u64, any::<bool>()), 1..6),
    ) {
        let request = SurveyRequest { plan, until: Some(until) };
        let mut whole = Vec::new();
        Survey::start(request).unwrap().advance(u64::MAX, &mut |landmark| whole.push(landmark));

        let mut survey = Survey::start(request).unwrap();
        let mut found = Vec::new();
        let mut before = survey.progress();
        for (steps, resumed) in slices.into_iter().cycle() {
            let after = survey.advance(steps, &mut |landmark| found.push(landmark));
            prop_assert_eq!(after, survey.progress());
            prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
            if resumed {
                survey = Survey::resume(request, survey.checkpoint()).unwrap();
                prop_assert_eq!(after, survey.progress());
            }
            before = after;
            if after.done {
                break;
            }
        }
        prop_assert_eq!(found, whole);
        prop_assert!((before.fraction - 1.0).abs() < f64::EPSILON);
    }
}
