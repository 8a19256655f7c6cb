//! The engine of visitors' programs, run in Node.js: its output is that of plain Python, its errors are at their lines, and it
//! keeps to its limits. `cargo xtask test python` builds the engine and runs these tests.

#![cfg(not(target_arch = "wasm32"))]
#![expect(clippy::unwrap_used, reason = "also what tests share is part of tests")]

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use bezzel_recording::{
    Recording, Value, Variable,
    format::{Event, Stream},
    protocol::{Crash, Ended, FromEngine, Limit, Limits, PROTOCOL, Run, pack, unpack},
};

/// The variable that names the folder with the engine's files.
const ENGINE: &str = "BEZZEL_PYTHON";

struct Recorded {
    ended: Option<Ended>,
    crash: Option<Crash>,
    is_partial: bool,
    limits: Vec<Limit>,
    events: Vec<Event>,
    recording: Recording,
    bytes: usize,
}

impl Recorded {
    fn output(&self) -> String {
        let printed = self.events.iter().filter_map(|event| match event {
            Event::Print(text) => Some(&**text),
            _ => None,
        });
        printed.collect()
    }

    /// The end of the run, in the words of the hostile programs.
    fn end(&self) -> String {
        let end = match (&self.ended, self.crash) {
            (Some(ended), _) => match (&ended.error, ended.limit) {
                (Some(error), _) => error.class.clone(),
                (None, Some(limit)) => format!("{limit:?}"),
                (None, None) => "whole".to_owned(),
            },
            (None, Some(crash)) => format!("{crash:?}"),
            (None, None) => "nothing".to_owned(),
        };
        end + if self.is_partial { " Partial" } else { "" }
    }

    fn lines(&self) -> usize {
        let lines = self.events.iter();
        lines
            .filter(|event| matches!(event, Event::Line(_)))
            .count()
    }
}

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests")
}

/// The programs of a folder, by name.
fn programs(folder: &str) -> Vec<(String, String)> {
    let files = fs::read_dir(tests().join(folder)).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let mut programs: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "py"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    programs.sort();
    assert!(!programs.is_empty());
    programs
}

/// The value of a line such as `# input: 8`.
fn field<'a>(source: &'a str, key: &str) -> &'a str {
    let start = format!("# {key}: ");
    let mut values = source.lines().filter_map(|line| line.strip_prefix(&*start));
    values.next().unwrap_or_default()
}

fn run(source: &str, limits: Limits) -> Recorded {
    let run = Run {
        protocol: PROTOCOL,
        source: source.to_owned(),
        input: field(source, "input").to_owned(),
        arguments: field(source, "arguments")
            .split_whitespace()
            .map(str::to_owned)
            .collect(),
        limits,
    };
    let engine = env::var_os(ENGINE).expect("cargo xtask test python sets the variable");
    let mut node = Command::new("node")
        .arg(tests().join("run.mjs"))
        .arg(engine)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    node.stdin.take().unwrap().write_all(&pack(&run)).unwrap();
    let output = node.wait_with_output().unwrap().stdout;
    recorded(&output)
}

fn recorded(mut bytes: &[u8]) -> Recorded {
    let mut stream = Stream::new();
    let mut recorded = Recorded {
        ended: None,
        crash: None,
        is_partial: false,
        limits: Vec::new(),
        events: Vec::new(),
        recording: Recording::new(),
        bytes: 0,
    };
    while let Some((length, rest)) = bytes.split_first_chunk() {
        let (message, rest) = rest.split_at(u32::from_le_bytes(*length) as usize);
        bytes = rest;
        match unpack(message).unwrap() {
            FromEngine::Ready => {}
            FromEngine::Piece(piece) => {
                stream.push(&piece);
                recorded.recording.push(&piece).unwrap();
            }
            FromEngine::Limit(limit) => recorded.limits.push(limit),
            FromEngine::Ended(ended) => recorded.ended = Some(ended),
            FromEngine::Crashed { message } => recorded.crash = Some(Crash::of(&message)),
            FromEngine::Partial => recorded.is_partial = true,
            other => panic!("{other:?}"),
        }
    }
    while let Some(event) = stream.read().unwrap() {
        recorded.events.push(event);
    }
    assert_eq!(
        stream.position(),
        stream.len(),
        "the recording ends within an event"
    );
    recorded.bytes = stream.len();
    recorded
}

