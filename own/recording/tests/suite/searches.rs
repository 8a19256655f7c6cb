//! The tree, the counts and the verdict of each program are right.

use super::runs::{names, run, source};
use bezzel_output::{Fault, Report};
use bezzel_recording::board::{Piece, Reading, Readings, VariablePath};
use bezzel_recording::search::{Analysis, Search};
use bezzel_recording::verdict::{Cause, Claim, End, Outcome, Ran, Verdict, WrongSource};
use bezzel_recording::{Recording, Value, format::Recorder};
use bezzel_solver::board::Square;
use bezzel_solver::queens::{Conflict, Line};

fn reading(recording: &Recording) -> Option<Reading> {
    Readings::find(recording).sure().cloned()
}

fn search(recording: &Recording) -> Search {
    Analysis::of(recording, reading(recording))
}

fn verdict(program: &str) -> Verdict {
    ended(program, End::Whole)
}

fn ended(program: &str, end: End) -> Verdict {
    let recording = run(program);
    let search = search(&recording);
    let (source, given) = (&*source(program), "");
    let ran = Ran {
        end,
        source,
        given,
        is_asked: false,
        error: None,
        has_output: true,
    };
    Verdict::of(&recording, reading(&recording).as_ref(), &search, &ran)
}

/// The calls and the dead ends of a search row by row for n queens, by the plainest means.
fn brute_force(n: i64, placed: &mut Vec<i64>) -> (usize, usize) {
    let row = placed.len() as i64;
    let (mut calls, mut ends, mut children) = (1, 0, 0);
    for column in 0..n {
        let mut others = (0..).zip(&*placed);
        if row < n && others.all(|(r, &c)| c != column && (c - column).abs() != row - r) {
            children += 1;
            placed.push(column);
            let (inner, dead) = brute_force(n, placed);
            placed.pop();
            calls += inner;
            ends += dead;
        }
    }
    if children == 0 && row < n {
        ends += 1;
    }
    (calls, ends)
}

#[test]
fn calls_dead_ends_and_solutions_are_counted() {
    let (calls, ends) = brute_force(5, &mut Vec::new());
    for program in [
        "list",
        "letters",
        "masks_path",
        "yield_from",
        "sets",
        "strings",
        "integer",
    ] {
        let counts = search(&run(program)).counts;
        assert_eq!(counts.recursive, Some(calls as u32), "{program}");
        assert_eq!(counts.dead_ends, ends as u32, "{program}");
        assert_eq!(counts.seen, 10, "{program}");
        assert_eq!(counts.placements, calls as u32 - 1, "{program}");
    }
}

#[test]
fn without_a_recursive_function_dead_ends_are_losses() {
    let search = search(&run("stack"));
    let (calls, ends) = brute_force(5, &mut Vec::new());
    assert_eq!(search.tree, None);
    assert_eq!(search.counts.recursive, None);
    assert_eq!(search.counts.placements, calls as u32 - 1);
    assert_eq!(search.counts.dead_ends, ends as u32);
    assert_eq!(search.counts.seen, 10);
}

