//! Puts chunks of the program together.

use std::{collections::BTreeMap, fmt::Write, fs, path::Path, process::Command};

use anyhow::{Context, Result, ensure};

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
    merge.args([core, SHARED]);
    add(&mut merge, chunks);
    merge.args(["--output", core]);
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
        imports.extend(shared_imports(&text(parts, name)?));
    }
    ensure!(
        !imports.is_empty(),
        "{chunk}.wasm shares nothing with the core"
    );
    let bridge = "bridge.wat";
    fs::write(parts.join(bridge), bridge_of(&imports)).context("writing a module")?;
    let file = format!("{chunk}.wasm");
    let mut merge = merge(parts);
    // The features of the first are those of the whole.
    merge.args([&file, chunk]);
    add(&mut merge, others);
    merge.args([bridge, SHARED, "--output", &file]);
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

/// A chunk as text.
fn text(parts: &Path, chunk: &str) -> Result<String> {
    let mut disassemble = Command::new("wasm-dis");
    disassemble.current_dir(parts).arg(format!("{chunk}.wasm"));
    let output = disassemble.output().context("running wasm-dis")?;
    ensure!(output.status.success(), "wasm-dis cannot read {chunk}.wasm");
    String::from_utf8(output.stdout).context("reading what wasm-dis has written")
}

/// The memory, tables and globals that a module imports from the core: their names, kinds and types.
fn shared_imports(text: &str) -> impl Iterator<Item = (String, (String, String))> {
    let start = format!("(import \"{SHARED}\" \"");
    text.lines().filter_map(move |line| {
        let (name, import) = line.trim().strip_prefix(&start)?.split_once("\" (")?;
        let (kind, named) = import.strip_suffix("))")?.split_once(" $")?;
        let (_, of_type) = named.split_once(' ')?;
        let is_state = ["memory", "table", "global"].contains(&kind);
        is_state.then(|| (name.to_owned(), (kind.to_owned(), of_type.to_owned())))
    })
}

/// A module that imports each of these once and exports it to all chunks that are put together: a module with the same memory
/// imported twice has two memories.
fn bridge_of(imports: &BTreeMap<String, (String, String)>) -> String {
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
        let text = "(module\n (type $0 (func))\n (import \"__wasm_split\" \"memory\" (memory $m 18))\n \
            (import \"__wasm_split\" \"f\" (func $f (type $0)))\n \
            (import \"__wasm_split\" \"sp\" (global $__stack (mut i32)))\n)\n";
        let imports: BTreeMap<_, _> = shared_imports(text).chain(shared_imports(text)).collect();
        assert_eq!(
            bridge_of(&imports),
            "(module\n(import \"core\" \"memory\" (memory $of0 18))\n(import \"core\" \"sp\" (global $of1 (mut i32)))\n\
             (export \"memory\" (memory $of0))\n(export \"sp\" (global $of1))\n)\n"
        );
    }
}