#[test]
#[ignore = "needs the engine"]
fn programs_print_what_cpython_prints() {
    for (name, source) in programs("programs") {
        let run = run(&source, Limits::default());
        let expected = fs::read_to_string(tests().join(format!("programs/{name}.txt"))).unwrap();
        assert_eq!(run.output(), expected, "{name}: {:?}", run.ended);
        let ended = run.ended.as_ref().unwrap();
        assert_eq!(ended.error, None, "{name}");
        assert_eq!(ended.lines as usize, run.lines(), "{name}");
        assert_eq!(ended.limit, None, "{name}");
    }
}

/// As `docs/your-program.md` says: in `CPython` small numbers ascend.
#[test]
#[ignore = "needs the engine"]
fn sets_have_the_order_in_which_their_items_came() {
    let source = "print({3, 1, 2}, {2, 1} | {0}, {5, 9}.pop())\n";
    let run = run(source, Limits::default());
    assert_eq!(run.output(), "{3, 1, 2} {2, 1, 0} 9\n");
}

/// The line that is about to run, and the variables by name, with their values written out.
type Step = (Option<u32>, Vec<(String, String)>);

fn steps(recording: &Recording) -> Vec<Step> {
    let mut state = recording.state(0);
    let mut steps = Vec::new();
    loop {
        let running = state.running();
        let local = running.map_or(&[][..], |frame| &frame.variables);
        let mut variables: Vec<_> = state.globals().iter().chain(local).collect();
        variables.sort_by_key(|variable| &variable.name);
        let mut lists = Vec::new();
        let value = |variable: &Variable| {
            let value = variable.value.as_ref()?;
            Some((variable.name.to_string(), written(value, &mut lists)))
        };
        let variables = variables.into_iter().filter_map(value).collect();
        steps.push((running.map(|frame| frame.line), variables));
        if !recording.advance(&mut state) {
            return steps;
        }
    }
}

/// A value with the number of each list among those before it: equal values are written alike if the same lists are one. Items
/// of sets have no order.
fn written(value: &Value, lists: &mut Vec<usize>) -> String {
    let mut all = |items: &[Value]| -> Vec<String> {
        items.iter().map(|item| written(item, lists)).collect()
    };
    match value {
        Value::List(items) => {
            let parts = all(items).join(", ");
            let number = items.identity().map(|identity| {
                let known = lists.iter().position(|list| *list == identity);
                known.unwrap_or_else(|| {
                    lists.push(identity);
                    lists.len() - 1
                })
            });
            format!("{number:?}[{parts}]")
        }
        Value::Tuple(items) => format!("({})", all(items).join(", ")),
        Value::Set(items) => {
            let mut items = all(items);
            items.sort();
            format!("{{{}}}", items.join(", "))
        }
        Value::Dict(entries) => {
            let entries = entries.iter();
            let entries: Vec<_> = entries
                .map(|(key, value)| format!("{key:?}: {}", written(value, lists)))
                .collect();
            format!("{{{}}}", entries.join(", "))
        }
        Value::Object(object) => {
            let attributes = object.attributes.iter();
            let attributes: Vec<_> = attributes
                .map(|(name, value)| format!("{name}={}", written(value, lists)))
                .collect();
            format!("{}({})", object.class, attributes.join(", "))
        }
        value => format!("{value:?}"),
    }
}

/// The engine looks only at the variables that may have changed; that of plain Python looks at all before each line.
#[test]
#[ignore = "needs the engine"]
fn variables_are_those_that_cpython_has() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/judged");
    let files = fs::read_dir(folder).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let mut compared = 0;
    for path in paths.filter(|path| path.extension().is_some_and(|end| end == "run")) {
        let mut cpython = Recording::new();
        cpython.push(&fs::read(&path).unwrap()).unwrap();
        let source = fs::read_to_string(path.with_extension("py")).unwrap();
        if source.contains("verdict=stopped") || cpython.lines() > 20_000 {
            continue;
        }
        let ours = steps(&run(&source, Limits::default()).recording);
        let theirs = steps(&cpython);
        // Comprehensions have lines and calls of their own in some versions of Python.
        if ours
            .iter()
            .map(|step| step.0)
            .eq(theirs.iter().map(|step| step.0))
        {
            compared += 1;
            for (step, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
                assert_eq!(ours, theirs, "{} at step {step}", path.display());
            }
        }
    }
    assert!(compared > 10, "{compared}");
}

