//! Python's values in their recorded form.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use bezzel_recording::{Object, Value};
use rustpython_vm::{
    AsObject, Py, PyObject, PyObjectRef, PyResult, VirtualMachine,
    builtins::{PyDict, PyFloat, PyFrozenSet, PyInt, PyList, PySet, PyStr, PyTuple},
    protocol::PyIter,
    types::{Iterable, PyTypeFlags},
};

use crate::closed::{Closed, Place};

/// The values within one another that are recorded.
pub const DEPTH: usize = 4;
/// The greatest number of parts of values, and of parts of these, that are looked at for a line.
const PARTS: usize = 20_000;
/// The parts of a value from which it is worth to know that nothing else holds them.
const MANY: usize = 24;
/// The items of a value that are recorded, and the characters of a string or a name.
pub const LENGTH: usize = 1_024;
/// The attributes of an object that are recorded.
const ATTRIBUTES: usize = 64;
/// The bits of an integer that is recorded: its digits take a time of their own.
const BITS: u64 = 4_096;

/// A look at values in a line, which counts their parts, so that a line takes no time without end.
pub struct Look<'a> {
    vm: &'a VirtualMachine,
    /// The number of parts that have been looked at.
    seen: Cell<usize>,
    /// The number of parts of the present value that may still be recorded.
    left: Cell<usize>,
    closed: RefCell<&'a mut Closed>,
}

impl<'a> Look<'a> {
    pub const fn new(vm: &'a VirtualMachine, closed: &'a mut Closed) -> Self {
        let (seen, left) = (Cell::new(0), Cell::new(PARTS));
        let closed = RefCell::new(closed);
        Self {
            vm,
            seen,
            left,
            closed,
        }
    }
}

