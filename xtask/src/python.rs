//! `cargo xtask python`: the engine that runs visitors' Python programs, in target/python/site/.
//!
//! It has a workspace of its own, `own/engine/`, and its first build takes minutes. A build for a host waits for it. `serve` serves
//! a light page before, the first time. Any other build takes an engine that is there.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    licences::{self, Program},
    process::{run, say},
    project, rustflags,
    setup::{Need, Toolbox, WASM},
    sizes,
};

/// The name of the worker's program.
pub const WORKER: &str = "worker_python";
/// The file with its program.
const PROGRAM: &str = "worker_python_bg.wasm";
/// The manifest of its workspace.
const MANIFEST: &str = "own/engine/Cargo.toml";
/// The file of the site with the licences of its libraries.
const LICENCES: &str = "worker_python-licences.txt";
/// The variable that makes the engine a part of a light site, with any value.
pub const INCLUDED: &str = "BEZZEL_PYTHON";
/// The tools that the engine needs.
pub const NEEDS: [Need; 2] = [Need::WasmBindgen, Need::Node];

/// Flags for the compiler and the linker: random numbers come from the browser; visitors' programs call deep, and take no
/// more memory than this.
const FLAGS: [&str; 3] = [
    "--cfg=getrandom_backend=\"wasm_js\"",
    "-Clink-arg=-zstack-size=8388608",
    "-Clink-arg=--max-memory=536870912",
];

/// Builds the engine, and prints its size.
pub fn python() -> Result<()> {
    with(&Toolbox::with(&NEEDS)?)?;
    sizes::of_file(&program())
}

/// Builds the engine with tools that are installed already.
pub fn with(toolbox: &Toolbox) -> Result<()> {
    say("Building the Python engine (the first time 6 minutes)");
    // Its parser is promised to compile with a later Rust only, and compiles with ours.
    let mut cargo = project::command(&format!(
        "cargo build --quiet --locked --ignore-rust-version --release --target {WASM} --manifest-path {MANIFEST} --target-dir"
    ));
    cargo.arg(target());
    rustflags::of_release(&mut cargo, &FLAGS);
    run(&mut cargo, "compiling the Python engine")?;
    let compiled = target().join(WASM).join(format!("release/{WORKER}.wasm"));
    if is_newer(&program(), &compiled) {
        return Ok(());
    }
    // An interrupted build leaves no engine that looks whole.
    let unfinished = target().join("unfinished");
    project::empty_folder(&unfinished)?;
    let mut bindgen = toolbox.command("wasm-bindgen --target web --no-typescript --remove-name-section --remove-producers-section --out-dir")?;
    run(
        bindgen.arg(&unfinished).arg(&compiled),
        "making the bindings of the Python engine",
    )?;
    let licences = licences::of_libraries(&Program {
        manifest: MANIFEST,
        package: "bezzel-python",
        target: WASM,
    })?;
    fs::write(unfinished.join(LICENCES), licences).context("writing the licences")?;
    project::empty_folder(&folder())?;
    fs::rename(unfinished, folder()).context("moving the Python engine to its place")
}

/// Whether the engine has been built.
pub fn is_built() -> bool {
    program().exists()
}

/// Copies the files of the engine into a folder.
pub fn copy_into(folder_of_site: &Path) -> Result<()> {
    for name in project::files_in(&folder())? {
        project::copy_into(&folder().join(name), folder_of_site)?;
    }
    Ok(())
}

/// Whether the engine is a part of a light site.
pub fn is_asked_for() -> bool {
    env::var_os(INCLUDED).is_some()
}

fn program() -> PathBuf {
    folder().join(PROGRAM)
}

/// The folder with the files of the engine.
pub fn folder() -> PathBuf {
    target().join("site")
}

fn target() -> PathBuf {
    project::target().join("python")
}

fn is_newer(one: &Path, other: &Path) -> bool {
    let changed = |path| fs::metadata(path).and_then(|file| file.modified()).ok();
    changed(one) > changed(other)
}
