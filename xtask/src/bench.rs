//! `cargo xtask bench`: how fast the counts are, natively and in a browser, written to BENCHMARKS.md
//! (`bench/main.mjs`).

use anyhow::Result;

use crate::{
    build,
    process::run,
    rustflags,
    setup::{Need, Toolbox},
};

/// Times everything and writes BENCHMARKS.md; with `long`, cases that take minutes as well.
///
/// # Errors
/// When something cannot be built or run, or two ways to count do not agree.
pub(crate) fn bench(rounds: u32, long: bool) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::Trunk, Need::Chromium])?;
    build::with(&toolbox, None)?;
    let mut node = toolbox.command("node")?;
    node.arg("bench/main.mjs")
        .arg(rounds.to_string())
        .args(long.then_some("long"))
        .env(rustflags::VARIABLE, rustflags::encoded(&[]));
    run(&mut node, "timing the counts")
}
