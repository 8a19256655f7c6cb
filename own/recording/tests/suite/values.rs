//! Any values, and any runs of them.

use bezzel_recording::format::{Recorder, Scope};
use bezzel_recording::{Object, Value};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeMap;

pub fn value() -> impl Strategy<Value = Value> {
    let scalar = prop_oneof![
        Just(Value::None),
        any::<bool>().prop_map(Value::Bool),
        any::<i64>().prop_map(Value::Int),
        (0..5_i64).prop_map(Value::Int),
        any::<i128>().prop_map(|number| Value::integer(&number.to_string())),
        any::<f64>().prop_map(Value::Float),
        Just(Value::Float(f64::NAN)),
        "[a-cé♕]{0,4}".prop_map(|text| Value::str(&text)),
        Just(Value::Opaque("generator".into())),
    ];
    scalar.prop_recursive(3, 24, 5, |inner| {
        let items = vec(inner.clone(), 0..6);
        let pairs = vec((inner.clone(), inner.clone()), 0..4);
        let attributes = vec(("[a-c]{1,2}", inner), 0..4);
        prop_oneof![
            4 => items.clone().prop_map(Value::list),
            1 => items.clone().prop_map(|items| Value::Tuple(items.into())),
            1 => items.prop_map(|items| Value::Set(items.into())),
            1 => pairs.prop_map(|pairs| Value::Dict(pairs.into())),
            1 => attributes.prop_map(|attributes| {
                let attributes = attributes.into_iter().map(|(name, value)| (name.into(), value));
                let class = "Board".into();
                Value::Object(Object { class, attributes: attributes.collect() }.into())
            }),
        ]
    })
}

/// Something that a program does.
#[derive(Clone, Debug)]
pub enum Action {
    Call(bool),
    Suspend,
    End(Value),
    Resume(usize),
    Raise,
    Print(String),
    /// The variables of the program, the variables of the running call, and a line.
    Line(Variables, Variables, u32),
}

pub type Variables = BTreeMap<String, Value>;

pub fn actions() -> impl Strategy<Value = Vec<Action>> {
    let variables = || proptest::collection::btree_map("[a-d]", value(), 0..4);
    let action = prop_oneof![
        2 => any::<bool>().prop_map(Action::Call),
        1 => Just(Action::Suspend),
        1 => value().prop_map(Action::End),
        1 => any::<usize>().prop_map(Action::Resume),
        1 => Just(Action::Raise),
        1 => "[ -~é]{0,9}".prop_map(Action::Print),
        6 => (variables(), variables(), 1..99_u32).prop_map(|(a, b, line)| Action::Line(a, b, line)),
    ];
    vec(action, 0..40)
}

/// The state of a run by the plainest means.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    pub globals: Variables,
    /// The calls with their numbers.
    pub stack: Vec<(u32, Variables)>,
    pub suspended: Vec<(u32, Variables)>,
    pub printed: String,
    pub line: u32,
}

/// Records a run. The models are those before each line and at the end.
pub fn record(actions: &[Action]) -> (Vec<u8>, Vec<Model>) {
    let mut recorder = Recorder::new();
    let mut model = Model::default();
    let mut models = Vec::new();
    for action in actions {
        match action {
            Action::Call(generator) => {
                let call = recorder.call("solve", 3, *generator);
                model.stack.push((call, Variables::new()));
            }
            Action::Suspend => {
                recorder.suspend(&Value::Int(7));
                model.suspended.extend(model.stack.pop());
            }
            Action::End(value) => {
                recorder.end(value);
                model.stack.pop();
            }
            Action::Resume(which) if !model.suspended.is_empty() => {
                let frame = model.suspended.remove(which % model.suspended.len());
                recorder.resume(frame.0);
                model.stack.push(frame);
            }
            Action::Resume(_) => {}
            Action::Raise => recorder.raise("IndexError", 8),
            Action::Print(text) => {
                recorder.print(text);
                model.printed += text;
            }
            Action::Line(globals, locals, line) => {
                show(&mut recorder, Scope::Global, globals);
                model.globals.clone_from(globals);
                if let Some((_, variables)) = model.stack.last_mut() {
                    show(&mut recorder, Scope::Local, locals);
                    variables.clone_from(locals);
                }
                recorder.line(*line);
                model.line = *line;
                models.push(model.clone());
            }
        }
    }
    models.push(model);
    (recorder.take(), models)
}

fn show(recorder: &mut Recorder, scope: Scope, variables: &Variables) {
    let mut look = recorder.variables(scope);
    for (name, value) in variables {
        look.see(name, |old| old == value, |_| value.clone());
    }
    look.finish();
}
