//! `cargo xtask package`: the solver as a JavaScript package, in target/package/.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use crate::{
    process::{run, say},
    project, rustflags,
    setup::{self, Toolbox},
    sizes,
};

/// For whom the package is built: each gets a folder of its own.
const TARGETS: [&str; 3] = ["nodejs", "web", "bundler"];

/// Builds the package for each target and prints what it weighs.
///
/// # Errors
/// When a tool cannot be installed, or the package does not build.
pub(crate) fn package() -> Result<()> {
    with(&setup::for_package()?)?;
    say("The packages are in target/package/");
    Ok(())
}

/// Builds with tools that are installed already.
pub(crate) fn with(toolbox: &Toolbox) -> Result<()> {
    say("Building the JavaScript package (the first time about 2 minutes)");
    for target in TARGETS {
        let folder = folder(target);
        let mut wasm_pack = toolbox.command("wasm-pack")?;
        // Paths are relative to the crate. With its tools on PATH wasm-pack need not download any.
        wasm_pack
            .args(["build", "solver", "--release", "--mode", "no-install"])
            .args(["--target", target, "--out-dir"])
            .arg(&folder)
            .args(["--", "--features", "js"])
            // Whatever runs the package's BigInt runs these instructions, too; the counts are twice as fast with them.
            .env(rustflags::VARIABLE, rustflags::encoded(&[rustflags::SIMD]));
        run(&mut wasm_pack, "building the JavaScript package")?;
        // It would keep all of the folder out of a repository, and of an archive of the package.
        fs::remove_file(folder.join(".gitignore")).context("tidying up the package")?;
    }
    let wasm = folder(TARGETS[0]).join("bezzel_solver_bg.wasm");
    let (bytes, gzip) = sizes::of_file(&wasm)?;
    say(&format!(
        "The wasm of each is {bytes} bytes, {gzip} compressed by gzip"
    ));
    Ok(())
}

fn folder(target: &str) -> PathBuf {
    project::root().join("target/package").join(target)
}
