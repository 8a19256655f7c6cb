//! The knight's programs are run and traced as those for the queens are.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use bezzel_solver::board::Size;

use super::*;
use crate::run::program::execution::{
    assert_ends_with_first, assert_stops, events_from, lines_passed, outputs, trimmed, unchanged,
};
use crate::run::program::{Source, ending};

/// The variables that the tracer reports.
const VARIABLES: [&str; 6] = ["i", "j", "k", "down", "right", "count"];

/// An algorithm, a language, and the name of the program's file.
fn programs() -> impl Iterator<Item = (Algorithm, Code, String)> {
    Algorithm::ALL.into_iter().flat_map(|algorithm| {
        Code::ALL.into_iter().filter_map(move |code| {
            let name = file(algorithm).trim_start_matches("knight/");
            Some((algorithm, code, format!("{name}.{}", ending(code)?)))
        })
    })
}

fn text(file: &str) -> String {
    let folder = Path::new(crate::tests::PROJECT).join("programs/knight");
    fs::read_to_string(folder.join(file)).expect("the program is read")
}

fn source(file: &str, plan: &Plan) -> Source {
    Source::new(&text(file), &fillings(plan), plan.first_only)
}

/// The boards, starts, and whether for the first tour only, on which programs are run.
fn plans(algorithm: Algorithm) -> impl Iterator<Item = Plan> {
    let boards = [
        (3, 4, "a1", false),
        (3, 3, "b3", false),
        (4, 4, "b2", false),
        (4, 3, "a4", false),
        (5, 5, "c3", true),
        (5, 5, "a1", true),
    ];
    boards
        .into_iter()
        .map(move |(rows, columns, start, first_only)| {
            let size = Size::new(rows, columns).unwrap();
            let start = Square::from_name(start, size).unwrap();
            Plan {
                size,
                start,
                algorithm,
                first_only,
            }
        })
}

fn events(plan: Plan) -> impl Iterator<Item = Run> {
    events_from(Run::new(plan).unwrap())
}

/// The events that the program comes to a line for: what a refused move shows is still the line that looks at it, and
/// where no move is left, the line that follows.
fn visited(plan: Plan) -> impl Iterator<Item = Run> {
    events(plan).filter(|run| {
        !matches!(
            run.event(),
            Event::Reject { .. } | Event::DeadEnd { .. } | Event::Exhausted { .. }
        )
    })
}

fn printed(plan: Plan) -> String {
    let (mut text, mut count) = (String::new(), 0);
    for run in events(plan) {
        if let Event::Solution { number } = run.event() {
            let path = run.path();
            for row in 0..plan.size.rows() {
                let of_row = (0..plan.size.columns()).map(|column| {
                    let square = Square::new(row, column);
                    let place = path.iter().position(|visited| *visited == square);
                    (place.unwrap() + 1).to_string()
                });
                writeln!(text, "{}", of_row.collect::<Vec<_>>().join(" ")).unwrap();
            }
            text.push('\n');
            count = number;
        }
    }
    text + &count.to_string()
}

#[test]
fn every_event_has_its_line_and_no_mark_is_shown() {
    for (algorithm, _, file) in programs() {
        for plan in plans(algorithm).take(2) {
            let source = source(&file, &plan);
            assert!(!source.text().contains('@'), "{file}");
            for run in events(plan) {
                let event = run.event();
                assert!(source.line(mark(&event)).is_some(), "{file}: {event:?}");
            }
        }
    }
}

#[test]
fn only_the_program_for_the_first_tour_has_what_ends_the_search() {
    for (algorithm, _, file) in programs() {
        let [all, first] = [false, true].map(|first_only| {
            let plan = plans(algorithm).find(|plan| plan.first_only == first_only);
            source(&file, &plan.unwrap())
        });
        assert_ends_with_first(&file, &all, &first);
    }
}

#[test]
#[ignore = "needs the compilers of all languages"]
fn the_programs_print_the_tours_that_the_solver_finds() {
    for (algorithm, code, file) in programs() {
        let name = format!("knight_{file}");
        for plan in plans(algorithm) {
            let (found, _) = outputs(code, &name, &source(&file, &plan).text(), &[]);
            assert_eq!(trimmed(&found), printed(plan), "{file}: {plan:?}");
        }
        let plan = plans(algorithm).next().unwrap();
        let whole = unchanged(&text(&file), &fillings(&plan)).text();
        let (found, _) = outputs(code, &name, &whole, &[]);
        assert_eq!(trimmed(&found), printed(plan), "{file} as it is");
    }
}

#[test]
#[ignore = "needs the compilers of all languages"]
fn the_marked_lines_are_those_that_the_programs_go_through() {
    for (algorithm, code, file) in programs().filter(|(_, code, _)| *code != Code::Python) {
        for plan in plans(algorithm) {
            let source = source(&file, &plan);
            let lines = lines_passed(code, &format!("knight_{file}"), &source);
            let marked: Vec<usize> = visited(plan)
                .map(|run| source.line(mark(&run.event())).unwrap() + 1)
                .collect();
            assert!(lines == marked, "{file}: {plan:?}");
        }
    }
}

#[test]
#[ignore = "needs Python"]
fn a_debugger_of_python_stops_at_the_marked_lines_and_shows_their_values() {
    for (algorithm, code, file) in programs().filter(|(_, code, _)| *code == Code::Python) {
        for plan in plans(algorithm) {
            let source = source(&file, &plan);
            let stops = visited(plan).map(|run| {
                let event = run.event();
                let line = source.line(mark(&event)).unwrap() + 1;
                (format!("{event:?}"), line, values(&run, code))
            });
            assert_stops(&format!("knight_{file}"), &source, &VARIABLES, stops);
        }
    }
}
