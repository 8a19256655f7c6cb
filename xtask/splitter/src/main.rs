//! Splits a program that was linked with relocations: `splitter PROGRAM.wasm FOLDER` writes the core, `core.wasm`, and
//! the chunks beside it, `split.js`, by which name the core imports what loads them, and `users.txt`: a line for each
//! chunk that several screens share, its name and theirs.
//!
//! A program of its own, since only releases need the libraries that it brings.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs, iter, process::ExitCode};

use wasm_split_cli_support::{Options, transform};

/// How the chunks are called that several screens share.
const SHARED_CHUNK: &str = "chunk_";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [program, folder] = arguments.as_slice() else {
        eprintln!("usage: splitter PROGRAM.wasm FOLDER");
        return ExitCode::FAILURE;
    };
    match split(Path::new(program), Path::new(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{program} cannot be split: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn split(program: &Path, folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let wasm = fs::read(program)?;
    let core = folder.join("core.wasm");
    let mut options = Options::new(&wasm);
    options.output_dir = folder;
    options.main_out_path = &core;
    options.link_name = "./split.js";
    options.main_module = "./core.js";
    let needed = transform(options)?.prefetch_map;
    let mut users = BTreeMap::<&String, BTreeSet<&String>>::new();
    for (screen, chunks) in &needed {
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
    Ok(())
}
