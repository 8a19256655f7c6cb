//! The modules that a visitor's program may import: some of RustPython's, those of the folder `library/`, and some of Python's
//! own library.

use bezzel_recording::repair::DRAWING;
use js_sys::{Date, Math};
use rustpython_vm::{
    AsObject, PyObjectRef, PyResult, VirtualMachine,
    builtins::{PyInt, PyStr, PyStrRef, PyTuple},
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
    "_colorize",
    "_drawing",
    "_terminal",
    "array",
    "asyncio",
    "bisect",
    "cProfile",
    "collections",
    "collections.abc",
    "concurrent",
    "concurrent.futures",
    "contextlib",
    "contextvars",
    "copy",
    "csv",
    "dataclasses",
    "doctest",
    "enum",
    "functools",
    "gettext",
    "heapq",
    "inspect",
    "io",
    "locale",
    "math",
    "multiprocessing",
    "numpy",
    "operator",
    "os",
    "pathlib",
    "pstats",
    "queue",
    "random",
    "shutil",
    "signal",
    "statistics",
    "threading",
    "time",
    "timeit",
    "traceback",
    "types",
    "typing",
    "warnings",
];

/// The modules of Python's own library that are written in Python and need no file or network: their texts are those of
/// `rustpython-pylib`.
const STANDARD: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/standard.rs"));

/// The text of a module.
fn text(name: &str) -> Option<&'static str> {
    let own = MODULES.iter().chain(STANDARD).find(|(own, _)| *own == name);
    let root = name.split('.').next().unwrap_or_default();
    let name = if DRAWING.contains(&root) {
        "_drawing"
    } else {
        name
    };
    let drawing = || MODULES.iter().find(|(own, _)| *own == name);
    own.or_else(drawing).map(|(_, text)| *text)
}

/// Gives the program its input and output, and has `import` find our modules.
pub fn install(vm: &VirtualMachine) -> PyResult<()> {
    let native = native(vm)?;
    vm.sys_module
        .get_attr("modules", vm)?
        .set_item(NATIVE, native, vm)?;
    let before = vm.builtins.get_attr("__import__", vm)?;
    let import = vm.new_function(
        "__import__",
        move |mut args: FuncArgs, vm: &VirtualMachine| {
            let name = args
                .args
                .first()
                .and_then(|name| name.downcast_ref::<PyStr>());
            let name = name.and_then(|name| name.to_str()).unwrap_or_default();
            let package = package(&args, vm)?;
            let whole = match &package {
                Some(package) if name.is_empty() => package.clone(),
                Some(package) => format!("{package}.{name}"),
                None => name.to_owned(),
            };
            load(&whole, vm)?;
            // `from package import part` may mean a module.
            let parts = args.args.get(3);
            let parts = parts.and_then(|parts| parts.downcast_ref::<PyTuple>());
            let parts = parts.map_or(&[][..], |parts| parts.as_slice());
            for part in parts.iter().filter_map(|part| part.downcast_ref::<PyStr>()) {
                load(
                    &format!("{whole}.{}", part.to_str().unwrap_or_default()),
                    vm,
                )?;
            }
            if package.is_some() {
                args.args[0] = vm.ctx.new_str(whole).into();
                args.args[4] = vm.ctx.new_int(0).into();
            }
            before.call(args, vm)
        },
    );
    vm.builtins.set_attr("__import__", import, vm)?;
    load(TERMINAL, vm)
}

/// The package of ours in which a module has a relative import.
fn package(args: &FuncArgs, vm: &VirtualMachine) -> PyResult<Option<String>> {
    let level = args
        .args
        .get(4)
        .and_then(|level| level.downcast_ref::<PyInt>());
    if level.is_none_or(|level| !level.as_bigint().gt(&0.into())) {
        return Ok(None);
    }
    let Some(globals) = args.args.get(1) else {
        return Ok(None);
    };
    let name = globals.get_item("__name__", vm)?;
    let name = name
        .downcast_ref::<PyStr>()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    let has_parts = STANDARD
        .iter()
        .any(|(part, _)| part.split('.').next() == Some(name) && *part != name);
    let package = if has_parts {
        name
    } else {
        name.rsplit_once('.').map_or(name, |(package, _)| package)
    };
    Ok(STANDARD
        .iter()
        .any(|(own, _)| *own == package)
        .then(|| package.to_owned()))
}

/// Loads a module of ours, if it is one, and before it the modules that contain it.
fn load(name: &str, vm: &VirtualMachine) -> PyResult<()> {
    let parent = name.rsplit_once('.');
    if let Some((parent, _)) = parent {
        load(parent, vm)?;
    }
    let Some(text) = text(name) else {
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
        vm.new_function("offset", || Date::new_0().get_timezone_offset()),
        vm.new_function("chance", Math::random),
        vm.new_function("real", |name: PyStrRef, x: f64, y: f64| {
            real(name.to_str().unwrap_or_default(), x, y)
        }),
    ];
    let named = vm.ctx.new_dict();
    for (name, function) in ["write", "read", "clock", "offset", "chance", "real"]
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
