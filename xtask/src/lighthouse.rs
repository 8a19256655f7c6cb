//! `cargo xtask lighthouse`: what Lighthouse measures of a first visit on a phone, against the goals.

use anyhow::Result;

use crate::{
    build,
    process::{run, say},
    setup::{Need, Toolbox},
};

/// The screens that are measured when none is named.
const LINKS: [&str; 5] = ["#/queens", "#/solutions", "#/search", "#/tour", "#/boards"];

/// Builds the page, unless what is in dist/ shall do, and measures each link so many times.
///
/// # Errors
/// When the page does not build, Lighthouse does not run, or the median of a figure misses its goal.
pub(crate) fn lighthouse(links: &[String], runs: u32, built: bool) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::Trunk, Need::Chromium, Need::Lighthouse])?;
    if !built {
        build::with(&toolbox, None)?;
    }
    say("Measuring first visits (about 20 seconds each): leave the machine alone meanwhile");
    let mut node = toolbox.command("node")?;
    node.arg("bench/lighthouse/run.mjs").arg(runs.to_string());
    if links.is_empty() {
        node.args(LINKS);
    } else {
        node.args(links);
    }
    run(&mut node, "measuring with Lighthouse")
}
