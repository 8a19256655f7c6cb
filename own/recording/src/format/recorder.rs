use super::writer::Writer;
use super::{Change, Event, Scope};
use crate::Value;
use std::collections::HashMap;
use std::rc::Rc;

/// Records a run: writes its events, and of the variables only what changes.
///
/// The engine calls it for each event of the program. Before each line, return and exception it shows the
/// [`variables`](Self::variables) of the program and of the running call.
///
/// # Examples
///
/// ```
/// use bezzel_recording::Value;
/// use bezzel_recording::format::{Recorder, Scope};
///
/// let mut recorder = Recorder::new();
/// recorder.call("<module>", 1, false);
/// for (line, n) in [(1, None), (2, Some(8)), (3, Some(8))] {
///     let mut variables = recorder.variables(Scope::Global);
///     if let Some(n) = n {
///         variables.see("n", |old| *old == Value::Int(n), |_| Value::Int(n));
///     }
///     variables.finish();
///     recorder.line(line);
/// }
/// recorder.end(&Value::None);
/// assert_eq!(recorder.take().len(), 35);
/// ```
#[derive(Debug)]
pub struct Recorder {
    writer: Writer,
    globals: Vec<Slot>,
    stack: Vec<Frame>,
    suspended: HashMap<u32, Frame>,
    calls: u32,
    lines: u64,
}

#[derive(Debug)]
struct Slot {
    name: Rc<str>,
    value: Option<Value>,
    seen: bool,
}

#[derive(Debug, Default)]
struct Frame {
    call: u32,
    slots: Vec<Slot>,
}

/// The variables of one scope, as they are shown to a [`Recorder`].
#[derive(Debug)]
pub struct Variables<'a> {
    writer: &'a mut Writer,
    scope: Scope,
    slots: &'a mut Vec<Slot>,
    /// The place where the next variable is looked for first: they come in one order.
    next: usize,
}

impl Recorder {
    /// A recorder of a run that has not begun.
    pub fn new() -> Self {
        Self {
            writer: Writer::new(),
            globals: Vec::new(),
            stack: Vec::new(),
            suspended: HashMap::new(),
            calls: 0,
            lines: 0,
        }
    }

    /// The number of lines that have been recorded.
    pub const fn lines(&self) -> u64 {
        self.lines
    }

    /// The number of calls that have been recorded.
    pub const fn calls(&self) -> u32 {
        self.calls
    }

    /// The number of bytes that wait to be [taken](Self::take).
    pub const fn waiting(&self) -> usize {
        self.writer.len()
    }

    /// Takes the bytes that have been written since they were taken last.
    pub fn take(&mut self) -> Vec<u8> {
        self.writer.take()
    }

    /// Records that a call begins, and returns its number. The line is the first one of the function.
    pub fn call(&mut self, function: &str, line: u32, generator: bool) -> u32 {
        let function = function.into();
        self.writer.event(&Event::Call {
            function,
            line,
            generator,
        });
        self.calls += 1;
        self.stack.push(Frame {
            call: self.calls,
            slots: Vec::new(),
        });
        self.calls
    }

    /// Records that the generator of a [suspended](Self::suspend) call continues.
    pub fn resume(&mut self, call: u32) {
        if let Some(frame) = self.suspended.remove(&call) {
            self.writer.event(&Event::Resume { call });
            self.stack.push(frame);
        }
    }

    /// Records that the running call, a generator, is suspended.
    pub fn suspend(&mut self, value: &Value) {
        if let Some(frame) = self.stack.pop() {
            self.writer.event(&Event::Yield(value.clone()));
            self.suspended.insert(frame.call, frame);
        }
    }

    /// Records that the running call ends, by its return or by an exception.
    pub fn end(&mut self, value: &Value) {
        if self.stack.pop().is_some() {
            self.writer.event(&Event::Return(value.clone()));
        }
    }

    /// Records that an exception of a class passes through the running call.
    pub fn raise(&mut self, class: &str, line: u32) {
        let class = class.into();
        self.writer.event(&Event::Raise { class, line });
    }

    /// Records that a line is about to run.
    pub fn line(&mut self, line: u32) {
        self.writer.event(&Event::Line(line));
        self.lines += 1;
    }

    /// Records that the program prints a text.
    pub fn print(&mut self, text: &str) {
        self.writer.print(text);
    }

    /// Begins to look at the variables of a scope. Outside of any call all are global.
    pub fn variables(&mut self, scope: Scope) -> Variables<'_> {
        let (scope, slots) = match self.stack.last_mut() {
            Some(frame) if scope == Scope::Local => (scope, &mut frame.slots),
            _ => (Scope::Global, &mut self.globals),
        };
        let writer = &mut self.writer;
        Variables {
            writer,
            scope,
            slots,
            next: 0,
        }
    }
}

impl Default for Recorder {
    fn default() -> Self {
        Self::new()
    }
}

impl Variables<'_> {
    /// Shows a variable. `is_same` tells quickly whether it still has a value; if not, `value` makes the new one, from the
    /// parts of the old one that are the same. Returns its present value.
    ///
    /// Values keep to [`MAX_ITEMS`](super::MAX_ITEMS), [`MAX_DEPTH`](super::MAX_DEPTH) and [`MAX_TEXT`](super::MAX_TEXT).
    pub fn see(
        &mut self,
        name: &str,
        is_same: impl FnOnce(&Value) -> bool,
        value: impl FnOnce(Option<&Value>) -> Value,
    ) -> &Value {
        let index = self.index(name);
        self.next = index + 1;
        let slot = &mut self.slots[index];
        slot.seen = true;
        let (writer, scope) = (&mut *self.writer, self.scope);
        let new = match slot.value.take() {
            Some(old) if is_same(&old) => old,
            Some(old) => {
                let new = value(Some(&old));
                Change::between(&old, &new, &mut Vec::new(), &mut |path, change| {
                    writer.change(scope, index, path, &change);
                });
                new
            }
            None => {
                let new = value(None);
                writer.change(scope, index, &[], &Change::Set(new.clone()));
                new
            }
        };
        slot.value.insert(new)
    }

    /// Ends the look: variables that were not shown have no value any more.
    pub fn finish(self) {
        for (variable, slot) in self.slots.iter_mut().enumerate() {
            if !std::mem::take(&mut slot.seen) && slot.value.take().is_some() {
                let scope = self.scope;
                self.writer.event(&Event::Unset { scope, variable });
            }
        }
    }

    /// Ends a look at some of the variables: all others are as they were.
    pub fn leave(self) {
        for slot in self.slots.iter_mut() {
            slot.seen = false;
        }
    }

    /// Shows that a variable has no value, or none any more.
    pub fn lose(&mut self, name: &str) {
        let mut slots = self.slots.iter_mut().enumerate();
        if let Some((variable, slot)) = slots.find(|(_, slot)| &*slot.name == name)
            && slot.value.take().is_some()
        {
            let scope = self.scope;
            self.writer.event(&Event::Unset { scope, variable });
        }
    }

    fn index(&mut self, name: &str) -> usize {
        let is_named = |slot: &Slot| &*slot.name == name;
        if self.slots.get(self.next).is_some_and(is_named) {
            return self.next;
        }
        if let Some(index) = self.slots.iter().position(is_named) {
            return index;
        }
        let name: Rc<str> = name.into();
        let scope = self.scope;
        self.writer.event(&Event::Variable {
            scope,
            name: name.clone(),
        });
        let (value, seen) = (None, false);
        self.slots.push(Slot { name, value, seen });
        self.slots.len() - 1
    }
}
