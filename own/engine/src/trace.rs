//! The trace function: the events that Python reports to it go to the recorder.

use std::cell::LazyCell;

use bezzel_recording::format::{Scope, Variables};
use rustpython_vm::{
    Py, PyObject, PyObjectRef, PyResult, VirtualMachine,
    builtins::{PyDict, PyStr, PyTuple, PyType},
    bytecode::{CodeFlags, Instruction},
    frame::FrameObject,
    function::FuncArgs,
};

use crate::{
    closed::{Closed, Place},
    effects::Name,
    session::{self, Changed, Session},
    values::{DEPTH, LENGTH, Look, cut, entries, is_plain, is_variable},
};

/// The name of the file of the visitor's program. Only its own code is traced.
pub const PROGRAM: &str = "program.py";
/// The name of the code outside of functions.
pub const MODULE: &str = "<module>";
/// The name of the code that computes the hints of a class.
const HINTS: &str = "__annotate__";
/// The depth to which a returned value is recorded.
const RETURNED: usize = 2;
/// The names of a scope that are looked at in a line.
const NAMES: usize = 300;

/// Starts the recording of the program's events.
pub fn start(vm: &VirtualMachine) {
    let function: PyObjectRef = vm.new_function("trace", trace).into();
    vm.trace_func.replace(function);
    vm.use_tracing.set(true);
    session::start();
}

/// Lets the program run on without a record.
pub fn stop(vm: &VirtualMachine) {
    vm.trace_func.replace(vm.ctx.none());
    vm.use_tracing.set(false);
}

/// The trace function, as `sys.settrace` describes it: it gets a frame, an event and its argument, and returns the function
/// that traces the frame further. It raises nothing, since the program could catch that.
#[expect(
    clippy::needless_pass_by_value,
    reason = "Python's functions are called so"
)]
fn trace(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let [frame, event, argument] = &args.args[..] else {
        return Ok(vm.ctx.none());
    };
    let own = frame.downcast_ref::<FrameObject>().filter(|frame| {
        let code = frame.iframe().code();
        code.source_path().as_str() == PROGRAM && code.obj_name.as_str() != HINTS
    });
    let (Some(own), Some(event)) = (own, event.downcast_ref::<PyStr>()) else {
        return Ok(vm.ctx.none());
    };
    let is_over = session::with(|session| {
        record(
            session,
            own,
            event.to_str().unwrap_or_default(),
            argument,
            vm,
        );
        session.check();
        session.limit().is_some()
    });
    if is_over {
        stop(vm);
        return Ok(vm.ctx.none());
    }
    Ok(vm.trace_func.borrow().clone())
}

fn record(
    session: &mut Session,
    frame: &Py<FrameObject>,
    event: &str,
    argument: &PyObjectRef,
    vm: &VirtualMachine,
) {
    let code = frame.iframe().code();
    let line = frame.current_location().line.get() as u32;
    let generator = code.flags.contains(CodeFlags::GENERATOR);
    let name = cut(code.obj_name.as_str());
    if event == "call" {
        session.call(frame, |recorder| recorder.call(name, line, generator));
        return;
    }
    show_variables(session, frame, name, vm);
    match event {
        "line" => session.line(line),
        "return" => {
            let value = Look::new(vm, &mut Closed::default()).value_of(None, argument, RETURNED);
            session.leave(frame, &value, generator && is_at_yield(frame));
        }
        "exception" => {
            let class = argument
                .downcast_ref::<PyTuple>()
                .and_then(|parts| parts.as_slice().first()?.downcast_ref::<PyType>());
            if let Some(class) = class {
                session.raise(cut(&class.name()), line);
            }
        }
        _ => {}
    }
}

/// Whether the last instruction of a generator is a `yield`. Python reports a `yield` as a `return`.
fn is_at_yield(frame: &Py<FrameObject>) -> bool {
    let last = (frame.lasti() as usize).checked_sub(1);
    let unit = last.and_then(|last| frame.iframe().code().instructions.get(last));
    unit.is_some_and(|unit| {
        matches!(
            unit.op,
            Instruction::YieldValue { .. } | Instruction::InstrumentedYieldValue
        )
    })
}

