//! Outputs of programs with one mistake each, and the reported cause.

use bezzel_output::{Cause, Notation, Report, check};
use bezzel_solver::board::Square;
use bezzel_solver::queens::{Line, Piece, Solution, conflicts_among, solutions};

/// The output of a program that tests only these lines: one queen in each row.
fn program(n: u32, tests: &[Line]) -> String {
    let mut text = String::new();
    let mut columns = vec![0; n as usize];
    loop {
        let squares: Vec<Square> = (0..)
            .zip(&columns)
            .map(|(row, &column)| Square::new(row, column))
            .collect();
        let conflicts = conflicts_among(&squares, n, Piece::Queen);
        if !conflicts
            .iter()
            .any(|conflict| tests.contains(&conflict.line))
        {
            let printed: Vec<String> = columns.iter().map(ToString::to_string).collect();
            text.push_str(&["[", &printed.join(", "), "]\n"].concat());
        }
        let Some(row) = columns.iter().rposition(|&column| column + 1 < n) else {
            return text;
        };
        columns[row] += 1;
        columns[row + 1..].fill(0);
    }
}

fn read(text: &str) -> Report {
    check(text, None, None)
}

fn printed(solutions: impl Iterator<Item = Solution>) -> Report {
    let lines = solutions.map(|solution| format!("{:?}\n", solution.columns()));
    read(&lines.collect::<String>())
}

#[test]
fn a_test_that_is_left_out_is_named() {
    use Line::{Antidiagonal, Column, Diagonal};

    for (tests, cause) in [
        (&[Column, Antidiagonal][..], Cause::Falling),
        (&[Column, Diagonal], Cause::Rising),
        (&[Column], Cause::Diagonals),
        (&[Diagonal, Antidiagonal], Cause::Columns),
    ] {
        let report = read(&program(6, tests));
        assert_eq!(report.right, 4, "{cause:?}");
        assert_eq!(report.cause(), Some(cause));
    }
    assert_eq!(
        read(&program(6, &[Column, Diagonal, Antidiagonal])).cause(),
        None
    );
    // All of them: no single test is missing.
    assert_eq!(read(&program(4, &[])).cause(), None);
}

#[test]
fn few_mistakes_are_misprints() {
    assert_eq!(read("2 4 1 3\n3 1 4 2\n1 2 4 3\n").cause(), None);
}

#[test]
fn a_loop_that_ends_early_is_named() {
    assert_eq!(
        read("[0, 4, 7, 5, 2, 6, 1]\n").cause(),
        Some(Cause::LastRow)
    );
}

#[test]
fn superqueens_a_knight_move_apart_are_named() {
    let text = "1 3 5 2 4\n1 4 2 5 3\n2 4 1 3 5\n";
    let report = check(text, Some(5), Some(Piece::Superqueen));
    assert_eq!(report.cause(), Some(Cause::KnightMoves));
}

#[test]
fn solutions_missing_under_symmetry_are_named() {
    let all = || solutions(8, Piece::Queen).unwrap();
    assert_eq!(printed(all()).cause(), None);
    assert_eq!(
        printed(all().take(1)).cause(),
        None,
        "one may have been asked for"
    );
    let fundamental = printed(all().filter(|solution| solution.is_fundamental()));
    assert_eq!(
        (fundamental.right, fundamental.cause()),
        (12, Some(Cause::Fundamental))
    );
    let half = printed(all().filter(|solution| solution.columns()[0] <= 4));
    assert_eq!((half.right, half.cause()), (46, Some(Cause::Half)));
    let but_one = printed(all().skip(1));
    assert_eq!(
        but_one.cause(),
        Some(Cause::Mirror {
            missing: vec![1, 5, 8, 6, 3, 7, 2, 4],
            printed: vec![8, 4, 1, 3, 6, 2, 7, 5],
        })
    );
}

#[test]
fn the_notation_is_that_of_the_output() {
    let notation = |text: &str| read(text).notation;
    assert_eq!(notation("[1, 3, 0, 2]\n[2, 0, 3, 1]\n"), Notation::Numbers);
    assert_eq!(notation("a3 b1 c4 d2\n"), Notation::Names);
    assert_eq!(
        notation(". Q . .\n. . . Q\nQ . . .\n. . Q .\n"),
        Notation::Drawn
    );
}
