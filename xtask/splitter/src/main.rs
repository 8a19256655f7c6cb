//! Splits a program that was linked with relocations: `splitter PROGRAM.wasm FOLDER` writes the core, `core.wasm`, and
//! the chunks beside it, `split.js`, by which name the core imports what loads them, and `users.txt`: a line for each
//! chunk that several screens share, its name and theirs. `bridge.wat` serves to put chunks together.
//!
//! A program of its own, since only releases need the libraries that it brings.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs, iter};

use eyre::{Result, WrapErr, bail};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{Import, Parser, Payload, TypeRef};

/// The names of the chunks that several screens share.
const SHARED_CHUNK: &str = "chunk_";
/// The module from which chunks import what they share with the core.
const CORE: &str = "__wasm_split";

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [program, folder] = arguments.as_slice() else {
        bail!("usage: splitter PROGRAM.wasm FOLDER");
    };
    split(program, Path::new(folder)).wrap_err_with(|| format!("splitting {program}"))
}

fn split(program: &str, folder: &Path) -> Result<()> {
    let wasm = fs::read(program)?;
    let core = folder.join("core.wasm");
    let mut options = Options::new(&wasm);
    options.output_dir = folder;
    options.main_out_path = &core;
    options.link_name = "./split.js";
    options.main_module = "./core.js";
    let program = transform(options)?;
    let mut users = BTreeMap::<&String, BTreeSet<&String>>::new();
    for (screen, chunks) in &program.prefetch_map {
        for chunk in chunks
            .iter()
            .filter(|chunk| chunk.starts_with(SHARED_CHUNK))
        {
            users.entry(chunk).or_default().insert(screen);
        }
    }
    let line = |(chunk, screens): (&String, BTreeSet<&String>)| {
        let names: Vec<_> = iter::once(chunk)
            .chain(screens)
            .map(String::as_str)
            .collect();
        names.join(" ") + "\n"
    };
    let lines = users.into_iter().map(line);
    fs::write(folder.join("users.txt"), lines.collect::<String>())?;
    fs::write(folder.join("bridge.wat"), bridge(&program.split_modules)?)?;
    Ok(())
}

/// A module that imports from the core, each once, all memories, tables and globals that chunks share with it, and exports
/// them: chunks that are put together with it have one memory, and each one of its own without.
fn bridge(chunks: &[PathBuf]) -> Result<String> {
    let mut items = BTreeMap::new();
    for path in chunks {
        let wasm = fs::read(path)?;
        for payload in Parser::new(0).parse_all(&wasm) {
            let Payload::ImportSection(section) = payload? else {
                continue;
            };
            for import in section.into_imports() {
                let Import { module, name, ty } = import?;
                if let (CORE, Some(of_type)) = (module, text_of(ty)) {
                    items.insert(name.to_owned(), of_type);
                }
            }
        }
    }
    let line = |(name, (kind, of_type))| {
        format!("({kind} (export \"{name}\") (import \"core\" \"{name}\") {of_type})\n")
    };
    let lines: String = items.into_iter().map(line).collect();
    Ok(format!("(module\n{lines})\n"))
}

/// The kind and the type of what is no function, as WebAssembly's text has it.
fn text_of(import: TypeRef) -> Option<(&'static str, String)> {
    let limits = |least: u64, most: Option<u64>| {
        most.map_or_else(|| least.to_string(), |most| format!("{least} {most}"))
    };
    match import {
        TypeRef::Memory(memory) => Some(("memory", limits(memory.initial, memory.maximum))),
        TypeRef::Table(table) => {
            let limits = limits(table.initial, table.maximum);
            Some(("table", format!("{limits} {}", table.element_type)))
        }
        TypeRef::Global(global) if global.mutable => {
            Some(("global", format!("(mut {})", global.content_type)))
        }
        TypeRef::Global(global) => Some(("global", global.content_type.to_string())),
        _ => None,
    }
}
