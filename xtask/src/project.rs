//! Where the project's files are, and which versions its lock file names.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::process::output;

/// The feature that nothing in the workspace asks for: a graphics processor.
pub(crate) const FEATURES: &str = "bezzel-count/gpu";

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}

/// Cargo, at the top of the project.
pub(crate) fn cargo(words: &[&str]) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(root()).args(words);
    cargo
}

/// The folder that holds the built site.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// The names of all files in a folder and the folders in it, by their paths from it, sorted.
///
/// # Errors
/// When a folder cannot be listed.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<String>> {
    fn list(folder: &Path, prefix: &str, names: &mut Vec<String>) -> Result<()> {
        let attempt = || format!("listing {}", folder.display());
        for entry in fs::read_dir(folder).with_context(attempt)? {
            let entry = entry.with_context(attempt)?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                list(&entry.path(), &format!("{name}/"), names)?;
            } else {
                names.push(name);
            }
        }
        Ok(())
    }
    let mut names = Vec::new();
    list(folder, "", &mut names)?;
    names.sort();
    Ok(names)
}

/// A crate of the workspace, or one that it depends on.
#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    pub(crate) repository: Option<String>,
    pub(crate) manifest_path: PathBuf,
}

/// All crates of the lock file.
///
/// # Errors
/// When cargo cannot list them.
pub(crate) fn packages() -> Result<Vec<Package>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let mut cargo = cargo(&["metadata", "--locked", "--format-version", "1"]);
    let metadata = output(&mut cargo, "listing the crates")?;
    let metadata: Metadata = serde_json::from_str(&metadata).context("reading cargo metadata")?;
    Ok(metadata.packages)
}

/// The address of the project's repository, which `solver/Cargo.toml` names before the first release.
///
/// # Errors
/// When cargo does not say.
pub(crate) fn repository() -> Result<Option<String>> {
    let mut packages = packages()?.into_iter();
    let solver = packages.find(|package| package.name == "bezzel-solver");
    Ok(solver.and_then(|solver| solver.repository))
}

/// The version of a crate in the workspace's `Cargo.lock`.
///
/// # Errors
/// When the lock file cannot be read or does not name the crate.
pub(crate) fn locked_version(package: &str) -> Result<String> {
    let path = root().join("Cargo.lock");
    let lock = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    version_in_lock(&lock, package)
        .map(str::to_owned)
        .with_context(|| {
            format!("Cargo.lock names no version of {package}: does the page depend on it?")
        })
}

fn version_in_lock<'lock>(lock: &'lock str, package: &str) -> Option<&'lock str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.next()?;
    lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.7"

[[package]]
name = "wasm-bindgen"
version = "0.2.129"
dependencies = [
 "wasm-bindgen-macro",
]
"#;

    #[test]
    fn finds_the_crate_of_exactly_that_name() {
        assert_eq!(version_in_lock(LOCK, "wasm-bindgen"), Some("0.2.129"));
        assert_eq!(version_in_lock(LOCK, "wasm"), None);
    }

    #[test]
    fn this_workspace_has_a_lock_file() {
        assert_eq!(locked_version("xtask").unwrap(), env!("CARGO_PKG_VERSION"));
    }
}
