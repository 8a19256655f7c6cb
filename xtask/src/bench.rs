//! `cargo xtask bench`: how fast the counts are, natively and in a browser, kept in `bench/results.json` and written to
//! BENCHMARKS.md (`bench/main.mjs`).

use anyhow::Result;

use crate::{
    build,
    process::run,
    project::command,
    rustflags,
    setup::{Need, Toolbox},
};

/// Writes the kept results into the documents.
pub(crate) fn report() -> Result<()> {
    run(&mut command("node bench/documents.mjs"), "writing figures")
}

/// Times everything and writes the documents; with `long`, cases that take minutes as well.
pub(crate) fn bench(rounds: u32, long: bool) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::Trunk, Need::Chromium])?;
    build::with(&toolbox, None)?;
    let mut node = toolbox.command("node bench/main.mjs")?;
    node.arg(rounds.to_string())
        .args(long.then_some("long"))
        .env(rustflags::VARIABLE, rustflags::encoded(&[]));
    run(&mut node, "timing the counts")
}
