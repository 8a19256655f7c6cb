//! `cargo xtask bench`: times the counts, natively and in a browser (`bench/main.mjs`), tours from the JavaScript package
//! (`bench/package.mjs`) and the command `bezzel-count` (`bench/command.mjs`). Each script keeps its results in
//! `bench/results.json`, and writes BENCHMARKS.md.

use anyhow::Result;

use crate::{
    build, package,
    process::{run, say},
    project::{command, target},
    rustflags,
    setup::{Need, Toolbox},
};

/// Writes the stored results into the documents.
pub fn report() -> Result<()> {
    run(&mut command("node bench/documents.mjs"), "writing figures")
}

/// Times everything and writes the documents; with `long`, cases that take minutes as well.
pub fn bench(rounds: u32, long: bool) -> Result<()> {
    let toolbox = Toolbox::with(&Need::of_site(&[Need::Chromium, Need::WasmPack]))?;
    build::with(&toolbox)?;
    package::with(&toolbox)?;
    let mut build = command("cargo build --release --package bezzel-count");
    run(&mut build, "building the command")?;
    let mut node = toolbox.command("node bench/main.mjs")?;
    node.arg(rounds.to_string()).args(long.then_some("long"));
    rustflags::of_release(&mut node, &[]);
    run(&mut node, "timing the counts")?;
    say("Timing tours from the JavaScript package");
    let mut node = toolbox.command("node bench/package.mjs")?;
    run(node.arg(rounds.to_string()), "timing the package")?;
    say("Timing the command");
    let mut node = toolbox.command("node bench/command.mjs")?;
    let name = format!("bezzel-count{}", std::env::consts::EXE_SUFFIX);
    node.arg(target().join("release").join(name))
        .args(long.then_some("long"));
    run(&mut node, "timing the command")
}