impl Look<'_> {
    /// Whether no part more may be looked at.
    pub const fn is_over(&self) -> bool {
        self.seen.get() >= PARTS
    }

    /// The value of an object, to a depth. It does not depend on the old value, which only lends its parts.
    pub fn value_of(&self, old: Option<&Value>, object: &PyObject, depth: usize) -> Value {
        self.left.set(PARTS);
        self.value(old, object, depth)
    }

    /// Whether a variable or an attribute certainly has the parts that it had.
    pub fn is_closed(&self, name: &str, place: Place, object: &PyObject, old: &Value) -> bool {
        self.closed.borrow().has(name, place, object, old)
    }

    /// The number of parts that have been looked at.
    pub const fn seen(&self) -> usize {
        self.seen.get()
    }

    /// Closes a variable or an attribute whose present value is recorded, if many parts were looked at for it since there were
    /// `before`.
    pub fn close(&self, name: &str, place: Place, object: &PyObject, value: &Value, before: usize) {
        if self.seen() - before > MANY {
            let mut closed = self.closed.borrow_mut();
            closed.close(name, place, object, value, self.vm);
        }
    }

    /// The old value, if it has few enough parts and is the same.
    fn kept(&self, old: Option<&Value>, object: &PyObject, depth: usize) -> Option<Value> {
        let old = old.filter(|old| {
            old.items().is_some() || matches!(old, Value::Dict(_) | Value::Object(_))
        })?;
        let before = self.seen.get();
        let is_same = self.is_same(old, object, depth);
        let parts = self.seen.get() - before;
        let left = self.left.get().checked_sub(parts).filter(|_| is_same)?;
        self.left.set(left);
        Some(old.clone())
    }

    fn value(&self, old: Option<&Value>, object: &PyObject, depth: usize) -> Value {
        let vm = self.vm;
        if vm.is_none(object) {
            return Value::None;
        }
        if object.class().is(vm.ctx.types.bool_type) {
            return Value::Bool(is_true(object, vm));
        }
        if let Some(number) = object.downcast_ref::<PyInt>() {
            return integer(number, vm);
        }
        if let Some(number) = object.downcast_ref::<PyFloat>() {
            return Value::Float(number.to_f64());
        }
        if let Some(text) = object.downcast_ref::<PyStr>() {
            return Value::str(cut(&text.to_string_lossy()));
        }
        let new = || {
            self.parts(old, object, depth)
                .unwrap_or_else(|| opaque(object))
        };
        self.kept(old, object, depth).unwrap_or_else(new)
    }

    /// The value of an object that has parts.
    fn parts(&self, old: Option<&Value>, object: &PyObject, depth: usize) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        let old_items = old.and_then(Value::items).unwrap_or_default();
        let items = |items: &[PyObjectRef]| -> Vec<Value> {
            let items = items.iter().take(self.taken(items.len()));
            let old = old_items.iter().map(Some).chain(std::iter::repeat(None));
            items
                .zip(old)
                .map(|(item, old)| self.value(old, item, depth))
                .collect()
        };
        if let Some(list) = object.downcast_ref::<PyList>() {
            return Some(Value::list_with_identity(
                items(&list.borrow_vec()),
                object.get_id(),
            ));
        }
        if let Some(tuple) = object.downcast_ref::<PyTuple>() {
            return Some(Value::Tuple(Rc::new(items(tuple.as_slice()))));
        }
        if let Some(set) = object.downcast_ref::<PySet>() {
            let first = self.first(PySet::iter(set.to_owned(), self.vm));
            return Some(Value::Set(Rc::new(items(&first))));
        }
        if let Some(set) = object.downcast_ref::<PyFrozenSet>() {
            let first = self.first(PyFrozenSet::iter(set.to_owned(), self.vm));
            return Some(Value::Set(Rc::new(items(&first))));
        }
        if let Some(dict) = object.downcast_ref::<PyDict>() {
            let taken = self.taken(dict.__len__());
            let pairs = entries(dict).take(taken);
            let pairs = pairs.map(|(key, value)| {
                (
                    self.value(None, &key, depth),
                    self.value(None, &value, depth),
                )
            });
            return Some(Value::Dict(Rc::new(pairs.collect())));
        }
        if is_deque(object, self.vm) {
            let first = self.first(object.get_iter(self.vm).map(Into::into));
            return Some(Value::list(items(&first)));
        }
        self.attributes(old, object, depth)
    }

    fn attributes(&self, old: Option<&Value>, object: &PyObject, depth: usize) -> Option<Value> {
        let old = match old {
            Some(Value::Object(old)) => &old.attributes[..],
            _ => &[],
        };
        let dict = object.dict().filter(|_| is_variable(object, self.vm))?;
        let named = entries(&dict).take(self.taken(dict.__len__().min(ATTRIBUTES)));
        let attributes = named.filter_map(|(name, value)| {
            let name: Rc<str> = cut(name.downcast_ref::<PyStr>()?.to_str()?).into();
            let old = old
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| value);
            if !is_variable(&value, self.vm) {
                return None;
            }
            let before = self.seen();
            let new = self.value(old, &value, depth);
            self.close(&name, Place::Attribute, &value, &new, before);
            Some((name, new))
        });
        let attributes = attributes.collect();
        let class = Rc::from(cut(&object.class().name()));
        Some(Value::Object(Rc::new(Object { class, attributes })))
    }

    /// The first things that an iterator of a type of Python's own gives: it runs nothing of the program.
    fn first(&self, iterator: PyResult) -> Vec<PyObjectRef> {
        let Ok(iterator) = iterator else {
            return Vec::new();
        };
        let all = PyIter::new(iterator).into_iter::<PyObjectRef>(self.vm);
        all.take(LENGTH).map_while(Result::ok).collect()
    }

    /// Returns true if an object certainly still has a value. It may return false for an unchanged object, but never
    /// true for a changed one.
    pub fn is_same(&self, value: &Value, object: &PyObject, depth: usize) -> bool {
        let vm = self.vm;
        let all = |values: &[Value], objects: &[PyObjectRef]| {
            depth > 0
                && values.len() == objects.len().min(LENGTH)
                && self.sees(values.len())
                && values
                    .iter()
                    .zip(objects)
                    .all(|(value, object)| self.is_same(value, object, depth - 1))
        };
        match value {
            Value::None => vm.is_none(object),
            Value::Bool(value) => {
                object.class().is(vm.ctx.types.bool_type) && is_true(object, vm) == *value
            }
            Value::Int(value) => object.downcast_ref::<PyInt>().is_some_and(|number| {
                !object.class().is(vm.ctx.types.bool_type)
                    && number
                        .try_to_primitive::<i64>(vm)
                        .is_ok_and(|n| n == *value)
            }),
            Value::Float(value) => object
                .downcast_ref::<PyFloat>()
                .is_some_and(|number| number.to_f64().to_bits() == value.to_bits()),
            Value::Str(value) => object
                .downcast_ref::<PyStr>()
                .and_then(|text| text.to_str())
                .is_some_and(|text| cut(text) == &**value),
            Value::List(values) => object
                .downcast_ref::<PyList>()
                .filter(|_| values.identity() == Some(object.get_id()))
                .is_some_and(|list| all(values, &list.borrow_vec())),
            Value::Tuple(values) => object
                .downcast_ref::<PyTuple>()
                .is_some_and(|tuple| all(values, tuple.as_slice())),
            Value::Object(old) => depth > 0 && self.has_attributes(old, object, depth - 1),
            // An integer may be another one of the same class.
            Value::Opaque(class) => {
                (depth == 0 || object.dict().is_none())
                    && object.downcast_ref::<PyInt>().is_none()
                    && cut(&object.class().name()) == &**class
            }
            _ => false,
        }
    }

    /// Returns true if an object certainly still has its attributes.
    fn has_attributes(&self, old: &Object, object: &PyObject, depth: usize) -> bool {
        let Some(dict) = object.dict().filter(|_| is_variable(object, self.vm)) else {
            return false;
        };
        let mut known = old.attributes.iter();
        let attributes = entries(&dict).take(ATTRIBUTES);
        let are_same = cut(&object.class().name()) == &*old.class
            && !is_deque(object, self.vm)
            && object.downcast_ref::<PyDict>().is_none()
            && object.downcast_ref::<PyList>().is_none()
            && self.sees(dict.__len__().min(ATTRIBUTES))
            && attributes
                .filter(|(_, value)| is_variable(value, self.vm))
                .all(|(name, value)| {
                    let name = name.downcast_ref::<PyStr>().and_then(|name| name.to_str());
                    let Some((name, (known, old))) = name.zip(known.next()) else {
                        return false;
                    };
                    if cut(name) != &**known || self.is_closed(name, Place::Attribute, &value, old)
                    {
                        return cut(name) == &**known;
                    }
                    let before = self.seen();
                    let is_same = self.is_same(old, &value, depth);
                    if is_same {
                        self.close(name, Place::Attribute, &value, old, before);
                    }
                    is_same
                });
        are_same && known.next().is_none()
    }

    /// The number of parts to record, if a value has `parts` parts.
    fn taken(&self, parts: usize) -> usize {
        let taken = parts.min(LENGTH).min(self.left.get());
        self.left.set(self.left.get() - taken);
        self.seen.set(self.seen.get() + taken);
        taken
    }

    /// Counts parts that are looked at. Returns whether they are few enough.
    fn sees(&self, parts: usize) -> bool {
        self.seen.set(self.seen.get() + parts);
        self.seen.get() <= PARTS
    }
}

