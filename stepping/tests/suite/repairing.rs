use bezzel_solver::Job;
use bezzel_solver::board::Square;
use bezzel_solver::queens::{Piece, Placement, is_solution};
use bezzel_stepping::queens::{
    Algorithm, Event, Plan, Run, StepsError, Survey, SurveyRequest, Timeline, Watched,
};
use proptest::prelude::*;

use crate::brute_force;

fn plan(n: u32, seed: u64) -> Plan {
    Plan {
        seed,
        ..Plan::new(n, Algorithm::Repair)
    }
}

fn run(plan: Plan) -> Run {
    Run::new(plan).expect("in range")
}

/// The number of queens in other rows that attack a square, even through other queens.
fn attacks(queens: &[Square], square: Square) -> u32 {
    let seen = |&&queen: &&Square| {
        queen.row != square.row && brute_force::line(queen, square, Piece::Queen).is_some()
    };
    queens.iter().filter(seen).count() as u32
}

#[test]
fn every_board_that_has_a_solution_is_repaired() {
    for n in (4..=Plan::MAX_N).chain([1]) {
        for seed in 0..3 {
            let mut run = run(plan(n, seed));
            while run.forward() {}
            assert_eq!(
                run.event(),
                Event::Solution { number: 1 },
                "n = {n}, seed {seed}"
            );
            let mut board = Placement::empty(n).unwrap();
            for queen in run.queens() {
                board.insert(queen);
            }
            assert!(is_solution(&board, Piece::Queen));
            assert_eq!(run.counters().solutions, 1);
        }
    }
}

#[test]
fn boards_without_a_solution_are_given_up() {
    for n in [2, 3] {
        let mut run = run(plan(n, 7));
        while run.forward() {}
        assert_eq!(run.event(), Event::GiveUp { attempt: 1000 });
        assert_eq!(run.counters().dead_ends, 1000);
    }
}

#[test]
fn seeds_lead_to_different_solutions() {
    let solution = |seed| {
        let mut run = run(plan(12, seed));
        while run.forward() {}
        run.path()
    };
    let mut found: Vec<Vec<u8>> = (0..20).map(solution).collect();
    found.sort_unstable();
    found.dedup();
    assert!(found.len() > 15);
    assert_eq!(solution(3), solution(3));
}

#[test]
fn a_repair_has_a_timeline_too() {
    let plan = plan(6, 0);
    let mut timeline = Timeline::default();
    let mut survey = Survey::start(SurveyRequest { plan, until: None }).unwrap();
    survey.advance(u64::MAX, &mut |landmark| timeline.push(landmark));
    let last = timeline.last_step().expect("it ends");
    assert_eq!(timeline.solutions(), [last]);
    let mut run = run(plan);
    for step in [last, 0, last / 2] {
        assert!(timeline.seek(&mut run, step));
        assert_eq!(run.step(), step);
    }
}

#[test]
fn snapshots_of_other_algorithms_are_refused() {
    let mut search = run(Plan::new(8, Algorithm::Test));
    let mut repair = run(plan(8, 1));
    for _ in 0..5 {
        search.forward();
        repair.forward();
    }
    assert!(Run::restore(plan(8, 1), &repair.snapshot()).is_ok());
    assert_eq!(
        Run::restore(plan(8, 1), &search.snapshot()),
        Err(StepsError::SnapshotEvent { queens: 1 })
    );
    assert_eq!(
        Run::restore(search.plan(), &repair.snapshot()),
        Err(StepsError::SnapshotEvent { queens: 0 })
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn the_way_back_is_the_way_there(n in 1..=16_u32, seed: u64, events in 1..3000_usize) {
        let mut there = vec![run(plan(n, seed))];
        while there.len() <= events {
            let mut next = there[there.len() - 1].clone();
            if !next.forward() {
                break;
            }
            there.push(next);
        }
        let mut run = there[there.len() - 1].clone();
        for state in there.iter().rev() {
            prop_assert_eq!(&run, state);
            prop_assert_eq!(run.back(), state.step() > 0);
        }
    }

    #[test]
    fn each_move_is_one_of_the_best(n in 4..=20_u32, seed: u64, skipped in 0..200_usize) {
        let mut run = run(plan(n, seed));
        for _ in 0..skipped {
            run.forward();
        }
        for _ in 0..30 {
            let before = run.queens();
            if !run.forward() {
                break;
            }
            let queens = run.queens();
            match run.event() {
                Event::Scatter { .. } => prop_assert_eq!(queens.len() as u32, n),
                Event::Pick { queen, attacks: found } => {
                    prop_assert!(queens.contains(&queen));
                    prop_assert_eq!(found, attacks(&queens, queen));
                    prop_assert!(found > 0);
                }
                Event::Move { from, to, attacks: found } => {
                    prop_assert!(before.contains(&from) && queens.contains(&to));
                    let squares = (0..n).map(|column| Square::new(to.row, column));
                    let all: Vec<u32> = squares.map(|square| attacks(&queens, square)).collect();
                    let others = (0..n).filter(|&column| column != from.column);
                    prop_assert_eq!(others.map(|column| all[column as usize]).min(), Some(found));
                    prop_assert_eq!(all[to.column as usize], found);
                    prop_assert_eq!(run.weights().map(|weights| weights.attacks), Some(all));
                }
                Event::Solution { .. } => {
                    prop_assert!(queens.iter().all(|&queen| attacks(&queens, queen) == 0));
                }
                Event::GiveUp { .. } => {
                    prop_assert!(queens.iter().any(|&queen| attacks(&queens, queen) > 0));
                }
                event => prop_assert!(false, "{event:?} is of no repair"),
            }
            prop_assert!(run.code_line() < Algorithm::Repair.code().len());
            prop_assert!(run.stack().is_empty() && run.masks().is_none());
        }
    }
}
