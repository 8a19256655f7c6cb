//! What Trunk calls when it has laid out the files of a build, before they become dist/ (see Trunk.toml).
//!
//! A release is split into a core and a chunk a screen, gets a second worker, with vector instructions, texts without
//! comments, one script and one style sheet, names by content, the hashes of its program, its policy, which forbids
//! inline scripts, and what keeps it for times without a network. Any other build is left as Trunk made it.

mod bundle;
mod content;
mod files;
mod merge;
mod offline;
mod page;
mod policy;
mod program;
mod simd_worker;
mod texts;
mod workers;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{build, project};

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
    let workers = workers::finish(folder)?;
    let program = program::split(folder)?;
    let mut names = project::files_in(folder)?;
    names.retain(|name| offline::is_text(name));
    texts::shorten(folder, &names)?;
    let texts = content::version_of(folder, names)?;
    let script = bundle::script(folder, &program, &texts)?;
    let style = bundle::style(folder)?;
    let index = folder.join("index.html");
    let page =
        fs::read_to_string(&index).with_context(|| format!("reading {}", index.display()))?;
    let shell = page::Shell::new(
        &project::screens()?,
        project::languages()?,
        &folder.join("locales"),
    )?;
    let mut page = page::finish(&page, &script, &style, &workers, &texts, &shell)?;
    if let Ok(site) = env::var(build::SITE) {
        page = page::with_picture(&page, &site);
    }
    fs::write(&index, policy::add(&page)?)
        .with_context(|| format!("writing {}", index.display()))?;
    // It lists all files, as they are now.
    offline::write(folder, &texts)
}

/// Where cargo puts what it builds.
fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| project::root().join("target"), PathBuf::from)
}
