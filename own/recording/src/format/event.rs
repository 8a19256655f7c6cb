use super::Change;
use crate::Value;
use std::rc::Rc;

/// The place of a variable.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The whole program.
    Global,
    /// The call that runs.
    Local,
}

/// An event of a recorded run.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A call begins. Calls are numbered from 1.
    Call {
        /// The name of the function; `<module>` for the program itself.
        function: Rc<str>,
        /// The first line of the function.
        line: u32,
        /// Whether the call may be suspended.
        generator: bool,
    },
    /// A suspended call continues.
    Resume {
        /// The number of the call.
        call: u32,
    },
    /// The running call ends.
    Return(Value),
    /// The running call, a generator, is suspended.
    Yield(Value),
    /// An exception passes through the running call.
    Raise {
        /// The name of its class.
        class: Rc<str>,
        /// The line.
        line: u32,
    },
    /// A variable appears. Variables of one scope are numbered from 0.
    Variable {
        /// The place of the variable.
        scope: Scope,
        /// The name.
        name: Rc<str>,
    },
    /// A variable gets a value, or a part of its value changes.
    Change {
        /// The place of the variable.
        scope: Scope,
        /// The number of the variable.
        variable: usize,
        /// The numbers of the parts that lead to the changed one.
        path: Vec<usize>,
        /// The change.
        change: Change,
    },
    /// A variable loses its value.
    Unset {
        /// The place of the variable.
        scope: Scope,
        /// The number of the variable.
        variable: usize,
    },
    /// A line is about to run.
    Line(u32),
    /// The program prints a text.
    Print(Rc<str>),
}
