//! Puts chunks of the program together.

use std::{collections::BTreeMap, fmt::Write, fs, path::Path, process::Command};

use anyhow::{Context, Result, ensure};
use wasmparser::{Import, Parser, Payload, TypeRef};

use crate::process::run;

/// The module from which chunks import what they share with the core.
const SHARED: &str = "__wasm_split";
/// The instructions that the compiler's output may have; wasm-merge asks to be told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-reference-types",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-multivalue",
];

/// Puts chunks into the core, whose exports they import.
///
/// # Errors
/// When wasm-merge fails.
pub(super) fn into_core(parts: &Path, core: &str, chunks: &[String]) -> Result<()> {
    let mut merge = merge(parts);
    let file = format!("{core}.wasm");
    merge.args([&file, SHARED]);
    add(&mut merge, chunks);
    merge.args(["--output", &file]);
    run(&mut merge, "putting into the core what all screens share")
}

/// Puts other chunks into one, by their names.
///
/// # Errors
/// When a chunk cannot be read, or wasm-merge fails.
pub(super) fn into_chunk(parts: &Path, chunk: &str, others: &[String]) -> Result<()> {
    if others.is_empty() {
        return Ok(());
    }
    let mut imports = BTreeMap::new();
    for name in others.iter().map(String::as_str).chain([chunk]) {
        let path = parts.join(format!("{name}.wasm"));
        let wasm = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        let shared = shared_imports(&wasm);
        imports.extend(shared.with_context(|| format!("reading {}", path.display()))?);
    }
    ensure!(
        !imports.is_empty(),
        "{chunk}.wasm shares nothing with the core"
    );
    let bridge = format!("{chunk}_bridge.wat");
    fs::write(parts.join(&bridge), bridge_of(&imports)).context("writing a module")?;
    let file = format!("{chunk}.wasm");
    let mut merge = merge(parts);
    // The features of the first are those of the whole.
    merge.args([&file, chunk]);
    add(&mut merge, others);
    merge.args([&bridge, SHARED, "--output", &file]);
    run(&mut merge, "putting together what some screens share")
}

fn merge(parts: &Path) -> Command {
    let mut merge = Command::new("wasm-merge");
    merge.current_dir(parts).args(FEATURES);
    merge
}

fn add(merge: &mut Command, chunks: &[String]) {
    for chunk in chunks {
        // Nothing imports from a chunk by its name.
        merge.args([&format!("{chunk}.wasm"), chunk]);
    }
}

/// The memory, tables and globals that a module imports from the core: their names, kinds and types.
fn shared_imports(wasm: &[u8]) -> Result<BTreeMap<String, (&'static str, String)>> {
    let mut found = BTreeMap::new();
    for payload in Parser::new(0).parse_all(wasm) {
        let Payload::ImportSection(section) = payload? else {
            continue;
        };
        for import in section.into_imports() {
            let Import { module, name, ty } = import?;
            let of_type = match ty {
                TypeRef::Memory(memory) => ("memory", limits(memory.initial, memory.maximum)),
                TypeRef::Table(table) => {
                    let limits = limits(table.initial, table.maximum);
                    ("table", format!("{limits} {}", table.element_type))
                }
                TypeRef::Global(global) if global.mutable => {
                    ("global", format!("(mut {})", global.content_type))
                }
                TypeRef::Global(global) => ("global", global.content_type.to_string()),
                _ => continue,
            };
            if module == SHARED {
                found.insert(name.to_owned(), of_type);
            }
        }
    }
    Ok(found)
}

/// At least and at most how many, as WebAssembly's text has it.
fn limits(least: u64, most: Option<u64>) -> String {
    most.map_or_else(|| least.to_string(), |most| format!("{least} {most}"))
}

/// A module that imports each of these once and exports it to all chunks that are put together: a module with the same memory
/// imported twice has two memories.
fn bridge_of(imports: &BTreeMap<String, (&str, String)>) -> String {
    let mut text = "(module\n".to_owned();
    for (number, (name, (kind, of_type))) in imports.iter().enumerate() {
        let _ = writeln!(
            text,
            "(import \"core\" \"{name}\" ({kind} $of{number} {of_type}))"
        );
    }
    for (number, (name, (kind, _))) in imports.iter().enumerate() {
        let _ = writeln!(text, "(export \"{name}\" ({kind} $of{number}))");
    }
    text + ")\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_chunks_import_is_imported_once() {
        // (module (import "__wasm_split" "f" (func)) (import "__wasm_split" "memory" (memory 18))
        //   (import "__wasm_split" "table" (table 5 5 funcref)) (import "__wasm_split" "sp" (global (mut i32)))
        //   (import "other" "g" (global i32)))
        let module = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02\x5f\x05\x0c__wasm_split\x01f\0\0\
            \x0c__wasm_split\x06memory\x02\0\x12\x0c__wasm_split\x05table\x01\x70\x01\x05\x05\
            \x0c__wasm_split\x02sp\x03\x7f\x01\x05other\x01g\x03\x7f\0";
        let mut imports = shared_imports(module).unwrap();
        imports.extend(shared_imports(module).unwrap());
        assert_eq!(
            bridge_of(&imports),
            "(module\n(import \"core\" \"memory\" (memory $of0 18))\n(import \"core\" \"sp\" (global $of1 (mut i32)))\n\
             (import \"core\" \"table\" (table $of2 5 5 funcref))\n\
             (export \"memory\" (memory $of0))\n(export \"sp\" (global $of1))\n(export \"table\" (table $of2))\n)\n"
        );
        assert!(shared_imports(&module[..40]).is_err());
    }
}
