//! What Trunk calls when it has laid out the files of a build, before they become dist/ (see Trunk.toml).
//!
//! A release gets a second worker, with vector instructions, scripts with short names and without comments, the hashes of
//! its files, its policy, which forbids inline scripts, and what keeps it for times without a network. Any other build is left as Trunk made it,
//! so that `trunk serve` can reload the page by the script that it writes into it.

mod integrity;
mod names;
mod offline;
mod policy;
mod script;
mod simd_worker;

use std::{env, fs, path::Path};

use anyhow::{Context, Result};

/// Finishes the build that Trunk describes by variables of the environment.
///
/// # Errors
/// When Trunk is not the caller, or a file of the build is not as expected.
pub(crate) fn finish() -> Result<()> {
    let profile = env::var("TRUNK_PROFILE")
        .context("reading TRUNK_PROFILE: this command is for Trunk to call")?;
    if profile != "release" {
        return Ok(());
    }
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .context("reading TRUNK_STAGING_DIR, which Trunk should set")?;
    finish_release(Path::new(&folder))
}

fn finish_release(folder: &Path) -> Result<()> {
    simd_worker::build(folder)?;
    names::shorten_all(folder)?;
    integrity::version_workers(folder)?;
    let index = folder.join("index.html");
    let page =
        fs::read_to_string(&index).with_context(|| format!("reading {}", index.display()))?;
    let page = integrity::describe(&page, folder)?;
    let page = policy::add(&offline::announce(&page)?)?;
    fs::write(&index, page).with_context(|| format!("writing {}", index.display()))?;
    // It lists all files, as they are now.
    offline::write(folder)
}