/// The entries of a dictionary in order, which are not all copied before.
pub fn entries(dict: &PyDict) -> impl Iterator<Item = (PyObjectRef, PyObjectRef)> {
    let mut position = 0;
    std::iter::from_fn(move || {
        let (next, key, value) = dict.next_entry(position)?;
        position = next;
        Some((key, value))
    })
}

/// Whether programs call an object a variable: modules, functions and classes are not variables.
pub fn is_variable(object: &PyObject, vm: &VirtualMachine) -> bool {
    let class = object.class();
    let types = &vm.ctx.types;
    // Nearly all are of these types, and this is asked of each variable before each line.
    let plain = [
        types.int_type,
        types.list_type,
        types.bool_type,
        types.str_type,
    ];
    if plain.iter().any(|kind| class.is(*kind)) {
        return true;
    }
    let hidden = [
        types.function_type,
        types.builtin_function_or_method_type,
        types.module_type,
        types.type_type,
    ];
    let is_class = || class.fast_issubclass(types.type_type);
    !(hidden.iter().any(|kind| class.is(*kind)) || is_class() || is_of_library(object, vm))
}

/// Whether an object is of a type whose values cannot be changed.
pub fn is_plain(object: &PyObject, vm: &VirtualMachine) -> bool {
    let types = &vm.ctx.types;
    let class = object.class();
    let plain = [
        types.int_type,
        types.str_type,
        types.bool_type,
        types.float_type,
        types.none_type,
    ];
    plain.iter().any(|kind| class.is(*kind))
}

/// Whether an object is an instance of a class that a module of our library defines for its own use.
fn is_of_library(object: &PyObject, vm: &VirtualMachine) -> bool {
    is_of(object, &["typing", "functools", "random"], vm)
}

/// Whether one of these modules defines the class of an object.
fn is_of(object: &PyObject, modules: &[&str], vm: &VirtualMachine) -> bool {
    let module = object.class().get_attr(vm.ctx.intern_str("__module__"));
    let module = module
        .as_ref()
        .and_then(|name| name.downcast_ref::<PyStr>());
    module
        .and_then(|name| name.to_str())
        .is_some_and(|name| modules.contains(&name))
}

fn integer(number: &Py<PyInt>, vm: &VirtualMachine) -> Value {
    if let Ok(number) = number.try_to_primitive::<i64>(vm) {
        return Value::Int(number);
    }
    let number = number.as_bigint();
    if number.bits() > BITS {
        return Value::Opaque("int".into());
    }
    Value::integer(&number.to_string())
}

fn is_true(object: &PyObject, vm: &VirtualMachine) -> bool {
    object.is(vm.ctx.true_value.as_object())
}

/// Whether an object is a deque of the library. To read one of the program's own would run the program.
fn is_deque(object: &PyObject, vm: &VirtualMachine) -> bool {
    let class = object.class();
    let is_own = class.slots.flags.has_feature(PyTypeFlags::HEAPTYPE);
    !is_own && &*class.name() == "deque" && is_of(object, &["collections"], vm)
}

fn opaque(object: &PyObject) -> Value {
    Value::Opaque(Rc::from(cut(&object.class().name())))
}

/// The first characters of a text.
pub fn cut(text: &str) -> &str {
    let end = text.char_indices().nth(LENGTH);
    end.map_or(text, |(end, _)| &text[..end])
}
