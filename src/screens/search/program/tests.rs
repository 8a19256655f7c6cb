//! Each program is run and traced: its output is what the solver finds, and it goes through the lines that the page
//! marks. `cargo xtask test programs` runs these tests, and installs what they need.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bezzel_stepping::queens::{Algorithm, Event, Plan, Run, Watched};

use super::Value;
use super::queens::{file, fillings, mark, values};
use super::source::{Source, ending};
use crate::link::Code;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/programs/queens");

/// The variables that the tracer tells of.
const VARIABLES: [&str; 6] = ["i", "j", "attempt", "moves", "count", "queens"];

/// Runs a Python program line by line, and tells of each marked line, once it is done, with the variables.
const TRACER: &str = r#"
import sys

path, marked, done = sys.argv[1], {int(line) for line in sys.argv[2].split(",")}, None

def tell(frame, line):
    known = frame.f_globals | frame.f_locals
    if "queens" in known:
        known["queens"] = str(known["queens"])
    print(line, *(known.get(name) for name in sys.argv[3].split(",")), sep=";", file=sys.stderr)

def trace(frame, event, _):
    global done
    if frame.f_code.co_filename != path:
        return None
    comes = event == "line" and frame.f_lineno in marked
    if done and (comes or frame is done[0]):
        tell(*done)
        done = None
    if comes:
        done = (frame, frame.f_lineno)
    return trace

with open(path) as file:
    code = compile(file.read(), path, "exec")
sys.settrace(trace)
exec(code, {"__name__": "__main__"})
"#;

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

fn source(file: &str, plan: &Plan) -> Source {
    let text = fs::read_to_string(Path::new(FOLDER).join(file)).expect("the program is read");
    Source::new(&text, &fillings(plan), plan.first_only)
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

/// All events of a run that is at its start, with the run at each.
pub fn events_from<R: Watched>(start: R) -> impl Iterator<Item = R> {
    let mut next = Some(start);
    std::iter::from_fn(move || {
        let run = next.take()?;
        let mut after = run.clone();
        next = after.forward().then_some(after);
        Some(run)
    })
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

/// Compiles a program where that is needed, and runs it.
pub fn outputs(code: Code, name: &str, text: &str, arguments: &[&str]) -> (String, String) {
    let folder = std::env::temp_dir().join(format!("bezzel-programs-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path: PathBuf = folder.join(name);
    fs::write(&path, text).unwrap();
    let made = path.with_extension(format!("{}.out", code.name()));
    let mut compiler = match code {
        Code::Cpp => Command::new("g++"),
        Code::Pascal => Command::new("fpc"),
        Code::Rust => Command::new("rustc"),
        _ => Command::new("true"),
    };
    match code {
        Code::Cpp => compiler
            .args(["-std=c++20", "-Wall", "-Wextra", "-Werror", "-o"])
            .arg(&made),
        Code::Pascal => compiler.arg("-v0").arg(format!("-o{}", made.display())),
        Code::Rust => compiler
            .args(["--edition=2024", "-Dwarnings", "-o"])
            .arg(&made),
        _ => &mut compiler,
    };
    let compiled = compiler
        .current_dir(&folder)
        .arg(&path)
        .output()
        .expect("the compiler is there");
    assert!(compiled.status.success(), "{name}: {compiled:?}");
    let mut program = match code {
        Code::Python => Command::new("python3"),
        Code::JavaScript => Command::new("node"),
        _ => Command::new(&made),
    };
    match code {
        Code::Python if !arguments.is_empty() => program.args(["-c", TRACER]).arg(&path),
        Code::Python | Code::JavaScript => program.arg(&path),
        _ => &mut program,
    };
    let output = program.args(arguments).output().expect("the program runs");
    assert!(output.status.success(), "{name}: {output:?}");
    let words = |bytes| String::from_utf8(bytes).unwrap();
    (words(output.stdout), words(output.stderr))
}

/// The lines of what was printed, without blanks at their ends.
pub fn trimmed(text: &str) -> String {
    text.lines()
        .map(str::trim_end)
        .collect::<Vec<_>>()
        .join("\n")
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

/// A copy of a program that tells of each marked line when it comes to it.
fn telling(source: &Source, code: Code) -> String {
    let mut text = String::new();
    let marked = source.marked();
    for (index, line) in source.lines.iter().enumerate() {
        if marked.contains(&index) {
            let number = index + 1;
            let tells = match code {
                Code::Cpp => format!("std::cerr << {number} << '\\n';"),
                Code::Pascal => format!("WriteLn(StdErr, {number});"),
                Code::Rust => format!("eprintln!(\"{number}\");"),
                _ => format!("console.error({number});"),
            };
            writeln!(text, "{tells}").unwrap();
        }
        writeln!(text, "{line}").unwrap();
    }
    text
}

/// The numbers of the marked lines that a program goes through.
pub fn lines_told(code: Code, file: &str, source: &Source) -> Vec<usize> {
    let name = format!("traced_{file}");
    let (_, told) = outputs(code, &name, &telling(source, code), &[]);
    told.lines().map(|line| line.parse().unwrap()).collect()
}

/// The expected stop of a Python debugger at an event: the event's name, the number of the line, and the values.
pub type Stop = (String, usize, Vec<Value>);

/// Has a debugger of Python stop at the marked lines of a program, and compares what it shows of these variables.
pub fn assert_stops(
    file: &str,
    source: &Source,
    variables: &[&str],
    expected: impl Iterator<Item = Stop>,
) {
    let marked = source.marked();
    let numbers: Vec<String> = marked.iter().map(|line| (line + 1).to_string()).collect();
    let arguments = [numbers.join(","), variables.join(",")];
    let arguments = arguments.each_ref().map(String::as_str);
    let name = format!("traced_{file}");
    let (_, told) = outputs(Code::Python, &name, &source.text(), &arguments);
    let mut stops = told.lines();
    for (event, line, values) in expected {
        let stop = stops
            .next()
            .unwrap_or_else(|| panic!("{file} ends before {event}"));
        let shown: Vec<&str> = stop.split(';').collect();
        assert_eq!(shown[0].parse(), Ok(line), "{file}: {event}");
        for (name, value) in values {
            let place = variables.iter().position(|known| *known == name).unwrap();
            assert_eq!(shown[place + 1], value, "{file}: {name} at {event}");
        }
    }
    assert_eq!(stops.next(), None, "{file} goes on");
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
        let all = source(&file, &plan(12, algorithm, false)).text();
        assert!(!all.contains('@') && all.contains("12"), "{file}");
        let first = source(&file, &plan(12, algorithm, true)).text();
        let differing = all
            .lines()
            .zip(first.lines())
            .filter(|(all, first)| all != first);
        // A repair always stops at its solution.
        let switches = usize::from(algorithm != Algorithm::Repair);
        assert_eq!(differing.count(), switches, "{file}");
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
                lines_told(code, &file, &source) == marked,
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
