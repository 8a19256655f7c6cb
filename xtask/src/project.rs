//! The places of the project's files, and the versions in its lock file.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};
use glob::{Pattern, glob};
use serde::Deserialize;

use crate::process::output;

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}

/// A command such as `cargo fmt --all`, at the top of the project.
pub fn command(words: &str) -> Command {
    let mut words = words.split(' ');
    let mut command = Command::new(words.next().unwrap_or_default());
    command.current_dir(root()).args(words);
    command
}

/// The folder of all files that cargo compiles.
pub fn target() -> PathBuf {
    let chosen = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    root().join(chosen.unwrap_or_else(|| "target".into()))
}

/// The folder that holds the built site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The names of all files in a folder and the folders in it, by their paths from it, sorted.
pub fn files_in(folder: &Path) -> Result<Vec<String>> {
    let attempt = || format!("listing {}", folder.display());
    ensure!(folder.is_dir(), "{}: it is no folder", attempt());
    let pattern = format!("{}/**/*", Pattern::escape(&folder.to_string_lossy()));
    let mut names = Vec::new();
    for path in glob(&pattern).with_context(attempt)? {
        let path = path.with_context(attempt)?;
        if path.is_file() {
            let name = path.strip_prefix(folder).with_context(attempt)?;
            names.push(name.to_string_lossy().replace('\\', "/"));
        }
    }
    names.sort();
    Ok(names)
}

/// Makes an empty folder, in the place of an existing one.
pub fn empty_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("emptying {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))
}

/// Copies a file into a folder, and returns where the copy is.
pub fn copy_into(file: &Path, folder: &Path) -> Result<PathBuf> {
    let copy = folder.join(file.file_name().unwrap_or_default());
    fs::copy(file, &copy).with_context(|| format!("copying {}", file.display()))?;
    Ok(copy)
}

/// A crate of the workspace, or one that it depends on.
#[derive(Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    pub repository: Option<String>,
    pub manifest_path: PathBuf,
}

/// All crates of the lock file.
pub fn packages() -> Result<Vec<Package>> {
    packages_of("Cargo.toml", &[])
}

/// All crates of the lock file beside a manifest, or those that are left with these options of `cargo metadata`.
pub fn packages_of(manifest: &str, options: &[&str]) -> Result<Vec<Package>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let mut cargo = command(&format!(
        "cargo metadata --locked --format-version 1 --manifest-path {manifest}"
    ));
    let metadata = output(cargo.args(options), "listing the crates")?;
    let metadata: Metadata = serde_json::from_str(&metadata).context("reading cargo metadata")?;
    Ok(metadata.packages)
}

/// The address of the project's repository, which `solver/Cargo.toml` names before the first release.
pub fn repository() -> Result<Option<String>> {
    let mut packages = packages()?.into_iter();
    let solver = packages.find(|package| package.name == "bezzel-solver");
    Ok(solver.and_then(|solver| solver.repository))
}

/// The version of a crate in the workspace's `Cargo.lock`.
pub fn locked_version(name: &str) -> Result<String> {
    // The text is for example `registry+https://…#wasm-bindgen@0.2.129`, or `path+file:///…/xtask#0.1.0`.
    let mut cargo = command(&format!("cargo pkgid {name}"));
    let id = output(&mut cargo, "asking which version Cargo.lock names")?;
    let version = id.trim().rsplit(['@', '#']).next();
    Ok(version.unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_those_of_the_lock_file() {
        assert_eq!(locked_version("xtask").unwrap(), env!("CARGO_PKG_VERSION"));
        let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
        let version = locked_version("wasm-bindgen").unwrap();
        let entry = format!("name = \"wasm-bindgen\"\nversion = \"{version}\"");
        assert!(lock.contains(&entry), "{version}");
        assert!(locked_version("no-such-crate").is_err());
    }
}
