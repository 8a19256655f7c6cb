//! Splits a program that was linked with relocations: `splitter PROGRAM.wasm FOLDER` writes the core, `core.wasm`, and
//! the chunks beside it, and `split.js`, by which name the core imports what loads them.
//!
//! A program of its own, since only releases need the libraries that it brings.

use std::path::Path;
use std::{env, fs, process::ExitCode};

use wasm_split_cli_support::{Options, transform};

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
    transform(options)?;
    Ok(())
}
