//! The lists that stand in several places of the variables: one box with its items where such a list comes first, and an arrow
//! with the number of the box elsewhere. So two lists that are equal look different from one list with two names.

use std::collections::{BTreeMap, BTreeSet};

use bezzel_recording::{List, Value};

/// The lists with numbers, in the order in which they come.
#[derive(Debug, Default)]
pub struct SharedLists {
    /// The number of each, by its number in the recording.
    numbers: BTreeMap<usize, usize>,
    /// Those whose boxes have been drawn.
    drawn: BTreeSet<usize>,
}

/// A mark in a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The box of the list with this number begins.
    Box(usize),
    /// The innermost box ends.
    End,
    /// The list with this number stands here, too.
    Arrow(usize),
}

impl SharedLists {
    /// The lists that stand in more than one place of these values.
    pub fn of<'a>(values: impl Iterator<Item = &'a Value>) -> Self {
        let mut seen = BTreeSet::new();
        let mut numbers = BTreeMap::new();
        for value in values {
            each_list(value, &mut |identity| {
                let is_first = seen.insert(identity);
                if !is_first {
                    let next = numbers.len() + 1;
                    numbers.entry(identity).or_insert(next);
                }
                is_first
            });
        }
        Self {
            numbers,
            drawn: BTreeSet::new(),
        }
    }

    /// The mark of a list that is written next, if it stands in several places.
    pub fn mark(&mut self, list: &List) -> Option<Mark> {
        let identity = list.identity()?;
        let number = *self.numbers.get(&identity)?;
        Some(if self.drawn.insert(identity) {
            Mark::Box(number)
        } else {
            Mark::Arrow(number)
        })
    }
}

/// Visits each list of a value by its number in the recording, and the items of those that come first.
fn each_list(value: &Value, is_first: &mut impl FnMut(usize) -> bool) {
    match value {
        Value::List(list) => {
            if list.identity().is_some_and(|identity| !is_first(identity)) {
                return;
            }
            for item in &***list {
                each_list(item, is_first);
            }
        }
        Value::Tuple(items) | Value::Set(items) => {
            for item in &**items {
                each_list(item, is_first);
            }
        }
        Value::Dict(entries) => {
            for (_, value) in &**entries {
                each_list(value, is_first);
            }
        }
        Value::Object(object) => {
            for (_, value) in &object.attributes {
                each_list(value, is_first);
            }
        }
        _ => {}
    }
}
