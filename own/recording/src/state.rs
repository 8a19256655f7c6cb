//! The state of a program at a step of its run.

use crate::Value;
use crate::format::{Event, Scope};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The state of the program right before a line runs, or after its end. Copies share their contents.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    pub(crate) step: u32,
    /// The place of the next event in the stream.
    pub(crate) position: usize,
    line: Option<u32>,
    line_before: Option<u32>,
    globals: Rc<Vec<Variable>>,
    stack: Vec<Rc<Frame>>,
    suspended: Rc<BTreeMap<u32, Rc<Frame>>>,
    calls: u32,
    printed: usize,
    happened: Happened,
    /// The same since the line that is about to run.
    happens: Happened,
}

/// A variable, with its value if it has one.
#[derive(Clone, Debug, PartialEq)]
pub struct Variable {
    /// Its name.
    pub name: Rc<str>,
    /// Its value; `None` before the first and after `del`.
    pub value: Option<Value>,
}

/// A call that is not over.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The name of the function; `<module>` for the program itself.
    pub function: Rc<str>,
    /// The number of the call, from 1.
    pub call: u32,
    /// The first line of the function.
    pub defined: u32,
    /// The line that runs, or that has called the next function.
    pub line: u32,
    /// Its variables. The variables of the program itself are in [`State::globals`].
    pub variables: Vec<Variable>,
}

/// The effects of the line before, beside changes of variables.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Happened {
    /// The function that returned last, with its value.
    pub returned: Option<(Rc<str>, Value)>,
    /// The class of the exception that was raised last, with its line.
    pub raised: Option<(Rc<str>, u32)>,
}

/// The kind of an event, for code that looks at all events.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Called,
    Resumed,
    /// A call has ended.
    Returned,
    Suspended,
    /// A variable or a part of its value is another.
    Changed,
    Raised,
    Line,
    Printed,
}

impl State {
    /// The number of the step: of lines that have run.
    pub const fn step(&self) -> u32 {
        self.step
    }

    /// The line that is about to run; `None` after the end.
    pub const fn line(&self) -> Option<u32> {
        self.line
    }

    /// The line that ran last; `None` before the first.
    pub const fn line_before(&self) -> Option<u32> {
        self.line_before
    }

    /// The variables of the program itself.
    pub fn globals(&self) -> &[Variable] {
        &self.globals
    }

    /// The calls that are not over, the running one last.
    pub fn stack(&self) -> &[Rc<Frame>] {
        &self.stack
    }

    /// The generators that are suspended, the youngest first.
    pub(crate) fn suspended(&self) -> impl Iterator<Item = &Frame> {
        self.suspended.values().rev().map(|frame| &**frame)
    }

    /// The running call.
    pub fn running(&self) -> Option<&Frame> {
        self.stack.last().map(|frame| &**frame)
    }

    /// The number of calls that have begun.
    pub const fn calls(&self) -> u32 {
        self.calls
    }

    /// The effects of the line before, beside changes of variables.
    pub const fn happened(&self) -> &Happened {
        &self.happened
    }

    /// The number of bytes that have been printed.
    pub const fn printed(&self) -> usize {
        self.printed
    }

    /// Applies the next event. `None` if there can be no such event now.
    pub(crate) fn apply(&mut self, event: Event) -> Option<Kind> {
        match event {
            Event::Call { function, line, .. } => {
                self.calls = self.calls.checked_add(1)?;
                self.stack.push(Rc::new(Frame {
                    function,
                    call: self.calls,
                    defined: line,
                    line,
                    variables: Vec::new(),
                }));
                Some(Kind::Called)
            }
            Event::Resume { call } => {
                let frame = Rc::make_mut(&mut self.suspended).remove(&call)?;
                self.stack.push(frame);
                Some(Kind::Resumed)
            }
            Event::Return(value) => {
                let frame = self.stack.pop()?;
                // The program itself returns nothing.
                if !self.stack.is_empty() {
                    self.happens.returned = Some((frame.function.clone(), value));
                }
                Some(Kind::Returned)
            }
            Event::Yield(value) => {
                let frame = self.stack.pop()?;
                self.happens.returned = Some((frame.function.clone(), value));
                Rc::make_mut(&mut self.suspended).insert(frame.call, frame);
                Some(Kind::Suspended)
            }
            Event::Raise { class, line } => {
                self.happens.raised = Some((class, line));
                Some(Kind::Raised)
            }
            Event::Variable { scope, name } => {
                let value = None;
                self.variables(scope)?.push(Variable { name, value });
                Some(Kind::Changed)
            }
            Event::Change {
                scope,
                variable,
                path,
                change,
            } => {
                let call = self.running().map_or(0, |frame| frame.call);
                let slot = &mut self.variables(scope)?.get_mut(variable)?.value;
                let value = slot.get_or_insert(Value::None);
                change.apply(value, &path, call).then_some(Kind::Changed)
            }
            Event::Unset { scope, variable } => {
                self.variables(scope)?.get_mut(variable)?.value = None;
                Some(Kind::Changed)
            }
            Event::Line(line) => {
                self.line_before = self.line.replace(line);
                self.happened = std::mem::take(&mut self.happens);
                if let Some(frame) = self.stack.last_mut() {
                    Rc::make_mut(frame).line = line;
                }
                Some(Kind::Line)
            }
            Event::Print(text) => {
                self.printed += text.len();
                Some(Kind::Printed)
            }
        }
    }

    /// Ends the run: no line is about to run.
    pub(crate) fn finish(&mut self) {
        self.line_before = self.line.take();
        self.happened = std::mem::take(&mut self.happens);
    }

    fn variables(&mut self, scope: Scope) -> Option<&mut Vec<Variable>> {
        match scope {
            Scope::Global => Some(Rc::make_mut(&mut self.globals)),
            Scope::Local => self
                .stack
                .last_mut()
                .map(|frame| &mut Rc::make_mut(frame).variables),
        }
    }
}

impl Frame {
    /// Whether the program has written it as a function with a name.
    pub fn is_named(&self) -> bool {
        !self.function.starts_with('<')
    }
}
