//! Runs and traces the shown programs, for the tests that compare them with the searches.
#![allow(clippy::missing_panics_doc, reason = "these are steps of tests")]
#![allow(clippy::unwrap_used, reason = "these are steps of tests")]

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use bezzel_stepping::queens::Watched;

use super::lines::Value;
use super::source::{Filling, Source};
use crate::link::Code;

/// Runs a Python program line by line, and reports each marked line, once it is done, with the variables.
const TRACER: &str = r#"
import sys

path, marked, done = sys.argv[1], {int(line) for line in sys.argv[2].split(",")}, None

def report(frame, line):
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
        report(*done)
        done = None
    if comes:
        done = (frame, frame.f_lineno)
    return trace

with open(path) as file:
    code = compile(file.read(), path, "exec")
sys.settrace(trace)
exec(code, {"__name__": "__main__"})
"#;

/// The words that end a search with its first solution: in small letters, without the underscores.
const ENDS: [&str; 14] = [
    "firstonly",
    "to end the search",
    "bool place",
    "bool visit",
    "boolean place",
    "boolean visit",
    "-> bool",
    ": boolean;",
    "return true",
    "return false",
    "exit(true)",
    "place := false",
    "visit := false",
    "\n        false\n",
];

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

/// Checks that a program for all solutions has nothing of what ends a search with its first, and the other program has.
pub fn assert_ends_with_first(file: &str, all: &Source, first: &Source) {
    let [all, first] = [all, first].map(|source| source.text().to_lowercase().replace('_', ""));
    assert!(!all.contains("firstonly"), "{file}: {all}");
    assert!(
        first.contains("if firstonly") || first.contains("if (firstonly)"),
        "{file}"
    );
    assert!(first.contains("to end the search"), "{file}");
    // The functions before the search have answers of their own.
    let search = all.find("places ").or_else(|| all.find("visits "));
    let search = &all[search.unwrap()..];
    for end in ENDS {
        assert!(!search.contains(end), "{file} has {end}: {search}");
    }
}

/// A program as its file has it, for all solutions, with these numbers.
pub fn unchanged(text: &str, fillings: &[Filling]) -> Source {
    let text = text.replace("@first", "").replace("@all", "");
    Source::new(&text, fillings, false)
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
        Code::C => Command::new("gcc"),
        Code::Pascal => Command::new("fpc"),
        Code::Rust => Command::new("rustc"),
        _ => Command::new("true"),
    };
    match code {
        Code::Cpp => compiler
            .args(["-std=c++20", "-Wall", "-Wextra", "-Werror", "-o"])
            .arg(&made),
        Code::C => compiler
            .args(["-std=c17", "-Wall", "-Wextra", "-Werror", "-o"])
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
        Code::Java => Command::new("java"),
        _ => Command::new(&made),
    };
    match code {
        Code::Python if !arguments.is_empty() => program.args(["-c", TRACER]).arg(&path),
        Code::Python | Code::JavaScript | Code::Java => program.arg(&path),
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

/// A copy of a program that reports each marked line when it comes to it.
fn reporting(source: &Source, code: Code) -> String {
    let mut text = String::new();
    let marked = source.marked();
    for (index, line) in source.lines.iter().enumerate() {
        if marked.contains(&index) {
            let number = index + 1;
            let report = match code {
                Code::Cpp => format!("std::cerr << {number} << '\\n';"),
                Code::C => format!("fprintf(stderr, \"%d\\n\", {number});"),
                Code::Java => format!("System.err.println({number});"),
                Code::Pascal => format!("WriteLn(StdErr, {number});"),
                Code::Rust => format!("eprintln!(\"{number}\");"),
                _ => format!("console.error({number});"),
            };
            writeln!(text, "{report}").unwrap();
        }
        writeln!(text, "{line}").unwrap();
    }
    text
}

/// The numbers of the marked lines that a program passes.
pub fn lines_passed(code: Code, file: &str, source: &Source) -> Vec<usize> {
    let name = format!("traced_{file}");
    let (_, output) = outputs(code, &name, &reporting(source, code), &[]);
    output.lines().map(|line| line.parse().unwrap()).collect()
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
    let (_, output) = outputs(Code::Python, &name, &source.text(), &arguments);
    let mut stops = output.lines();
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
    assert_eq!(stops.next(), None, "{file} continues");
}
