use super::{Change, Event, MAX_TEXT, Scope, VERSION};
use crate::Value;
use std::collections::HashMap;
use std::rc::Rc;

/// Writes events as bytes.
#[derive(Debug)]
pub struct Writer {
    bytes: Vec<u8>,
    names: HashMap<Rc<str>, u64>,
    /// The numbers of lists, by their numbers in the engine, which are large.
    lists: HashMap<usize, u64>,
}

impl Writer {
    pub fn new() -> Self {
        Self {
            bytes: vec![VERSION],
            names: HashMap::new(),
            lists: HashMap::new(),
        }
    }

    /// The number of bytes that have not been taken.
    pub const fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Takes the bytes that have been written since the last call.
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.bytes)
    }

    pub fn event(&mut self, event: &Event) {
        match event {
            Event::Call {
                function,
                line,
                generator,
            } => {
                let function = self.name(function);
                self.bytes.push(b'C');
                self.number(function);
                self.number((*line).into());
                self.number((*generator).into());
            }
            Event::Resume { call } => {
                self.bytes.push(b'R');
                self.number((*call).into());
            }
            Event::Return(value) => self.valued(b'E', value),
            Event::Yield(value) => self.valued(b'Y', value),
            Event::Raise { class, line } => {
                let class = self.name(class);
                self.bytes.push(b'X');
                self.number(class);
                self.number((*line).into());
            }
            Event::Variable { scope, name } => {
                let name = self.name(name);
                self.bytes.push(b'V');
                self.scope(*scope);
                self.number(name);
            }
            Event::Change {
                scope,
                variable,
                path,
                change,
            } => {
                self.change(*scope, *variable, path, change);
            }
            Event::Unset { scope, variable } => {
                self.bytes.push(b'U');
                self.scope(*scope);
                self.number(*variable as u64);
            }
            Event::Line(line) => {
                self.bytes.push(b'L');
                self.number((*line).into());
            }
            Event::Print(text) => self.print(text),
        }
    }

    /// Writes a text in pieces that a reader takes.
    pub fn print(&mut self, text: &str) {
        let mut rest = text;
        while !rest.is_empty() {
            let (piece, after) = rest.split_at(rest.floor_char_boundary(MAX_TEXT));
            self.bytes.push(b'P');
            self.text(piece);
            rest = after;
        }
    }

    pub fn change(&mut self, scope: Scope, variable: usize, path: &[usize], change: &Change) {
        let values = match change {
            Change::Set(value) => std::slice::from_ref(value),
            Change::Splice { items, .. } => items,
        };
        for value in values {
            self.names(value);
        }
        let is_set = matches!(change, Change::Set(_));
        self.bytes.push(if is_set { b'S' } else { b'M' });
        self.scope(scope);
        self.number(variable as u64);
        self.number(path.len() as u64);
        for &part in path {
            self.number(part as u64);
        }
        if let Change::Splice {
            start,
            removed,
            items,
        } = change
        {
            for number in [*start, *removed, items.len()] {
                self.number(number as u64);
            }
        }
        for value in values {
            self.value(value);
        }
    }

    fn valued(&mut self, letter: u8, value: &Value) {
        self.names(value);
        self.bytes.push(letter);
        self.value(value);
    }

    fn scope(&mut self, scope: Scope) {
        self.bytes.push(match scope {
            Scope::Global => 0,
            Scope::Local => 1,
        });
    }

    fn number(&mut self, mut number: u64) {
        while number > 127 {
            self.bytes.push(number as u8 | 128);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// The number of a name, which is written if it is new.
    fn name(&mut self, name: &Rc<str>) -> u64 {
        if let Some(&number) = self.names.get(name) {
            return number;
        }
        let number = self.names.len() as u64;
        self.names.insert(name.clone(), number);
        self.bytes.push(b'N');
        self.text(&name[..name.floor_char_boundary(MAX_TEXT)]);
        number
    }

    /// Writes the names in a value, which stand before its event.
    fn names(&mut self, value: &Value) {
        match value {
            Value::BigInt(name) | Value::Str(name) | Value::Opaque(name) => {
                self.name(name);
            }
            Value::Dict(items) => {
                for (key, value) in &**items {
                    self.names(key);
                    self.names(value);
                }
            }
            Value::Object(object) => {
                self.name(&object.class);
                for (name, value) in &object.attributes {
                    self.name(name);
                    self.names(value);
                }
            }
            _ => {
                for item in value.items().unwrap_or_default() {
                    self.names(item);
                }
            }
        }
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::None => self.bytes.push(b'n'),
            Value::Bool(true) => self.bytes.push(b't'),
            Value::Bool(false) => self.bytes.push(b'f'),
            Value::Int(number) => {
                self.bytes.push(b'i');
                self.number((number << 1 ^ number >> 63) as u64);
            }
            Value::BigInt(name) => self.named(b'b', name),
            Value::Float(number) => {
                self.bytes.push(b'd');
                self.bytes.extend_from_slice(&number.to_le_bytes());
            }
            Value::Str(name) => self.named(b's', name),
            Value::Opaque(name) => self.named(b'o', name),
            Value::List(items) => match items.identity() {
                Some(identity) => {
                    let next = self.lists.len() as u64 + 1;
                    let number = *self.lists.entry(identity).or_insert(next);
                    self.bytes.push(b'l');
                    self.number(number);
                    self.items(items);
                }
                None => self.sequence(b'[', items),
            },
            Value::Tuple(items) => self.sequence(b'(', items),
            Value::Set(items) => self.sequence(b'{', items),
            Value::Dict(items) => {
                self.bytes.push(b'm');
                self.number(items.len() as u64);
                for (key, value) in &**items {
                    self.value(key);
                    self.value(value);
                }
            }
            Value::Object(object) => {
                self.named(b'c', &object.class);
                self.number(object.attributes.len() as u64);
                for (name, value) in &object.attributes {
                    let name = self.name(name);
                    self.number(name);
                    self.value(value);
                }
            }
        }
    }

    fn named(&mut self, letter: u8, name: &Rc<str>) {
        let name = self.name(name);
        self.bytes.push(letter);
        self.number(name);
    }

    fn sequence(&mut self, letter: u8, items: &[Value]) {
        self.bytes.push(letter);
        self.items(items);
    }

    fn items(&mut self, items: &[Value]) {
        self.number(items.len() as u64);
        for item in items {
            self.value(item);
        }
    }
}
