//! The values of a program's variables.

use std::ops::Deref;
use std::rc::Rc;

/// A value of a variable, or the recorded part of it. Copies share their contents.
///
/// Floats are equal if their bits are, so that a value that is not a number equals itself.
#[derive(Clone, Debug)]
pub enum Value {
    /// `None`.
    None,
    /// `True` or `False`.
    Bool(bool),
    /// An integer of at most 64 bits.
    Int(i64),
    /// The decimal digits of any other integer, with a minus if it is negative.
    BigInt(Rc<str>),
    /// A float.
    Float(f64),
    /// A string.
    Str(Rc<str>),
    /// A list, or another sequence that changes.
    List(Rc<List>),
    /// A tuple.
    Tuple(Rc<Vec<Value>>),
    /// A set, in the order in which the program would go through it.
    Set(Rc<Vec<Value>>),
    /// A dictionary, in its order.
    Dict(Rc<Vec<(Value, Value)>>),
    /// An object of the program's own class.
    Object(Rc<Object>),
    /// The name of the class of a value whose contents are not recorded.
    Opaque(Rc<str>),
}

/// The items of a list, each with the call that wrote it.
#[derive(Clone, Debug, Default)]
pub struct List {
    items: Vec<Value>,
    /// The numbers of the calls that wrote the first items. The other items came with the list.
    writers: Vec<u32>,
    /// The number of the list itself, which it has in all places where it stands in a state; 0 if that is not known.
    identity: usize,
}

/// An object and its attributes.
#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    /// The name of its class.
    pub class: Rc<str>,
    /// The attributes by name, in the order in which they were set.
    pub attributes: Vec<(Rc<str>, Value)>,
}

impl Value {
    /// Whether both have the same parts in memory, which is quick to tell. Values without parts never have.
    pub fn shares_parts(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::List(a), Self::List(b)) => Rc::ptr_eq(a, b),
            (Self::Tuple(a), Self::Tuple(b)) | (Self::Set(a), Self::Set(b)) => Rc::ptr_eq(a, b),
            (Self::Dict(a), Self::Dict(b)) => Rc::ptr_eq(a, b),
            (Self::Object(a), Self::Object(b)) => Rc::ptr_eq(a, b),
            _ => false,
        }
    }

    /// A list of these items.
    pub fn list(items: Vec<Self>) -> Self {
        Self::List(Rc::new(items.into()))
    }

    /// A list of these items, with the number that it has in all places where it stands.
    pub fn list_with_identity(items: Vec<Self>, identity: usize) -> Self {
        Self::List(Rc::new(List {
            identity,
            ..items.into()
        }))
    }

    /// Whether both are certainly one list, and not only equal ones.
    pub fn is_same_list(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::List(a), Self::List(b)) => a.identity().is_some() && a.identity == b.identity,
            _ => false,
        }
    }

    /// Whether both are equal, and each list in one is the list in the other.
    pub fn is_identical(&self, other: &Self) -> bool {
        let all = |a: &[Self], b: &[Self]| {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_identical(b))
        };
        if self.shares_parts(other) {
            return true;
        }
        match (self, other) {
            (Self::List(a), Self::List(b)) => a.identity == b.identity && all(a, b),
            (Self::Tuple(a), Self::Tuple(b)) | (Self::Set(a), Self::Set(b)) => all(a, b),
            (Self::Dict(a), Self::Dict(b)) => are_identical(a, b),
            (Self::Object(a), Self::Object(b)) => {
                a.class == b.class && are_identical(&a.attributes, &b.attributes)
            }
            _ => self == other,
        }
    }

    /// A string.
    pub fn str(text: &str) -> Self {
        Self::Str(text.into())
    }

    /// The integer of these decimal digits, which have no leading zeros and may follow a minus.
    pub fn integer(digits: &str) -> Self {
        let small = digits.parse();
        small.map_or_else(|_| Self::BigInt(digits.into()), Self::Int)
    }

    /// The items of a list, a tuple or a set.
    pub fn items(&self) -> Option<&[Self]> {
        match self {
            Self::List(list) => Some(list),
            Self::Tuple(items) | Self::Set(items) => Some(items),
            _ => None,
        }
    }

    /// Whether the value has no parts.
    pub const fn is_scalar(&self) -> bool {
        matches!(
            self,
            Self::None
                | Self::Bool(_)
                | Self::Int(_)
                | Self::BigInt(_)
                | Self::Float(_)
                | Self::Str(_)
        )
    }
}

/// Whether entries of dictionaries, or attributes, are the same one by one.
fn are_identical<K: PartialEq>(a: &[(K, Value)], b: &[(K, Value)]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_same_entry(a, b))
}

/// Whether the keys of two entries are equal, and the values identical.
pub(crate) fn is_same_entry<K: PartialEq>(a: &(K, Value), b: &(K, Value)) -> bool {
    a.0 == b.0 && a.1.is_identical(&b.1)
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::None, Self::None) => true,
            (Self::Bool(a), Self::Bool(b)) => a == b,
            (Self::Int(a), Self::Int(b)) => a == b,
            (Self::Float(a), Self::Float(b)) => a.to_bits() == b.to_bits(),
            (Self::BigInt(a), Self::BigInt(b))
            | (Self::Str(a), Self::Str(b))
            | (Self::Opaque(a), Self::Opaque(b)) => a == b,
            (Self::List(a), Self::List(b)) => Rc::ptr_eq(a, b) || a == b,
            (Self::Tuple(a), Self::Tuple(b)) | (Self::Set(a), Self::Set(b)) => {
                Rc::ptr_eq(a, b) || a == b
            }
            (Self::Dict(a), Self::Dict(b)) => Rc::ptr_eq(a, b) || a == b,
            (Self::Object(a), Self::Object(b)) => Rc::ptr_eq(a, b) || a == b,
            _ => false,
        }
    }
}

impl List {
    /// The number that the list has in all places where it stands in a state; `None` if it is not known.
    pub fn identity(&self) -> Option<usize> {
        (self.identity > 0).then_some(self.identity)
    }

    /// The number of the call that wrote an item; `None` if it came with the list.
    pub fn writer(&self, index: usize) -> Option<u32> {
        self.writers.get(index).copied().filter(|&call| call > 0)
    }

    /// The item at an index, to be changed.
    pub(crate) fn item_mut(&mut self, index: usize) -> Option<&mut Value> {
        self.items.get_mut(index)
    }

    /// Notes the call that wrote an item.
    pub(crate) fn wrote(&mut self, index: usize, call: u32) {
        if self.writers.len() <= index {
            self.writers.resize(index + 1, 0);
        }
        self.writers[index] = call;
    }

    /// Puts items in place of others, all of them within the list.
    pub(crate) fn splice(&mut self, start: usize, removed: usize, items: Vec<Value>, call: u32) {
        self.writers.resize(self.items.len(), 0);
        let range = start..start + removed;
        let writers = std::iter::repeat_n(call, items.len());
        self.writers.splice(range.clone(), writers);
        self.items.splice(range, items);
    }
}

impl From<Vec<Value>> for List {
    fn from(items: Vec<Value>) -> Self {
        Self {
            items,
            ..Self::default()
        }
    }
}

impl Deref for List {
    type Target = [Value];

    fn deref(&self) -> &[Value] {
        &self.items
    }
}

impl PartialEq for List {
    /// Compares the items alone.
    fn eq(&self, other: &Self) -> bool {
        self.items == other.items
    }
}
