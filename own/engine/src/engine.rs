//! The run of one program, from its text to its end.

use bezzel_recording::protocol::{Ended, ErrorReport, Run};
use rustpython_vm::{
    AsObject, Interpreter, PyResult, Settings, VirtualMachine, builtins::PyBaseExceptionRef,
    compiler::Mode,
};

use crate::{
    library, report,
    session::{self, Session},
    trace::{self, PROGRAM},
};

/// Runs a program, and sends its recording.
pub fn run(run: Run) -> Ended {
    session::begin(&run);
    let mut settings = Settings::default();
    settings.argv = [PROGRAM.to_owned()]
        .into_iter()
        .chain(run.arguments)
        .collect();
    let interpreter = Interpreter::builder(settings).build();
    let error = interpreter.enter(|vm| {
        vm.recursion_limit.set(run.limits.frames as usize);
        let ended = library::install(vm).and_then(|()| execute(&run.source, vm));
        trace::stop(vm);
        ended
            .err()
            .and_then(|error| outcome(&error, &run.source, vm))
    });
    session::with(|session| session.end(error))
}

fn execute(source: &str, vm: &VirtualMachine) -> PyResult<()> {
    let code = vm
        .compile(source, Mode::Exec, PROGRAM)
        .map_err(|error| error.into_pyexception(vm, Some(source)))?;
    let scope = vm.new_scope_with_main()?;
    trace::start(vm);
    vm.run_code_obj(code, scope).map(drop)
}

/// The error of a program that did not end by itself or by `exit()`, whose reason is printed.
fn outcome(error: &PyBaseExceptionRef, source: &str, vm: &VirtualMachine) -> Option<ErrorReport> {
    if !error.fast_isinstance(vm.ctx.exceptions.system_exit) {
        return Some(report::describe(error, source, vm));
    }
    let arguments = error.args();
    let reason = arguments.as_slice().first().filter(|reason| {
        !vm.is_none(reason) && !reason.class().fast_issubclass(vm.ctx.types.int_type)
    });
    if let Some(reason) = reason.and_then(|reason| reason.str(vm).ok()) {
        session::with(|session: &mut Session| {
            session.print(&format!("{}\n", reason.to_string_lossy()))
        });
    }
    None
}
