//! The second build of the worker, for browsers that compute with vectors of 128 bits. Nearly all do; those that do
//! not refuse a program that has such instructions anywhere in it. The page asks which one to load
//! (`bridge::build`). Trunk builds each program in one way, so this build is made here.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::target_folder;
use crate::{
    process::{run, say},
    project, rustflags,
    setup::WASM,
};

/// The name of the files beside those of the plain worker.
const NAME: &str = "worker_simd";

/// Builds the worker with vector instructions into a folder that has the plain one. Trunk runs this with its tools on
/// PATH.
///
/// # Errors
/// When it does not build, or a tool of Trunk's is not on PATH.
pub(super) fn build(folder: &Path) -> Result<()> {
    say("Building the worker once more, with vector instructions");
    let program = compile()?;
    let mut bindgen = Command::new("wasm-bindgen");
    bindgen.args(["--target", "web", "--no-typescript", "--out-name", NAME]);
    bindgen.arg("--out-dir").arg(folder).arg(program);
    run(&mut bindgen, "making the worker's bindings")?;
    let wasm = folder.join(format!("{NAME}_bg.wasm"));
    let mut optimise = Command::new("wasm-opt");
    optimise.args(["-O3", "--enable-simd", "--strip-debug", "--strip-producers"]);
    optimise.arg(&wasm).arg("--output").arg(&wasm);
    run(&mut optimise, "making the worker small and fast")?;
    let loader = folder.join(format!("{NAME}_loader.js"));
    fs::write(
        &loader,
        format!("import init from './{NAME}.js';await init();"),
    )
    .with_context(|| format!("writing {}", loader.display()))
}

/// Compiles the worker; gives the file.
fn compile() -> Result<PathBuf> {
    let target = target_folder();
    let mut cargo = Command::new("cargo");
    cargo.current_dir(project::root());
    cargo.args(["build", "--release", "--package", "bezzel"]);
    cargo.args(["--bin", "worker", "--target", WASM, "--target-dir"]);
    cargo.arg(&target);
    cargo.env(rustflags::VARIABLE, rustflags::encoded(&[rustflags::SIMD]));
    run(&mut cargo, "compiling the worker with vector instructions")?;
    Ok(target.join(WASM).join("release/worker.wasm"))
}
