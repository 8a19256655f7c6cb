//! The variables and attributes whose objects nothing else holds. Such an object is changed only by a line that has its name, so
//! before other lines nobody has to look at its parts.

use std::collections::HashMap;

use bezzel_recording::Value;
use rustpython_vm::{
    AsObject, PyObject, PyObjectRef, VirtualMachine,
    builtins::{PyDict, PyList, PyStr, PyTuple},
};

use crate::{
    effects::Effect,
    values::{LENGTH, entries, is_plain},
};

/// The depth to which an object is looked through.
const DEPTH: usize = 5;

/// The most objects of one name: of those in calls of one function.
const MAX_OBJECTS: usize = 64;

/// The closed variables by name: each with the identity of its object, and its recorded value.
#[derive(Debug, Default)]
pub struct Closed(HashMap<Box<str>, Vec<(usize, Value)>>);

/// The place of a variable.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Place {
    Global,
    /// A variable of a call.
    Local,
    /// An attribute of an object.
    Attribute,
}

impl Place {
    /// The number of holders of an object that only this variable holds, while it is looked at.
    const fn holders(self) -> usize {
        match self {
            // The dictionary, and the copy of its entry.
            Self::Global | Self::Attribute => 2,
            // The variable, the dictionary of all local ones, and the copy of its entry.
            Self::Local => 3,
        }
    }
}

impl Closed {
    /// A line has run with this effect, or an unknown one: its names are closed no more.
    pub fn open(&mut self, effect: Option<&Effect>) {
        match effect {
            Some(effect) if !effect.is_wild => {
                for name in &effect.names {
                    self.0.remove(name.as_str());
                }
            }
            _ => self.0.clear(),
        }
    }

    /// Whether an object certainly still has the value that was recorded for it.
    pub fn has(&self, name: &str, place: Place, object: &PyObject, value: &Value) -> bool {
        let mut known = self.0.get(name).into_iter().flatten();
        known.any(|(of, known)| *of == object.get_id() && known.shares_parts(value))
            && object.strong_count() == place.holders()
    }

    /// Closes a variable whose value is recorded, if nothing else holds its object or one of its parts.
    pub fn close(
        &mut self,
        name: &str,
        place: Place,
        object: &PyObject,
        value: &Value,
        vm: &VirtualMachine,
    ) {
        if is_held_once(object, place.holders(), DEPTH, vm) {
            let known = self.0.entry(name.into()).or_default();
            known.truncate(MAX_OBJECTS - 1);
            known.insert(0, (object.get_id(), value.clone()));
        }
    }
}

/// Whether an object has no more holders, and each of its parts only one.
fn is_held_once(object: &PyObject, holders: usize, depth: usize, vm: &VirtualMachine) -> bool {
    if is_plain(object, vm) {
        return true;
    }
    if depth == 0 || object.strong_count() > holders {
        return false;
    }
    let all = |items: &[PyObjectRef]| {
        items.len() <= LENGTH
            && items
                .iter()
                .all(|item| is_held_once(item, 1, depth - 1, vm))
    };
    if let Some(list) = object.downcast_ref_if_exact::<PyList>(vm) {
        return all(&list.borrow_vec());
    }
    if let Some(tuple) = object.downcast_ref_if_exact::<PyTuple>(vm) {
        return all(tuple.as_slice());
    }
    if let Some(dict) = object.downcast_ref_if_exact::<PyDict>(vm) {
        // The entries are copied, which makes one holder more.
        return entries(dict).all(|(key, value)| {
            (is_plain(&key, vm) || key.downcast_ref::<PyStr>().is_some())
                && is_held_once(&value, 2, depth - 1, vm)
        });
    }
    false
}
