use std::fmt::Write;

use bezzel_solver::board::Square;
use bezzel_stepping::queens::{Algorithm, Event, NodeKind, Plan, Run, StepsError, Tree, Watched};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::steps::{SEARCHES, watched};

/// Walks through a whole run and compares each position with its node.
fn compare(plan: Plan) {
    let tree = Tree::new(plan).expect("a tree");
    let mut run = Run::new(plan).expect("in range");
    // For each placed queen, the number of its node's children that have come, and what the counters said
    // when it was placed.
    let mut open = vec![(0, run.counters())];
    while run.forward() {
        let path = run.path();
        match run.event() {
            Event::Place { square } => {
                let node = tree.node(&path).expect("a node");
                assert_eq!(node.square, Some(square));
                let (before, _) = open.last_mut().expect("the root");
                let siblings = tree.children(&path[..path.len() - 1]);
                assert_eq!(siblings[*before], node);
                *before += 1;
                open.push((0, run.counters()));
                assert_eq!(tree.step(&path, u64::MAX), Some(run.step()));
            }
            Event::Solution { .. } => {
                assert_eq!(tree.node(&path).expect("a node").kind, NodeKind::Solution);
            }
            Event::DeadEnd { unit } => {
                let node = tree.node(&path).expect("a node");
                assert_eq!((node.kind, node.unit), (NodeKind::Failure, Some(unit)));
                let refusals = tree.refusals(&path);
                assert_eq!(refusals.len() as u32, plan.n);
                for refusal in refusals {
                    assert_eq!(refusal.attacks, run.attacks(refusal.square));
                }
            }
            Event::TakeBack { square } => {
                let (children, before) = open.pop().expect("the queen's");
                let path = [path.as_slice(), &[place(&tree, &path, square)]].concat();
                assert_eq!(tree.children(&path).len(), children);
                let below = tree.below(&path, u64::MAX).expect("no limit");
                let now = run.counters();
                assert_eq!(below.placements, now.placements - before.placements);
                assert_eq!(below.dead_ends, now.dead_ends - before.dead_ends);
                assert_eq!(below.solutions, now.solutions - before.solutions);
            }
            _ => {}
        }
        // The last child that has come is open while its queen stands.
        let (children, _) = open.last().expect("the root");
        assert_eq!(run.returned(), *children, "{:?}", run.event());
    }
    let below = tree.below(&[], u64::MAX).expect("no limit");
    assert_eq!(below.placements, run.counters().placements);
    assert_eq!(tree.below(&[], below.placements), Some(below));
    if let Some(fewer) = below.placements.checked_sub(1) {
        assert_eq!(tree.below(&[], fewer), None);
    }
}

/// The place of a square on the unit that a node is to fill.
fn place(tree: &Tree, path: &[u8], square: Square) -> u8 {
    let node = tree.node(path).expect("a node");
    node.unit.expect("no solution").place(square) as u8
}

#[test]
fn a_run_walks_through_its_tree() {
    for algorithm in SEARCHES {
        for n in 1..=6 {
            compare(Plan::new(n, algorithm));
        }
    }
}

#[test]
fn the_tree_of_four_queens() {
    // Each line is a node: its row's column, how deep it is, and what it is.
    fn draw(tree: &Tree, path: &[u8], drawing: &mut String) {
        for node in tree.children(path) {
            let indent = "  ".repeat(path.len());
            let place = node.path[path.len()] + 1;
            writeln!(drawing, "{indent}{place} {}", node.kind.name()).expect("a text takes all");
            draw(tree, &node.path, drawing);
        }
    }
    let mut drawing = String::new();
    draw(
        &Tree::new(Plan::new(4, Algorithm::Test)).unwrap(),
        &[],
        &mut drawing,
    );
    assert_eq!(
        drawing,
        "\
1 choice
  3 failure
  4 choice
    2 failure
2 choice
  4 choice
    1 choice
      3 solution
3 choice
  1 choice
    4 choice
      2 solution
4 choice
  1 choice
    3 failure
  2 failure
"
    );
}

#[test]
fn paths_that_no_search_takes_have_no_node() {
    let tree = Tree::new(Plan::new(8, Algorithm::Masks)).unwrap();
    for path in [&[8][..], &[0, 1], &[0, 0], &[0, 4, 7, 5, 2, 6, 1, 3, 0]] {
        assert_eq!(tree.node(path), None);
        assert_eq!(tree.step(path, u64::MAX), None);
        assert!(tree.children(path).is_empty() && tree.refusals(path).is_empty());
    }
    let kind = |path: &[u8]| tree.node(path).unwrap().kind;
    assert_eq!(kind(&[0, 4, 7, 5, 2, 6, 1, 3]), NodeKind::Solution);
    assert!(tree.refusals(&[0, 4, 7, 5, 2, 6, 1, 3]).is_empty());
    for algorithm in [Algorithm::Repair, Algorithm::Anywhere] {
        let none = Tree::new(Plan::new(8, algorithm));
        assert_eq!(none.err(), Some(StepsError::NoTree));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_chosen_node_is_where_its_step_leads(
        plan in watched(&SEARCHES),
        choices in vec(any::<Index>(), 0..12),
    ) {
        let tree = Tree::new(plan).unwrap();
        let mut path = Vec::new();
        for choice in choices {
            let children = tree.children(&path);
            if children.is_empty() {
                break;
            }
            path.clone_from(&choice.get(&children).path);
        }
        if let Some(step) = tree.step(&path, 3000) {
            let mut run = Run::new(Plan { first_only: false, ..plan }).unwrap();
            prop_assert!(run.walk_to(step));
            prop_assert_eq!(run.path(), path);
            let placed = matches!(run.event(), Event::Place { .. });
            prop_assert!(placed || step == 0);
        }
    }
}
