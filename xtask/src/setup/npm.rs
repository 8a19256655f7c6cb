//! The packages of `package-lock.json`: wasm-opt, the static server, and Playwright; and Lighthouse, which has a lock file of
//! its own.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result, ensure};

use crate::{
    process::{find, major, run, say, version_of},
    project,
};

const OLDEST_NODE: u32 = 20;

/// The folder of the packages for building and testing.
pub(super) const OF_PROJECT: &str = "";
/// The folder of Lighthouse, which would double the weight of those.
pub(super) const OF_LIGHTHOUSE: &str = "xtask/lighthouse";

/// Installs the packages that are locked in a folder of the project unless they are there, and returns the folder of their
/// programs.
pub(super) fn ensure_packages(folder: &str) -> Result<PathBuf> {
    ensure_node()?;
    let root = project::root().join(folder);
    let modules = root.join("node_modules");
    let lock = fs::read(root.join("package-lock.json")).context("reading package-lock.json")?;
    let installed = modules.join(".installed-package-lock.json");
    if fs::read(&installed).is_ok_and(|installed| installed == lock) {
        return Ok(modules.join(".bin"));
    }
    say(&format!(
        "Installing the npm packages into {} (under a minute)",
        modules.display()
    ));
    let mut npm = Command::new("npm");
    npm.current_dir(&root)
        .args(["ci", "--no-audit", "--no-fund"]);
    run(&mut npm, "installing the npm packages")?;
    fs::write(&installed, lock).context("noting which npm packages are installed")?;
    Ok(modules.join(".bin"))
}

fn ensure_node() -> Result<()> {
    let node = find(&["node"])
        .with_context(|| format!("Node.js is not installed: {OLDEST_NODE} or later is needed"))?;
    let version = version_of(&node).context("asking Node.js for its version")?;
    ensure!(
        major(&version).is_some_and(|major| major >= OLDEST_NODE),
        "Node.js {version} is too old: {OLDEST_NODE} or later is needed"
    );
    Ok(())
}
