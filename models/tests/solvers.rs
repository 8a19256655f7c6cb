//! Real solvers find as many solutions of each model as the board has completions.

use std::path::Path;
use std::process::Command;

use bezzel_models::Language;
use bezzel_solver::Job;
use bezzel_solver::board::Square;
use bezzel_solver::queens::completion::{CompletionCount, CompletionRequest};
use bezzel_solver::queens::{Piece, Placement};

/// A board of the table below.
struct Board {
    n: u32,
    piece: Piece,
    given: &'static [(u32, u32)],
}

const fn board(n: u32, piece: Piece, given: &'static [(u32, u32)]) -> Board {
    Board { n, piece, given }
}

const BOARDS: [Board; 10] = [
    board(1, Piece::Queen, &[]),
    board(1, Piece::Superqueen, &[(0, 0)]),
    board(3, Piece::Queen, &[]),
    board(8, Piece::Queen, &[]),
    board(8, Piece::Queen, &[(0, 0)]),
    board(8, Piece::Queen, &[(1, 3), (5, 0)]),
    // No board completes these: two share a row, two a diagonal.
    board(6, Piece::Queen, &[(2, 1), (2, 4)]),
    board(6, Piece::Queen, &[(0, 0), (5, 5)]),
    board(10, Piece::Superqueen, &[]),
    board(10, Piece::Superqueen, &[(0, 3)]),
];

impl Board {
    fn placement(&self) -> Placement {
        let mut placement = Placement::empty(self.n).expect("a small board");
        for &(row, column) in self.given {
            placement.insert(Square::new(row, column));
        }
        placement
    }

    /// The number that the page shows.
    fn completions(&self) -> u64 {
        let request = CompletionRequest::of(&self.placement(), self.piece, 0);
        let count = CompletionCount::start(request).expect("a small board");
        count.run()
    }
}

/// Checks all boards of the table in a language. `count` reads the number of solutions in what the solver prints.
fn check(language: Language, count: impl Fn(&str) -> u64) {
    for (number, board) in BOARDS.iter().enumerate() {
        let file = format!(
            "{}/{number}.{}",
            env!("CARGO_TARGET_TMPDIR"),
            language.ending()
        );
        // Comments are above it in a file that the page saves, in any script.
        let text = format!(
            "{} Hậu, vezér: (i − 1) · n + j\n{}",
            language.comment(),
            language.model(&board.placement(), board.piece)
        );
        std::fs::write(Path::new(&file), text).expect("the file is written");
        let command = language.command(&file);
        let mut words = command.split(' ');
        let program = words.next().expect("the command has a program");
        let output = Command::new(program).args(words).output();
        let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
        let printed = String::from_utf8_lossy(&output.stdout);
        assert_eq!(count(&printed), board.completions(), "{command}\n{printed}");
    }
}

/// The number in clingo's summary, where `+` follows if it did not search to the end.
fn models(printed: &str) -> u64 {
    let summary = printed.lines().find(|line| line.contains("Models "));
    let number = summary
        .and_then(|line| line.split(':').nth(1))
        .map(str::trim);
    number
        .and_then(|number| number.parse().ok())
        .expect("it says how many")
}

#[test]
#[ignore = "needs clingo"]
fn a_sat_solver_finds_each_completion_once() {
    check(Language::Dimacs, models);
}

#[test]
#[ignore = "needs clingo"]
fn an_answer_set_solver_finds_each_completion_once() {
    check(Language::AnswerSets, models);
}

#[test]
#[ignore = "needs MiniZinc with Gecode"]
fn a_constraint_solver_finds_each_completion_once() {
    check(Language::MiniZinc, |printed| {
        let ended = ["==========", "=====UNSATISFIABLE====="];
        let is_whole = printed.lines().any(|line| ended.contains(&line));
        assert!(is_whole, "it searched to the end: {printed}");
        let solutions = printed.lines().filter(|line| *line == "----------");
        solutions.count() as u64
    });
}
