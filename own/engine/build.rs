//! Writes the list of the modules of Python's own library that are a part of the engine.

use std::{env, fs, path::Path};

/// Each module with its file.
const MODULES: &[(&str, &str)] = &[
    ("_collections_abc", "_collections_abc.py"),
    ("_py_abc", "_py_abc.py"),
    ("_pydatetime", "_pydatetime.py"),
    ("_pydecimal", "_pydecimal.py"),
    ("_strptime", "_strptime.py"),
    ("_weakrefset", "_weakrefset.py"),
    ("abc", "abc.py"),
    ("argparse", "argparse.py"),
    ("calendar", "calendar.py"),
    ("copyreg", "copyreg.py"),
    ("datetime", "datetime.py"),
    ("decimal", "decimal.py"),
    ("difflib", "difflib.py"),
    ("fnmatch", "fnmatch.py"),
    ("fractions", "fractions.py"),
    ("genericpath", "genericpath.py"),
    ("json", "json/__init__.py"),
    ("json.decoder", "json/decoder.py"),
    ("json.encoder", "json/encoder.py"),
    ("json.scanner", "json/scanner.py"),
    ("keyword", "keyword.py"),
    ("logging", "logging/__init__.py"),
    ("numbers", "numbers.py"),
    ("posixpath", "posixpath.py"),
    ("pprint", "pprint.py"),
    ("re", "re/__init__.py"),
    ("re._casefix", "re/_casefix.py"),
    ("re._compiler", "re/_compiler.py"),
    ("re._constants", "re/_constants.py"),
    ("re._parser", "re/_parser.py"),
    ("stat", "stat.py"),
    ("string", "string/__init__.py"),
    ("textwrap", "textwrap.py"),
    ("unittest", "unittest/__init__.py"),
    ("unittest._log", "unittest/_log.py"),
    ("unittest.async_case", "unittest/async_case.py"),
    ("unittest.case", "unittest/case.py"),
    ("unittest.loader", "unittest/loader.py"),
    ("unittest.main", "unittest/main.py"),
    ("unittest.result", "unittest/result.py"),
    ("unittest.runner", "unittest/runner.py"),
    ("unittest.signals", "unittest/signals.py"),
    ("unittest.suite", "unittest/suite.py"),
    ("unittest.util", "unittest/util.py"),
    ("weakref", "weakref.py"),
];

fn main() {
    let list: String = MODULES
        .iter()
        .map(|(name, file)| {
            let path = Path::new(rustpython_pylib::LIB_PATH).join(file);
            format!("({name:?}, include_str!({path:?})),\n")
        })
        .collect();
    let folder = env::var("OUT_DIR").expect("Cargo sets it");
    let file = Path::new(&folder).join("standard.rs");
    fs::write(file, format!("&[\n{list}]")).expect("the list is written");
    println!("cargo::rerun-if-changed=build.rs");
}
