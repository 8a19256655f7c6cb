use crate::{Frame, State, Value, Variable};
use std::rc::Rc;

/// A variable by its name, and the attributes that lead to a part of it, such as `self.board`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VariablePath {
    /// The name of the variable and those of attributes.
    pub names: Vec<Rc<str>>,
}

impl VariablePath {
    /// The variable with a name.
    pub fn named(name: &str) -> Self {
        let names = vec![name.into()];
        Self { names }
    }

    /// Its value in the innermost call that has one, or in the program itself.
    pub fn value<'a>(&self, state: &'a State) -> Option<&'a Value> {
        let (name, attributes) = self.names.split_first()?;
        let mut scopes = scopes(state);
        let mut value = scopes.find_map(|variables| value_of(variables, name))?;
        for name in attributes {
            let Value::Object(object) = value else {
                return None;
            };
            let mut attributes = object.attributes.iter();
            value = &attributes.find(|attribute| attribute.0 == *name)?.1;
        }
        Some(value)
    }
}

impl std::fmt::Display for VariablePath {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.names.join("."))
    }
}

fn value_of<'a>(variables: &'a [Variable], name: &str) -> Option<&'a Value> {
    let mut variables = variables.iter();
    variables
        .find(|variable| &*variable.name == name)?
        .value
        .as_ref()
}

/// The variables that can be seen: of named functions from the innermost call outwards, of the program itself, and of
/// generators that wait.
fn scopes(state: &State) -> impl Iterator<Item = &[Variable]> {
    let named = state.stack().iter().rev().filter(|frame| frame.is_named());
    named
        .map(|frame| &frame.variables[..])
        .chain([state.globals()])
        .chain(state.suspended().map(|frame| &frame.variables[..]))
}

/// The depth of attributes that are looked at.
const ATTRIBUTES: usize = 2;
/// The number of functions whose variables are looked at, from the running one outwards.
const FUNCTIONS: usize = 6;

/// The number of variables that are looked at. A program that has more has no use for most of them.
const VARIABLES: usize = 200;

/// Calls `see` with each variable that has a value, and with each attribute.
pub(crate) fn each<'a>(state: &'a State, mut see: impl FnMut(&VariablePath, &'a Value)) {
    let mut seen: Vec<&Rc<str>> = Vec::new();
    let mut functions: Vec<u32> = Vec::new();
    let mut frames: Vec<&Frame> = Vec::new();
    for frame in state.stack().iter().rev().filter(|frame| frame.is_named()) {
        if !functions.contains(&frame.defined) && functions.len() < FUNCTIONS {
            functions.push(frame.defined);
            frames.push(frame);
        }
    }
    let scopes = frames.iter().map(|frame| &frame.variables[..]);
    for variable in scopes.chain([state.globals()]).flatten() {
        let Some(value) = &variable.value else {
            continue;
        };
        if seen.len() < VARIABLES && !seen.contains(&&variable.name) {
            seen.push(&variable.name);
            let names = vec![variable.name.clone()];
            parts(&mut VariablePath { names }, value, &mut see);
        }
    }
}

fn parts<'a>(
    path: &mut VariablePath,
    value: &'a Value,
    see: &mut impl FnMut(&VariablePath, &'a Value),
) {
    see(path, value);
    if let Value::Object(object) = value
        && path.names.len() <= ATTRIBUTES
    {
        for (name, value) in &object.attributes {
            path.names.push(name.clone());
            parts(path, value, see);
            path.names.pop();
        }
    }
}