fn show_variables(session: &mut Session, frame: &Py<FrameObject>, name: &str, vm: &VirtualMachine) {
    let code = frame.iframe().code();
    let globals = frame.iframe().globals();
    let has_locals = name != MODULE;
    // Python makes a dictionary of them, which takes its time if they are many.
    let has_many = has_locals && code.varnames.len() > NAMES;
    let locals = LazyCell::new(|| {
        let locals = frame.locals(vm).ok()?;
        PyObjectRef::from(locals).downcast::<PyDict>().ok()
    });
    let is_plain = |name: Name| {
        let value = if has_locals && code.varnames.contains(&name) {
            locals
                .as_ref()
                .and_then(|locals| locals.get_item_opt(name, vm).ok()?)
        } else {
            globals.get_item_opt(name, vm).ok().flatten()
        };
        value.is_none_or(|value| is_plain(&value, vm))
    };
    let [changed, own] = session.changed(is_plain);
    let mut closed = std::mem::take(session.closed());
    let scope = session.recorder().variables(Scope::Global);
    let mut is_whole = show(scope, globals, &changed, &mut closed, Place::Global, vm);
    if has_many {
        is_whole = false;
    } else if has_locals
        && !matches!(&own, Changed::Named(names) if names.is_empty())
        && let Some(locals) = &*locals
    {
        let scope = session.recorder().variables(Scope::Local);
        is_whole &= show(scope, locals, &own, &mut closed, Place::Local, vm);
    }
    *session.closed() = closed;
    if !is_whole {
        session.omit();
    }
}

/// Shows the variables of a scope that may have changed. Returns whether all of them were looked at.
fn show(
    variables: Variables<'_>,
    named: &Py<PyDict>,
    changed: &Changed,
    closed: &mut Closed,
    place: Place,
    vm: &VirtualMachine,
) -> bool {
    let look = Look::new(vm, closed);
    match changed {
        Changed::All => show_all(variables, named, &look, place, vm),
        Changed::Named(names) => {
            show_named(variables, named, names, &look, place, vm);
            true
        }
    }
}

fn show_all(
    mut variables: Variables<'_>,
    named: &Py<PyDict>,
    look: &Look<'_>,
    place: Place,
    vm: &VirtualMachine,
) -> bool {
    let mut is_whole = named.__len__() <= NAMES;
    for (name, object) in entries(named).take(NAMES) {
        if look.is_over() {
            is_whole = false;
            break;
        }
        let name = name.downcast_ref::<PyStr>().and_then(|name| name.to_str());
        if let Some(name) = name.filter(|name| is_shown(name))
            && is_variable(&object, vm)
        {
            see(&mut variables, name, &object, look, place);
        }
    }
    variables.finish();
    is_whole
}

fn show_named(
    mut variables: Variables<'_>,
    named: &Py<PyDict>,
    names: &[Name],
    look: &Look<'_>,
    place: Place,
    vm: &VirtualMachine,
) {
    for name in names {
        let text = name.as_str();
        let object = named.get_item_opt(*name, vm).ok().flatten();
        match object.filter(|object| is_shown(text) && is_variable(object, vm)) {
            Some(object) => see(&mut variables, text, &object, look, place),
            None => variables.lose(text),
        }
    }
    variables.leave();
}

/// Whether a variable of this name is recorded. Comprehensions have variables such as `.0`.
fn is_shown(name: &str) -> bool {
    !name.starts_with("__") && !name.starts_with('.') && name.len() <= LENGTH
}

fn see(
    variables: &mut Variables<'_>,
    name: &str,
    object: &PyObject,
    look: &Look<'_>,
    place: Place,
) {
    let before = look.seen();
    let value = variables.see(
        name,
        |old| look.is_closed(name, place, object, old) || look.is_same(old, object, DEPTH),
        |old| look.value_of(old, object, DEPTH),
    );
    look.close(name, place, object, value, before);
}
