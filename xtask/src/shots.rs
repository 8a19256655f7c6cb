//! `cargo xtask shots`: pictures of screens, narrow and wide, light and dark, for a person to look at.

use anyhow::Result;

use crate::{
    build,
    process::{run, say},
    setup::{Need, Toolbox},
};

/// Builds the page and takes pictures of these links; without links, of each screen; with `docs`, those of the
/// documents.
pub(crate) fn shots(hashes: &[String], docs: bool) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::Trunk, Need::Chromium])?;
    build::with(&toolbox, None)?;
    say("Taking pictures");
    let mut node = toolbox.command("node tests/e2e/shots.mjs")?;
    node.args(docs.then_some("--docs")).args(hashes);
    run(&mut node, "taking pictures")
}
