//! The functions of a program, by their calls.

use crate::Frame;
use crate::repair::code::{Code, identifier, parts};
use std::rc::Rc;

/// A function that has been called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: Rc<str>,
    /// Its first line.
    pub defined: u32,
    /// The number of its calls.
    pub calls: u32,
    /// The largest number of its calls within one another.
    pub depth: u32,
}

impl Function {
    /// Whether a call is one of this function.
    pub fn is(&self, frame: &Frame) -> bool {
        self.defined == frame.defined && self.name == frame.function
    }
}

/// The names of the parameters of a function of a program, which begins at a line. Empty if there is no such function.
///
/// # Examples
///
/// ```
/// let source = "@cache\ndef solve(row, *, n: int = 8, **more):\n    pass\n";
/// assert_eq!(bezzel_recording::parameters(source, "solve", 1), ["row", "n", "more"]);
/// ```
pub fn parameters(source: &str, function: &str, line: u32) -> Vec<String> {
    let before = source
        .split_inclusive('\n')
        .take(line.saturating_sub(1) as usize);
    let from: usize = before.map(str::len).sum();
    let code = Code::new(source);
    let is_defined = |at: &usize| source[..*at].trim_end().ends_with("def");
    let named = code
        .words(function)
        .filter(|at| *at >= from)
        .find(is_defined);
    let header = named.and_then(|at| {
        let open = at + source[at..].find('(')?;
        source.get(open + 1..code.closed(open)? - 1)
    });
    let parts = header.map(parts).unwrap_or_default().into_iter();
    let names = parts.map(|part| identifier(part.trim_start_matches('*')));
    names
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Notes the call that runs last on a stack.
pub fn note(functions: &mut Vec<Function>, stack: &[Rc<Frame>]) {
    let Some(frame) = stack.last().filter(|frame| frame.is_named()) else {
        return;
    };
    let index = functions
        .iter()
        .position(|function| function.is(frame))
        .unwrap_or_else(|| {
            functions.push(Function {
                name: frame.function.clone(),
                defined: frame.defined,
                calls: 0,
                depth: 0,
            });
            functions.len() - 1
        });
    let function = &mut functions[index];
    let depth = stack.iter().filter(|frame| function.is(frame)).count();
    function.calls += 1;
    function.depth = function.depth.max(depth as u32);
}

/// The function whose calls are nested most deeply, if they are nested at all.
pub fn recursive(functions: &[Function]) -> Option<&Function> {
    let nested = functions.iter().filter(|function| function.depth > 2);
    nested.max_by_key(|function| (function.depth, function.calls))
}
