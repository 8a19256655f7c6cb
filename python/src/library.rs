//! The modules that a visitor's program may import: some of RustPython's, and those of the folder `library/`.

use js_sys::{Date, Math};
use rustpython_vm::{
    AsObject, PyObjectRef, PyResult, VirtualMachine,
    builtins::{PyStr, PyStrRef},
    function::FuncArgs,
    import::import_file,
};

use crate::session;

/// The name of the module with the functions that our library needs from Rust.
const NATIVE: &str = "_bezzel";
/// The module that gives the program its input and output.
const TERMINAL: &str = "_terminal";

macro_rules! modules {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../library/", $name, ".py")))),*]
    };
}

/// The modules of our library, each with its text.
const MODULES: &[(&str, &str)] = modules![
    "__future__",
    "_annotations",
    "_terminal",
    "abc",
    "bisect",
    "collections",
    "collections.abc",
    "contextlib",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "heapq",
    "math",
    "operator",
    "os",
    "random",
    "string",
    "time",
    "timeit",
    "types",
    "typing",
];

/// Gives the program its input and output, and has `import` find our modules.
pub(crate) fn install(vm: &VirtualMachine) -> PyResult<()> {
    let native = native(vm)?;
    vm.sys_module
        .get_attr("modules", vm)?
        .set_item(NATIVE, native, vm)?;
    let before = vm.builtins.get_attr("__import__", vm)?;
    let import = vm.new_function("__import__", move |args: FuncArgs, vm: &VirtualMachine| {
        if let Some(name) = args
            .args
            .first()
            .and_then(|name| name.downcast_ref::<PyStr>())
        {
            load(name.to_str().unwrap_or_default(), vm)?;
        }
        before.call(args, vm)
    });
    vm.builtins.set_attr("__import__", import, vm)?;
    load(TERMINAL, vm)
}

/// Loads a module of ours, if it is one, and before it the modules that contain it.
fn load(name: &str, vm: &VirtualMachine) -> PyResult<()> {
    let parent = name.rsplit_once('.');
    if let Some((parent, _)) = parent {
        load(parent, vm)?;
    }
    let Some((_, text)) = MODULES.iter().find(|(own, _)| *own == name) else {
        return Ok(());
    };
    let modules = vm.sys_module.get_attr("modules", vm)?;
    if modules.get_item(name, vm).is_ok() {
        return Ok(());
    }
    let module = import_file(vm, name, &format!("<{name}>"), text)?;
    if let Some((parent, own)) = parent {
        let own = vm.ctx.intern_str(own);
        modules.get_item(parent, vm)?.set_attr(own, module, vm)?;
    }
    Ok(())
}

/// The module with the functions of the browser and of the machine.
fn native(vm: &VirtualMachine) -> PyResult<PyObjectRef> {
    let functions = [
        vm.new_function("write", |text: PyStrRef| {
            let length = text.char_len();
            session::with(|session| session.print(&text.to_string_lossy()));
            length
        }),
        vm.new_function("read", || session::with(session::Session::read_line)),
        vm.new_function("clock", || Date::now() / 1_000.0),
        vm.new_function("chance", Math::random),
        vm.new_function("real", |name: PyStrRef, x: f64, y: f64| {
            real(name.to_str().unwrap_or_default(), x, y)
        }),
    ];
    let named = vm.ctx.new_dict();
    for (name, function) in ["write", "read", "clock", "chance", "real"]
        .into_iter()
        .zip(functions)
    {
        named.set_item(name, function.into(), vm)?;
    }
    Ok(vm.new_module(NATIVE, named, None).as_object().to_owned())
}

/// The value of a function of real numbers.
fn real(name: &str, x: f64, y: f64) -> f64 {
    match name {
        "sqrt" => x.sqrt(),
        "cbrt" => x.cbrt(),
        "exp" => x.exp(),
        "exp2" => x.exp2(),
        "expm1" => x.exp_m1(),
        "log" => x.ln(),
        "log2" => x.log2(),
        "log10" => x.log10(),
        "log1p" => x.ln_1p(),
        "sin" => x.sin(),
        "cos" => x.cos(),
        "tan" => x.tan(),
        "asin" => x.asin(),
        "acos" => x.acos(),
        "atan" => x.atan(),
        "sinh" => x.sinh(),
        "cosh" => x.cosh(),
        "tanh" => x.tanh(),
        "asinh" => x.asinh(),
        "acosh" => x.acosh(),
        "atanh" => x.atanh(),
        "pow" => x.powf(y),
        "atan2" => x.atan2(y),
        "fmod" => x % y,
        "copysign" => x.copysign(y),
        _ => f64::NAN,
    }
}