#[test]
fn the_tree_has_the_calls_with_their_squares() {
    let recording = run("list");
    let tree = search(&recording).tree.expect("place calls itself");
    let root: Vec<u32> = tree.children(None).collect();
    assert_eq!(root, [0]);
    let rows = tree
        .children(Some(0))
        .filter_map(|child| tree.nodes()[child as usize].square);
    let expected = (0..5).map(|column| Square::new(0, column));
    assert_eq!(rows.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    let depths = tree.nodes().iter().map(|node| node.depth).max();
    assert_eq!(depths, Some(5));
    for (index, node) in (0..).zip(tree.nodes()) {
        assert_eq!(node.children as usize, tree.children(Some(index)).count());
        assert!(
            tree.children(Some(index))
                .all(|child| tree.nodes()[child as usize].parent == Some(index))
        );
        let at = tree.at(node.first).expect("a call runs");
        assert_eq!(at, index);
    }
}

#[test]
fn slices_change_nothing() {
    let recording = run("letters");
    let whole = search(&recording);
    let mut analysis = Analysis::new(&recording, reading(&recording));
    while analysis.advance(&recording, 37) {}
    let sliced = analysis.finish(&recording);
    assert_eq!(
        (sliced.counts, sliced.tree, sliced.gains),
        (whole.counts, whole.tree, whole.gains)
    );
    let printed = |report: Option<Report>| report.map(|report| (report.read, report.right));
    assert_eq!(printed(sliced.report), printed(whole.report));
}

#[test]
fn the_last_line_counts_where_the_program_has_ended() {
    let printed = |has_ended: bool| {
        let mut recorder = Recorder::new();
        recorder.call("<module>", 1, false);
        recorder.line(1);
        recorder.print("2 4 1 3\n3 1 4 2");
        if has_ended {
            recorder.end(&Value::None);
        }
        let mut recording = Recording::new();
        recording.push(&recorder.take()).expect("it can be read");
        let report = Analysis::of(&recording, None).report;
        report.map(|report| report.right)
    };
    assert_eq!((printed(true), printed(false)), (Some(2), Some(1)));
}

#[test]
fn solutions_are_where_the_board_is_full() {
    for program in names() {
        let recording = run(&program);
        let Some(reading) = reading(&recording) else {
            continue;
        };
        let search = Analysis::of(&recording, Some(reading.clone()));
        for solution in &search.seen {
            let board = reading
                .board(&recording, &recording.state(solution.step))
                .expect("there is a board");
            assert!(
                board.is_full(reading.piece) && board.is_legal(reading.piece),
                "{program}"
            );
        }
    }
}

#[test]
fn without_a_board_solutions_are_where_they_were_printed() {
    let recording = run("generator");
    let search = Analysis::of(&recording, None);
    assert_eq!((search.counts.seen, search.counts.printed), (0, 10));
    assert_eq!(search.solutions.len(), 10);
    let first = recording.state(search.solutions[0]);
    assert_eq!(recording.output(&first), "[0, 2, 4, 1, 3]\n");
}

#[test]
fn right_programs_are_right() {
    for program in [
        "list",
        "letters",
        "generator",
        "permutations",
        "stack",
        "masks",
        "dummy",
        "strings",
        "sets",
        "integer",
        "iterative",
        "yield_from",
        "masks_path",
        "border",
        "marked_squares",
        "text",
    ] {
        let verdict = verdict(program);
        assert_eq!(
            (verdict.outcome, verdict.wrong, verdict.cause),
            (Outcome::Right, None, None),
            "{program}"
        );
        assert_eq!(verdict.exist, Some(if program == "masks" { 4 } else { 10 }));
    }
    for program in [
        "matrix",
        "repair",
        "knight_warnsdorff",
        "knight_class",
        "knight_plain",
        "knight_flat",
        "knight_names",
        "knight_graph",
        "knight_border",
    ] {
        let verdict = verdict(program);
        assert_eq!(
            (verdict.outcome, verdict.wrong),
            (Outcome::Right, None),
            "{program}"
        );
    }
}

#[test]
fn an_untested_diagonal_is_found() {
    let verdict = verdict("wrong_diagonal");
    assert_eq!(verdict.outcome, Outcome::Wrong);
    assert_eq!(verdict.cause, Some(Cause::NotTested(vec![Line::Diagonal])));
    let wrong = verdict.wrong.expect("a diagonal is never tested");
    let (a, b) = (Square::new(0, 0), Square::new(1, 1));
    assert_eq!(
        wrong.fault,
        Some(Fault::Conflict(Conflict {
            a,
            b,
            line: Line::Diagonal
        }))
    );
    let placed = wrong.placed.expect("the queen was placed");
    assert_eq!((placed.square, placed.line), (b, 13));
    assert!(placed.step < wrong.step);
}

#[test]
fn a_wrong_count_is_found_where_nothing_is_printed() {
    let found = verdict("wrong_count");
    assert_eq!((found.outcome, found.printed), (Outcome::Wrong, 0));
    assert!(matches!(found.claim, Claim::Count(_)));
    assert_eq!(
        found.cause,
        Some(Cause::NotTested(vec![Line::Antidiagonal]))
    );
    assert_eq!(
        found.wrong.map(|wrong| wrong.source),
        Some(WrongSource::Called)
    );
    let tested = verdict("leaf_test");
    assert_eq!((tested.outcome, tested.wrong), (Outcome::Right, None));
}

#[test]
fn a_list_without_a_copy_is_found() {
    let verdict = verdict("wrong_copy");
    assert_eq!(verdict.outcome, Outcome::Wrong);
    assert_eq!(
        verdict.cause,
        Some(Cause::NotCopied(VariablePath::named("answers")))
    );
}

#[test]
fn a_mark_that_stays_is_found() {
    let verdict = verdict("wrong_undo");
    assert!(!matches!(verdict.outcome, Outcome::Right));
    assert_eq!(
        verdict.cause,
        Some(Cause::MarkStays(VariablePath::named("rising")))
    );
}

#[test]
fn a_short_range_is_found() {
    let verdict = verdict("wrong_range");
    assert_eq!(verdict.found(), 0);
    let short = Cause::RangeShort {
        last: true,
        column: true,
    };
    assert_eq!(verdict.cause, Some(short));
}

#[test]
fn a_run_without_end_is_judged_as_far_as_it_goes() {
    let verdict = ended("endless", End::Stopped);
    assert_eq!(
        (verdict.outcome, verdict.found(), verdict.exist),
        (Outcome::Stopped, 3, Some(4))
    );
}

#[test]
fn a_wrong_leap_is_found() {
    let verdict = verdict("wrong_leap");
    assert_eq!(
        (verdict.board.map(|(piece, _)| piece), verdict.outcome),
        (Some(Piece::Knight), Outcome::Wrong)
    );
    let wrong = verdict.wrong.expect("a leap is none of a knight");
    assert!(matches!(wrong.fault, Some(Fault::NotAMove { .. })));
    assert!(matches!(wrong.source, WrongSource::Printed { .. }));
}

#[test]
fn a_program_without_a_board_is_not_judged() {
    assert_eq!(verdict("sorting").outcome, Outcome::Unknown);
    let mut empty = Recording::new();
    empty.push(&Recorder::new().take()).expect("it is a stream");
    let search = Analysis::of(&empty, None);
    let (end, source, given) = (End::Whole, "", "");
    let verdict = Verdict::of(
        &empty,
        None,
        &search,
        &Ran {
            end,
            source,
            given,
            is_asked: false,
            error: None,
            has_output: true,
        },
    );
    assert_eq!((verdict.outcome, verdict.board), (Outcome::Unknown, None));
}

#[test]
fn a_search_that_never_goes_back_is_reported_and_nothing_of_its_ranges() {
    for program in ["lesson_backtracking", "wrong_back"] {
        let verdict = verdict(program);
        assert_eq!(verdict.cause, Some(Cause::NeverBack), "{program}");
        assert!(
            matches!(verdict.outcome, Outcome::None | Outcome::Wrong),
            "{program}: {:?}",
            verdict.outcome
        );
    }
}

#[test]
fn a_list_that_is_kept_without_use_is_no_mistake() {
    let verdict = verdict("kept_board");
    assert_eq!((verdict.outcome, verdict.cause), (Outcome::Right, None));
}
