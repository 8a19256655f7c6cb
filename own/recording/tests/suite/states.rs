//! The state at each step is the state that the program had.

use super::runs::{names, run};
use super::values::{Variables, actions, record};
use bezzel_recording::{Recording, State, Value, Variable};
use proptest::prelude::*;

fn variables(variables: &[Variable]) -> Variables {
    let set = variables.iter().filter_map(|variable| {
        let value = variable.value.clone()?;
        Some((variable.name.to_string(), value))
    });
    set.collect()
}

proptest! {
    #[test]
    fn the_state_is_that_of_the_program(actions in actions()) {
        let (bytes, models) = record(&actions);
        let mut recording = Recording::new();
        recording.push(&bytes).expect("the stream is not damaged");
        prop_assert_eq!(recording.lines() as usize, models.len() - 1);
        for (step, model) in (0..).zip(models) {
            let state = recording.state(step);
            prop_assert_eq!(state.step(), step);
            prop_assert_eq!(state.line().is_some(), step < recording.lines());
            prop_assert_eq!(variables(state.globals()), model.globals);
            let stack = state.stack().iter().map(|frame| (frame.call, variables(&frame.variables)));
            prop_assert_eq!(stack.collect::<Vec<_>>(), model.stack);
            prop_assert_eq!(recording.output(&state), model.printed);
        }
    }
}

/// The states one after the other.
fn states(recording: &Recording) -> Vec<State> {
    let mut state = recording.state(0);
    let mut states = vec![state.clone()];
    while recording.advance(&mut state) {
        states.push(state.clone());
    }
    states
}

#[test]
fn back_and_forward_give_the_same_state() {
    for name in names() {
        let recording = run(&name);
        let states = states(&recording);
        assert_eq!(states.len() as u32, recording.lines() + 1, "{name}");
        for step in (0..=recording.lines()).rev().step_by(7) {
            let state = &states[step as usize];
            assert!(recording.state(step) == *state, "{name}, step {step}");
        }
    }
}

fn global(state: &State, name: &str) -> Option<Value> {
    let mut globals = state.globals().iter();
    globals
        .find(|variable| &*variable.name == name)?
        .value
        .clone()
}

#[test]
fn lines_variables_and_output_are_those_of_the_program() {
    let recording = run("list");
    let first = recording.state(0);
    assert_eq!((first.line(), first.line_before()), (Some(2), None));
    assert_eq!(global(&first, "n"), None);
    assert_eq!(global(&recording.state(1), "n"), Some(Value::Int(5)));
    let last = recording.state(u32::MAX);
    assert_eq!((last.line(), last.stack().len()), (None, 0));
    assert_eq!(global(&last, "found"), Some(Value::Int(10)));
    let output = recording.output(&last);
    assert!(output.starts_with("[0, 2, 4, 1, 3]\n"), "{output}");
    assert!(output.ends_with("\n10 solutions\n"), "{output}");
}

#[test]
fn a_suspended_call_continues_with_its_variables() {
    let recording = run("yield_from");
    let deepest = states(&recording)
        .into_iter()
        .max_by_key(|state| state.stack().len());
    let deepest = deepest.expect("there are states");
    let named = deepest.stack().iter().filter(|frame| frame.is_named());
    let rows = named.filter_map(|frame| {
        frame
            .variables
            .iter()
            .find(|variable| &*variable.name == "row")?
            .value
            .clone()
    });
    let expected = (0..5).map(Value::Int).collect::<Vec<_>>();
    assert_eq!(rows.collect::<Vec<_>>(), expected);
}

#[test]
fn a_returned_value_and_an_exception_are_reported_at_the_next_line() {
    let recording = run("matrix");
    let returned = states(&recording).into_iter().filter_map(|state| {
        let (function, value) = state.happened().returned.clone()?;
        (&*function == "safe").then_some(value)
    });
    let returned: Vec<Value> = returned.collect();
    assert!(returned.contains(&Value::Bool(true)));
    assert!(returned.contains(&Value::Bool(false)));
}
