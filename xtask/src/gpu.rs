//! `cargo xtask gpu`: counts queens with a graphics processor, checks the numbers, and times them beside the processor
//! (`bench/gpu.mjs`).

use std::path::PathBuf;

use anyhow::Result;

use crate::{
    process::{run, say},
    project::{command, target},
    setup::{Need, Toolbox},
};

/// Builds the command with the feature `gpu`, and times 16 to 20 queens; with another counter, whose words may have an `{N}`
/// in them, also that one. Writes the times to BENCHMARKS.md.
pub(crate) fn gpu(other: &[String]) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::Rust, Need::Node])?;
    let mut build = command("cargo build --release --package bezzel-count --features gpu");
    run(&mut build, "building the command")?;
    say(
        "Counting with the graphics processor (ten minutes at most): leave the machine alone meanwhile",
    );
    let mut node = toolbox.command("node bench/gpu.mjs")?;
    node.arg(counter("release"))
        .args(["16", "20", "keep"])
        .args(other);
    run(&mut node, "timing the graphics processor")
}

/// The command of a build.
pub(crate) fn counter(profile: &str) -> PathBuf {
    let name = format!("bezzel-count{}", std::env::consts::EXE_SUFFIX);
    target().join(profile).join(name)
}
