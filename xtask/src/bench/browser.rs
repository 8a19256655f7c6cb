//! Timing in a browser: the counts as wasm with and without 128-bit instructions, and plain JavaScript.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::{
    cases::{Cases, Place},
    times::Times,
};
use crate::{
    process::{run, say},
    project, rustflags,
    setup::{Toolbox, WASM},
};

/// The programs to compare, by their folders, and what the compiler is told for each.
const BUILDS: [(&str, &[&str]); 2] = [("simd", &[rustflags::SIMD]), ("plain", &[])];

/// Builds the programs as the page's worker is built, and returns the folder with them and the page that runs them.
///
/// # Errors
/// When one does not build.
pub(crate) fn build(toolbox: &Toolbox) -> Result<PathBuf> {
    let target = project::root().join("target/bench");
    let page = target.join("page");
    for (name, flags) in BUILDS {
        say(&format!("Building the counts for the browser: {name}"));
        let mut cargo = Command::new("cargo");
        cargo
            .current_dir(project::root())
            .args([
                "build",
                "--release",
                "--package",
                "bezzel-bench",
                "--target",
                WASM,
            ])
            .arg("--target-dir")
            .arg(target.join(name))
            .env(rustflags::VARIABLE, rustflags::encoded(flags));
        run(&mut cargo, "compiling the bench")?;
        let compiled = target
            .join(name)
            .join(WASM)
            .join("release/bezzel_bench.wasm");
        let folder = page.join(name);
        bind(toolbox, &compiled, &folder)?;
    }
    for file in ["index.html", "search.js", "worker.js"] {
        let from = project::root().join("xtask/bench/page").join(file);
        fs::copy(&from, page.join(file)).with_context(|| format!("copying {}", from.display()))?;
    }
    Ok(page)
}

/// Makes a module of a compiled program, and optimises it.
fn bind(toolbox: &Toolbox, compiled: &Path, folder: &Path) -> Result<()> {
    let mut bindgen = toolbox.command("wasm-bindgen")?;
    bindgen
        .args(["--target", "web", "--no-typescript", "--out-dir"])
        .arg(folder)
        .arg(compiled);
    run(&mut bindgen, "making a module of the bench")?;
    let program = folder.join("bezzel_bench_bg.wasm");
    let mut wasm_opt = toolbox.command("wasm-opt")?;
    wasm_opt.args(["-O3", "-o"]).arg(&program).arg(&program);
    run(&mut wasm_opt, "optimising the bench")
}

/// Has the browser time what is in the folder, each case in a worker of its own.
///
/// # Errors
/// When the browser does not start, or a case fails.
pub(crate) fn time(toolbox: &Toolbox, page: &Path, cases: &Cases, times: &mut Times) -> Result<()> {
    let mut node = script("run.mjs", toolbox)?;
    node.arg(page).args(cases.of_place(Place::Browser));
    times.enter_lines_of(&mut node, "timing in the browser")
}

/// Has the workers of the built site count together.
///
/// # Errors
/// When the browser does not start, or the page does not count.
pub(crate) fn time_site(toolbox: &Toolbox, cases: &Cases, times: &mut Times) -> Result<()> {
    let mut node = script("site.mjs", toolbox)?;
    node.args(cases.of_place(Place::Site));
    times.enter_lines_of(&mut node, "timing the page")
}

/// A script of the bench that drives the browser.
fn script(name: &str, toolbox: &Toolbox) -> Result<Command> {
    let mut node = toolbox.command("node")?;
    node.arg(format!("xtask/bench/{name}"));
    Ok(node)
}
