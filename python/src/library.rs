//! The modules that a visitor's program may import: those that RustPython has, and those of the folder `library/`.

use js_sys::{Date, Math};
use rustpython_vm::{
    AsObject, PyObjectRef, PyResult, VirtualMachine,
    builtins::{PyDictRef, PyModule, PyStr, PyStrRef},
    compiler::Mode,
    function::{FuncArgs, OptionalArg},
    scope::Scope,
};

/// The module with what our library asks of Rust.
const NATIVE: &str = "_bezzel";

macro_rules! modules {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../library/", $name, ".py")))),*]
    };
}

/// The modules of our library, each with its text.
const MODULES: &[(&str, &str)] = modules![
    "__future__", "abc", "bisect", "collections", "collections.abc", "contextlib", "copy", "dataclasses", "enum",
    "functools", "heapq", "math", "operator", "os", "random", "string", "time", "timeit", "types", "typing",
];

/// Has `import` find these modules, and nothing but these and RustPython's own.
pub(crate) fn install(vm: &VirtualMachine) -> PyResult<()> {
    let modules = vm.sys_module.get_attr("modules", vm)?;
    modules.set_item(NATIVE, native(vm)?, vm)?;
    let before = vm.builtins.get_attr("__import__", vm)?;
    let import = vm.new_function("__import__", move |args: ImportArgs, vm: &VirtualMachine| {
        import(args, &before, vm)
    });
    vm.builtins.set_attr("__import__", import, vm)
}
