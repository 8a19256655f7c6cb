//! Each program is run and traced: its output is what the solver finds, and it goes through the lines that the page
//! marks. `cargo xtask test programs` runs these tests, and installs what they need.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use bezzel_stepping::queens::{Algorithm, Event, Plan, Run, Watched};

use super::{file, fillings, mark, values};
use crate::link::Code;
use crate::run::program::execution::{
    assert_ends_with_first, assert_stops, events_from, lines_passed, outputs, trimmed, unchanged,
};
use crate::run::program::{Source, ending};
use crate::tests::PROJECT;

/// The variables that the tracer reports.
const VARIABLES: [&str; 6] = ["i", "j", "attempt", "moves", "count", "queens"];

/// An algorithm, a language, and the name of the program's file.
fn programs() -> impl Iterator<Item = (Algorithm, Code, String)> {
    Algorithm::ALL.into_iter().flat_map(|algorithm| {
        let mut stems = [false, true]
            .map(|one_is_free| file(algorithm, one_is_free))
            .to_vec();
        stems.dedup();
        stems.into_iter().flat_map(move |stem| {
            Code::ALL.into_iter().filter_map(move |code| {
                let name = format!("{stem}.{}", ending(code)?);
                Some((algorithm, code, name.replace("queens/", "")))
            })
        })
    })
}

fn text(file: &str) -> String {
    fs::read_to_string(Path::new(PROJECT).join("programs/queens").join(file))
        .expect("the program is read")
}

fn source(file: &str, plan: &Plan) -> Source {
    Source::new(&text(file), &fillings(plan), plan.first_only)
}

fn plan(n: u32, algorithm: Algorithm, first_only: bool) -> Plan {
    Plan {
        first_only,
        ..Plan::new(n, algorithm)
    }
}

/// The boards, and whether for their first solution only, on which programs are traced line by line.
fn traced(algorithm: Algorithm) -> [(u32, bool); 4] {
    // Anywhere, all solutions of 6 x 6 take millions of lines.
    let all = algorithm != Algorithm::Anywhere;
    [(4, false), (5, false), (6, !all), (6, true)]
}

/// All events of a run, with the run at each.
fn events(plan: Plan) -> impl Iterator<Item = Run> {
    events_from(Run::new(plan).unwrap())
}

/// The output of a program of a plan.
fn printed(plan: Plan, code: Code) -> String {
    let base = u32::from(code == Code::Pascal);
    let (mut text, mut count) = (String::new(), 0);
    for run in events(plan) {
        if let Event::Solution { number } = run.event() {
            let mut queens = run.queens();
            // By columns, the row of each queen is printed; else its column.
            let printed: Vec<u32> = if plan.algorithm == Algorithm::Walk {
                queens.sort_by_key(|queen| queen.column);
                queens.iter().map(|queen| queen.row).collect()
            } else {
                queens.sort_by_key(|queen| queen.row);
                queens.iter().map(|queen| queen.column).collect()
            };
            let printed: Vec<String> = printed
                .iter()
                .map(|line| (line + base).to_string())
                .collect();
            writeln!(text, "{}", printed.join(" ")).unwrap();
            count = number;
        }
    }
    text + &count.to_string()
}

#[test]
fn a_repair_has_the_random_numbers_of_its_seed() {
    for (algorithm, _, file) in programs().filter(|(algorithm, ..)| *algorithm == Algorithm::Repair)
    {
        let text = |seed| {
            source(
                &file,
                &Plan {
                    seed,
                    ..Plan::new(8, algorithm)
                },
            )
            .text()
        };
        assert!(text(1848).contains("= 1848"), "{file}");
        assert_ne!(text(1), text(2), "{file}");
    }
}

/// The events that the program comes to a line for: what a square that is refused shows is still the line that looks at it.
fn visited(plan: Plan) -> impl Iterator<Item = Run> {
    events(plan).filter(|run| !matches!(run.event(), Event::Reject { .. }))
}

#[test]
fn every_event_of_a_program_has_its_line() {
    for (algorithm, code, file) in programs() {
        let plan = plan(5, algorithm, false);
        let source = source(&file, &plan);
        for run in events(plan) {
            let event = run.event();
            assert!(
                source.line(mark(&event)).is_some(),
                "{file} in {}: {event:?}",
                code.name()
            );
        }
    }
}

#[test]
fn a_program_shows_no_marks_and_its_own_board() {
    for (algorithm, _, file) in programs() {
        let [all, first] = [false, true].map(|first| source(&file, &plan(12, algorithm, first)));
        for shown in [&all, &first].map(Source::text) {
            assert!(!shown.contains('@') && shown.contains("12"), "{file}");
        }
        if algorithm == Algorithm::Repair {
            // It always stops at its solution.
            assert_eq!(all, first, "{file}");
        } else {
            assert_ends_with_first(&file, &all, &first);
        }
    }
}

#[test]
#[ignore = "needs the compilers of all languages"]
fn the_programs_print_what_the_solver_finds() {
    for (algorithm, code, file) in programs() {
        // Anywhere, each solution is found n! times.
        let last = if algorithm == Algorithm::Anywhere {
            5
        } else {
            8
        };
        let all = (4..=last).map(|n| (n, false));
        for (n, first_only) in all.chain([(6, true), (7, true), (8, true)]) {
            let plan = plan(n, algorithm, first_only);
            let (found, _) = outputs(code, &file, &source(&file, &plan).text(), &[]);
            assert_eq!(trimmed(&found), printed(plan, code), "{file} for n = {n}");
        }
        let plan = plan(5, algorithm, false);
        let whole = unchanged(&text(&file), &fillings(&plan)).text();
        let (found, _) = outputs(code, &file, &whole, &[]);
        assert_eq!(trimmed(&found), printed(plan, code), "{file} as it is");
    }
}

#[test]
#[ignore = "needs the compilers of all languages"]
fn the_marked_lines_are_those_that_the_programs_go_through() {
    for (algorithm, code, file) in programs().filter(|(_, code, _)| *code != Code::Python) {
        for (n, first_only) in traced(algorithm) {
            let plan = plan(n, algorithm, first_only);
            let source = source(&file, &plan);
            let marked: Vec<usize> = visited(plan)
                .map(|run| source.line(mark(&run.event())).unwrap() + 1)
                .collect();
            assert!(
                lines_passed(code, &file, &source) == marked,
                "{file} for n = {n}"
            );
        }
    }
}

#[test]
#[ignore = "needs Python"]
fn a_debugger_of_python_stops_at_the_marked_lines_and_shows_their_values() {
    for (algorithm, code, file) in programs().filter(|(_, code, _)| *code == Code::Python) {
        for (n, first_only) in traced(algorithm) {
            let plan = plan(n, algorithm, first_only);
            let source = source(&file, &plan);
            let stops = visited(plan).map(|run| {
                let event = run.event();
                let line = source.line(mark(&event)).unwrap() + 1;
                let named = format!("{event:?}, step {}", run.step());
                (named, line, values(&run, code))
            });
            assert_stops(&file, &source, &VARIABLES, stops);
        }
    }
}
