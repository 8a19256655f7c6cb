//! Writes the list of the modules of Python's own library that are a part of the engine.

use std::{env, fs, path::Path};

/// Each module with its file.
const MODULES: &[(&str, &str)] = &[
    ("_pydatetime", "_pydatetime.py"),
    ("argparse", "argparse.py"),
    ("copyreg", "copyreg.py"),
    ("datetime", "datetime.py"),
    ("difflib", "difflib.py"),
    ("json", "json/__init__.py"),
    ("json.decoder", "json/decoder.py"),
    ("json.encoder", "json/encoder.py"),
    ("json.scanner", "json/scanner.py"),
    ("keyword", "keyword.py"),
    ("pprint", "pprint.py"),
    ("re", "re/__init__.py"),
    ("re._casefix", "re/_casefix.py"),
    ("re._compiler", "re/_compiler.py"),
    ("re._constants", "re/_constants.py"),
    ("re._parser", "re/_parser.py"),
    ("textwrap", "textwrap.py"),
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
