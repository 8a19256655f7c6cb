//! The values that calls return, their arguments, and the steps after them are those of plain Python. The program
//! `returns.py` prints each of its returns itself.

use super::runs::{names, run, source};
use bezzel_recording::format::Scope;
use bezzel_recording::{NextChange, Recording, Sought, State, Value, parameters};
use std::collections::BTreeMap;

/// A value as Python writes it.
fn written(value: &Value) -> String {
    let all = |items: &[Value]| items.iter().map(written).collect::<Vec<_>>().join(", ");
    match value {
        Value::None => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Int(number) => number.to_string(),
        Value::Str(text) => format!("'{text}'"),
        Value::List(items) => format!("[{}]", all(items)),
        Value::Tuple(items) => format!("({})", all(items)),
        value => panic!("{value:?}"),
    }
}

/// The states of a run.
fn states(recording: &Recording) -> impl Iterator<Item = State> {
    let mut next = Some(recording.state(0));
    std::iter::from_fn(move || {
        let state = next.take()?;
        let mut after = state.clone();
        next = recording.advance(&mut after).then_some(after);
        Some(state)
    })
}

#[test]
fn calls_return_what_they_say_and_have_the_arguments_that_they_say() {
    let recording = run("returns");
    let source = source("returns");
    let mut calls = BTreeMap::new();
    for state in states(&recording) {
        let Some(frame) = state.running().filter(|frame| frame.is_named()) else {
            continue;
        };
        let names = parameters(&source, &frame.function, frame.defined);
        let arguments = names.iter().filter(|name| *name != "self").map(|name| {
            let of = frame.variables.iter().find(|of| *name == *of.name);
            let value = of.and_then(|of| of.value.as_ref());
            format!("{name}={}", value.map_or_else(String::new, written))
        });
        let call = || {
            format!(
                "{}({})",
                frame.function,
                arguments.collect::<Vec<_>>().join(", ")
            )
        };
        calls.entry(frame.call).or_insert_with(call);
    }
    let mut recorded: Vec<String> = calls
        .iter()
        .filter(|(_, call)| {
            !["told", "__init__", "Pair"]
                .iter()
                .any(|name| call.starts_with(name))
        })
        .map(
            |(call, text)| match recording.end(*call).and_then(|end| end.value) {
                Some(value) => format!("{text} -> {}", written(&value)),
                None => format!("{text} raises"),
            },
        )
        .collect();
    let output = recording.output(&recording.state(u32::MAX)).to_owned();
    let mut printed: Vec<String> = output
        .lines()
        .filter(|line| line.contains(" -> ") || line.ends_with("raises"))
        .map(str::to_owned)
        .collect();
    assert!(printed.len() > 15, "{output}");
    recorded.sort();
    printed.sort();
    assert_eq!(recorded, printed);
}

#[test]
fn a_call_is_off_the_stack_from_the_step_of_its_end_on() {
    for name in names() {
        let recording = run(&name);
        let lines: Vec<u32> = states(&recording)
            .filter_map(|state| state.line())
            .collect();
        assert_eq!(recording.ran(), lines, "{name}");
        for state in states(&recording) {
            for frame in state.stack() {
                let end = recording.end(frame.call);
                assert!(
                    end.is_none_or(|end| end.step > state.step()),
                    "{name}, {}",
                    frame.call
                );
            }
        }
        let calls = recording.state(u32::MAX).calls();
        let ended = (1..=calls).filter_map(|call| recording.end(call));
        let steps: Vec<u32> = ended.map(|end| end.step).collect();
        assert!(!steps.is_empty(), "{name}");
        assert!(
            steps.iter().all(|step| *step <= recording.lines()),
            "{name}"
        );
    }
    assert_eq!(run("list").end(0), None);
    assert_eq!(run("list").end(u32::MAX), None);
}

/// The step of the next change, sought in small parts.
fn next_change(recording: &Recording, at: &State, scope: Scope, name: &str) -> Option<u32> {
    let mut search = NextChange::new(at, scope, name.into());
    loop {
        match recording.seek(&mut search, 7) {
            Sought::Step(step) => return Some(step),
            Sought::Never => return None,
            Sought::Later => {}
        }
    }
}

#[test]
fn the_next_change_of_a_variable_is_the_next_step_with_another_value() {
    for name in ["list", "matrix", "yield_from", "knight_class"] {
        let recording = run(name);
        let states: Vec<State> = states(&recording).collect();
        let value = |state: &State, scope: Scope, name: &str| {
            let of = match scope {
                Scope::Global => state.globals(),
                Scope::Local => state.running().map_or(&[][..], |frame| &frame.variables),
            };
            let variable = of.iter().find(|variable| &*variable.name == name);
            variable.and_then(|variable| variable.value.clone())
        };
        let mut found = 0;
        for (step, state) in states.iter().enumerate().step_by(5) {
            for scope in [Scope::Global, Scope::Local] {
                let of = match scope {
                    Scope::Global => state.globals(),
                    Scope::Local => state.running().map_or(&[][..], |frame| &frame.variables),
                };
                for variable in of {
                    let call = state.running().map(|frame| frame.call);
                    let is_here = |later: &&State| {
                        scope == Scope::Global || later.running().map(|of| of.call) == call
                    };
                    let before = value(state, scope, &variable.name);
                    let mut later = states[step..].iter().filter(is_here);
                    let expected =
                        later.find(|later| value(later, scope, &variable.name) != before);
                    let next = next_change(&recording, state, scope, &variable.name);
                    if let Some(expected) = expected {
                        found += 1;
                        // The last state of a call is not among them.
                        assert!(
                            next.is_some_and(|next| next <= expected.step()),
                            "{name}, {step}"
                        );
                    }
                    let Some(next) = next else {
                        continue;
                    };
                    let at = &states[next as usize];
                    if is_here(&at) {
                        assert_eq!(
                            expected.map(State::step),
                            Some(next),
                            "{name}, {step}, {}",
                            variable.name
                        );
                    }
                }
            }
        }
        assert!(found > 50, "{name}: {found}");
    }
}
