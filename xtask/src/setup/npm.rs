//! The packages of `package-lock.json` (wasm-opt, esbuild, the static server, Playwright), and Lighthouse, which has a lock file
//! of its own.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result};

use super::finding::{Finding, Provision};
use crate::{process::run, project};

/// The folder of the packages for building and testing.
pub(super) const OF_PROJECT: &str = "";
/// The folder of Lighthouse, which would double the weight of those.
pub(super) const OF_LIGHTHOUSE: &str = "bench/lighthouse";

/// The copy of the lock file that is left beside installed packages.
const NOTE: &str = "node_modules/.installed-package-lock.json";

/// Whether the packages are installed that the lock file of a folder names.
pub(super) fn look(folder: &str) -> Finding {
    let root = project::root().join(folder);
    let [lock, installed] = ["package-lock.json", NOTE].map(|name| fs::read(root.join(name)).ok());
    if lock.is_some() && lock == installed {
        return Finding::Present(Provision {
            folder: Some(programs(&root)),
            ..Provision::default()
        });
    }
    Finding::Installable {
        by: "npm".to_owned(),
        seconds: 30,
    }
}

fn programs(root: &std::path::Path) -> PathBuf {
    root.join("node_modules/.bin")
}

/// Installs the packages that the lock file of a folder names.
///
/// # Errors
/// When npm fails.
pub(super) fn install(folder: &str) -> Result<()> {
    let root = project::root().join(folder);
    let mut npm = Command::new("npm");
    npm.current_dir(&root)
        .args(["ci", "--no-audit", "--no-fund"]);
    run(&mut npm, "installing the npm packages")?;
    fs::copy(root.join("package-lock.json"), root.join(NOTE))
        .context("noting which npm packages are installed")?;
    Ok(())
}
