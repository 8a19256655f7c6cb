//! `cargo xtask sizes`: compares the compressed sizes of all downloads with their limits (`xtask/sizes.mjs`).

use std::{path::Path, process::Command};

use anyhow::{Result, ensure};

use crate::{process::run, project};

/// Prints the sizes of the site in dist/.
pub(crate) fn sizes() -> Result<()> {
    ensure!(
        project::dist().join("index.html").exists(),
        "there is no site in dist/: run cargo xtask build first"
    );
    run(
        &mut script(),
        "comparing the sizes of the site with its limits",
    )
}

/// Prints the size of a file.
pub(crate) fn of_file(path: &Path) -> Result<()> {
    run(script().arg(path), "weighing a file")
}

fn script() -> Command {
    project::command("node xtask/sizes.mjs")
}
