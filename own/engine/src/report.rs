//! The error of a visitor's program, as Python reports it.

use std::fmt::Write;

use bezzel_recording::protocol::ErrorReport;
use rustpython_vm::{
    AsObject, VirtualMachine,
    builtins::{PyBaseExceptionRef, PyInt},
};

use crate::trace::PROGRAM;

/// A call that an error has passed through.
struct Place {
    line: usize,
    function: String,
}

/// Describes an error.
pub fn describe(error: &PyBaseExceptionRef, source: &str, vm: &VirtualMachine) -> ErrorReport {
    let class = error.class().name().to_string();
    let mut written = String::new();
    // Writing into a string cannot fail.
    let _ = vm.write_exception(&mut written, error);
    let message = message(&written, &class);
    let attribute = |name: &'static str| {
        let value = error.as_object().get_attr(name, vm).ok()?;
        value
            .downcast_ref::<PyInt>()?
            .try_to_primitive::<u32>(vm)
            .ok()
    };
    let is_of_syntax = error.fast_isinstance(vm.ctx.exceptions.syntax_error);
    let places = places(error);
    // Text that the program hands to `exec` may have errors of syntax, too.
    if is_of_syntax && places.is_empty() {
        let (line, column) = (attribute("lineno"), attribute("offset"));
        let traceback = written;
        return ErrorReport {
            class,
            message,
            line,
            column,
            traceback,
        };
    }
    ErrorReport {
        line: places.last().map(|place| place.line as u32),
        column: None,
        traceback: traceback(&places, source, &class, &message),
        class,
        message,
    }
}

/// The message in Python's report, which has the class before it, with a suggestion if Python has one.
fn message(written: &str, class: &str) -> String {
    let start = format!("\n{class}");
    let last = written
        .rfind(&start)
        .map_or(written, |at| &written[at + 1..]);
    let message = last.strip_prefix(class).unwrap_or_default();
    message.trim_start_matches(':').trim().to_owned()
}

/// The calls of the program's own code, the innermost last.
fn places(error: &PyBaseExceptionRef) -> Vec<Place> {
    let mut places = Vec::new();
    let mut next = error.__traceback__();
    while let Some(entry) = next {
        let code = entry.frame.iframe().code();
        if code.source_path().as_str() == PROGRAM {
            places.push(Place {
                line: entry.lineno.get(),
                function: code.obj_name.as_str().to_owned(),
            });
        }
        next = entry.next.lock().clone();
    }
    places
}

/// The report, with a place that comes again and again named three times, as Python does.
fn traceback(places: &[Place], source: &str, class: &str, message: &str) -> String {
    let mut text = String::new();
    if !places.is_empty() {
        text.push_str("Traceback (most recent call last):\n");
    }
    for alike in places.chunk_by(|a, b| a.line == b.line && a.function == b.function) {
        for Place { line, function } in alike.iter().take(3) {
            let _ = writeln!(text, "  File \"{PROGRAM}\", line {line}, in {function}");
            if let Some(code) = source.lines().nth(line - 1) {
                let _ = writeln!(text, "    {}", code.trim());
            }
        }
        if alike.len() > 3 {
            let _ = writeln!(
                text,
                "  [Previous line repeated {} more times]",
                alike.len() - 3
            );
        }
    }
    text.push_str(class);
    if !message.is_empty() {
        text.extend([": ", message]);
    }
    text.push('\n');
    text
}
