use crate::{List, Value, value::is_same_entry};
use std::rc::Rc;

/// A change of a value, or of a part of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Another value.
    Set(Value),
    /// Other items of a list, a tuple, a set or a dictionary.
    Splice {
        /// The number of the first item that goes.
        start: usize,
        /// The number of items that go.
        removed: usize,
        /// The items that come. In a dictionary, keys and values in turn.
        items: Vec<Value>,
    },
}

impl Change {
    /// Tells the changes from one value to another, each with its path.
    pub(super) fn between(
        old: &Value,
        new: &Value,
        path: &mut Vec<usize>,
        tell: &mut impl FnMut(&[usize], Self),
    ) {
        match (old, new) {
            _ if old.is_identical(new) => {}
            (Value::List(old), Value::List(new)) if old.identity() == new.identity() => {
                between_items(old, new, path, tell);
            }
            (Value::Set(old), Value::Set(new)) => {
                tell(
                    path,
                    splice(old, new, Value::is_identical, |item| vec![item.clone()]),
                );
            }
            (Value::Dict(old), Value::Dict(new)) => {
                let same_keys =
                    old.len() == new.len() && old.iter().zip(&**new).all(|(a, b)| a.0 == b.0);
                if same_keys {
                    between_parts(
                        old.iter().map(|item| &item.1),
                        new.iter().map(|item| &item.1),
                        path,
                        tell,
                    );
                } else {
                    let flat = |item: &(Value, Value)| vec![item.0.clone(), item.1.clone()];
                    tell(path, splice(old, new, is_same_entry, flat));
                }
            }
            (Value::Object(old), Value::Object(new))
                if old.class == new.class
                    && old.attributes.len() == new.attributes.len()
                    && old
                        .attributes
                        .iter()
                        .zip(&new.attributes)
                        .all(|(a, b)| a.0 == b.0) =>
            {
                between_parts(
                    old.attributes.iter().map(|attribute| &attribute.1),
                    new.attributes.iter().map(|attribute| &attribute.1),
                    path,
                    tell,
                );
            }
            _ => tell(path, Self::Set(new.clone())),
        }
    }

    /// Makes the change in a value. `call` is the number of the running call. Returns whether the value has the path.
    pub(crate) fn apply(self, value: &mut Value, path: &[usize], call: u32) -> bool {
        let Some((&part, rest)) = path.split_first() else {
            return self.apply_here(value, call);
        };
        let Some(inner) = part_mut(value, part, rest.is_empty().then_some(call)) else {
            return false;
        };
        self.apply(inner, rest, call)
    }

    fn apply_here(self, value: &mut Value, call: u32) -> bool {
        let (start, removed, items) = match self {
            Self::Set(new) => {
                *value = new;
                return true;
            }
            Self::Splice {
                start,
                removed,
                items,
            } => (start, removed, items),
        };
        let fits = |length: usize| start.checked_add(removed).is_some_and(|end| end <= length);
        match value {
            Value::List(list) if fits(list.len()) => {
                Rc::make_mut(list).splice(start, removed, items, call);
                true
            }
            Value::Tuple(list) | Value::Set(list) if fits(list.len()) => {
                Rc::make_mut(list).splice(start..start + removed, items);
                true
            }
            Value::Dict(list) if fits(list.len()) && items.len().is_multiple_of(2) => {
                let mut items = items.into_iter();
                let pairs = std::iter::from_fn(|| Some((items.next()?, items.next()?)));
                Rc::make_mut(list).splice(start..start + removed, pairs);
                true
            }
            _ => false,
        }
    }
}

/// A part of a value, to be changed. An item of a list notes the call that writes it.
fn part_mut(value: &mut Value, part: usize, writer: Option<u32>) -> Option<&mut Value> {
    match value {
        Value::List(list) => {
            let list = Rc::make_mut(list);
            if let Some(call) = writer.filter(|_| part < list.len()) {
                list.wrote(part, call);
            }
            list.item_mut(part)
        }
        Value::Tuple(items) | Value::Set(items) => Rc::make_mut(items).get_mut(part),
        Value::Dict(items) => Rc::make_mut(items).get_mut(part).map(|item| &mut item.1),
        Value::Object(object) => {
            let attributes = &mut Rc::make_mut(object).attributes;
            attributes.get_mut(part).map(|attribute| &mut attribute.1)
        }
        _ => None,
    }
}

fn between_items(
    old: &List,
    new: &List,
    path: &mut Vec<usize>,
    tell: &mut impl FnMut(&[usize], Change),
) {
    if old.len() == new.len() {
        between_parts(old.iter(), new.iter(), path, tell);
    } else {
        tell(
            path,
            splice(old, new, Value::is_identical, |item| vec![item.clone()]),
        );
    }
}

fn between_parts<'a>(
    old: impl Iterator<Item = &'a Value>,
    new: impl Iterator<Item = &'a Value>,
    path: &mut Vec<usize>,
    tell: &mut impl FnMut(&[usize], Change),
) {
    for (part, (old, new)) in old.zip(new).enumerate() {
        path.push(part);
        Change::between(old, new, path, &mut *tell);
        path.pop();
    }
}

/// The items between the longest common start and the longest common end.
fn splice<T>(
    old: &[T],
    new: &[T],
    is_same: impl Fn(&T, &T) -> bool,
    flat: impl Fn(&T) -> Vec<Value>,
) -> Change {
    let common = |pairs: &mut dyn Iterator<Item = (&T, &T)>| {
        pairs.take_while(|(a, b)| is_same(a, b)).count()
    };
    let start = common(&mut old.iter().zip(new));
    let (old, new) = (&old[start..], &new[start..]);
    let end = common(&mut old.iter().rev().zip(new.iter().rev()));
    Change::Splice {
        start,
        removed: old.len() - end,
        items: new[..new.len() - end].iter().flat_map(flat).collect(),
    }
}
