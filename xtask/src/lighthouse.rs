//! `cargo xtask lighthouse`: what Lighthouse measures of a first visit on a phone, against the goals.

use anyhow::Result;

use crate::{
    build,
    process::{run, say},
    setup::{Need, Toolbox},
};

/// Builds the page, unless the one in dist/ is to be used, and measures each link `runs` times.
pub(crate) fn lighthouse(links: &[String], runs: u32, built: bool) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::Trunk, Need::Chromium, Need::Lighthouse])?;
    if !built {
        build::with(&toolbox, None)?;
    }
    say("Measuring first visits (about 20 seconds each): leave the machine alone meanwhile");
    let mut node = toolbox.command("node bench/lighthouse/run.mjs")?;
    node.arg(runs.to_string()).args(links);
    run(&mut node, "measuring with Lighthouse")
}
