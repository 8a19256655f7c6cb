//! The packages of `package-lock.json` (wasm-opt, esbuild, the static server, Playwright), and Lighthouse, which has a lock file
//! of its own.

use std::fs;

use anyhow::{Context, Result};

use super::finding::{Finding, Provision};
use crate::{process::run, project};

/// The copy of the lock file that is left beside installed packages.
const NOTE: &str = "node_modules/.installed-package-lock.json";

/// Whether the packages are installed that the lock file of a folder names.
pub(super) fn look(folder: &str) -> Finding {
    let root = project::root().join(folder);
    let [lock, installed] = ["package-lock.json", NOTE].map(|name| fs::read(root.join(name)).ok());
    if lock.is_some() && lock == installed {
        return Finding::Present(Provision {
            folder: Some(root.join("node_modules/.bin")),
            ..Provision::default()
        });
    }
    Finding::Installable {
        by: "npm".to_owned(),
        seconds: 30,
    }
}

/// Installs the packages that the lock file of a folder names.
pub(super) fn install(folder: &str) -> Result<()> {
    let root = project::root().join(folder);
    let mut npm = project::command("npm ci --no-audit --no-fund");
    run(npm.current_dir(&root), "installing the npm packages")?;
    fs::copy(root.join("package-lock.json"), root.join(NOTE))
        .context("noting which npm packages are installed")?;
    Ok(())
}
