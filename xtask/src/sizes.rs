//! `cargo xtask sizes`: compares the compressed sizes of all downloads with their limits (`xtask/sizes.mjs`).

use std::path::Path;

use anyhow::{Result, ensure};

use crate::{
    process::run,
    project::{self, command},
};

const SIZES: &str = "node xtask/sizes.mjs";

/// Prints the sizes of the site in dist/.
pub fn sizes() -> Result<()> {
    ensure_built()?;
    run(&mut command(SIZES), "comparing the sizes with their limits")
}

/// Prints the size of a file.
pub fn of_file(path: &Path) -> Result<()> {
    run(command(SIZES).arg(path), "weighing a file")
}

/// Refuses to continue without a site in dist/.
pub fn ensure_built() -> Result<()> {
    ensure!(
        project::dist().join("index.html").exists(),
        "there is no site in dist/: run cargo xtask build first"
    );
    Ok(())
}