/// `returns.py` returns from functions, methods and generators, also by exceptions.
#[test]
#[ignore = "needs the engine"]
fn calls_end_as_in_cpython_and_return_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut cpython = Recording::new();
    let bytes = fs::read(folder.join("recorded/returns.run")).unwrap();
    cpython.push(&bytes).unwrap();
    let source = fs::read_to_string(folder.join("programs/returns.py")).unwrap();
    let ours = run(&source, Limits::default()).recording;
    let ends = |of: &Recording| {
        let calls = of.state(u32::MAX).calls();
        (1..=calls).map(|call| of.end(call)).collect::<Vec<_>>()
    };
    assert!(ends(&cpython).len() > 20);
    assert_eq!(ends(&ours), ends(&cpython));
}

#[test]
#[ignore = "needs the engine"]
fn errors_are_reported_at_their_lines() {
    // The messages of CPython, except its own recursion limit and the words of its parser.
    let expected = [
        ("colon", "SyntaxError", 2),
        ("endless", "RecursionError", 2),
        ("indents", "TabError", 3),
        ("index", "IndexError", 5),
        ("misspelt", "NameError", 3),
        ("module", "ModuleNotFoundError", 2),
    ];
    let programs = programs("errors");
    assert_eq!(programs.len(), expected.len());
    for ((name, source), (of, class, line)) in programs.iter().zip(expected) {
        assert_eq!(name, of);
        let error = run(source, Limits::default()).ended.unwrap().error.unwrap();
        assert_eq!(
            (&*error.class, error.line),
            (class, Some(line)),
            "{error:?}"
        );
        assert!(
            error.traceback.contains(&format!("line {line}")),
            "{error:?}"
        );
        let is_of_syntax = ["SyntaxError", "TabError"].contains(&class);
        assert_eq!(error.column.is_some(), is_of_syntax, "{error:?}");
    }
}

#[test]
#[ignore = "needs the engine"]
fn hostile_programs_end_in_a_message_and_what_they_had_printed_stays() {
    for (name, source) in programs("hostile") {
        let run = run(&source, Limits::default());
        assert_eq!(run.end(), field(&source, "ends"), "{name}");
        assert!(run.output().starts_with("begins\n"), "{name}");
        assert!(run.bytes < 18 << 20, "{name}");
    }
}

#[test]
#[ignore = "needs the engine"]
fn of_a_long_output_the_last_lines_are_kept_when_the_recording_is_full() {
    let source = "for i in range(200_000):\n    print('x' * 20, i)\n";
    let limits = Limits {
        bytes: 100_000,
        ..Limits::default()
    };
    let run = run(source, limits);
    assert!(!run.ended.as_ref().unwrap().has_output);
    assert!(run.output().ends_with("\nxxxxxxxxxxxxxxxxxxxx 199999\n"));
    assert!(run.bytes < 100_000 + (2 << 20));
}

#[test]
#[ignore = "needs the engine"]
fn a_recording_stops_at_its_limit_and_the_program_continues() {
    let source = "for i in range(5000):\n    x = [i] * 20\nprint('end')\n";
    let few_lines = Limits {
        lines: 100,
        ..Limits::default()
    };
    let few_bytes = Limits {
        bytes: 10_000,
        ..Limits::default()
    };
    for (limits, limit) in [(few_lines, Limit::Lines), (few_bytes, Limit::Bytes)] {
        let run = run(source, limits);
        let ended = run.ended.as_ref().unwrap();
        assert_eq!((ended.limit, &run.limits), (Some(limit), &vec![limit]));
        assert_eq!(ended.error, None);
        assert_eq!((&*run.output(), ended.has_output), ("end\n", true));
        assert!(run.lines() <= 100 || run.bytes < 10_200);
    }
}
