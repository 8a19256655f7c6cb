//! Where the project's files are, and which versions its lock file names.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// The feature of the solver that adds the command `bezzel-count`.
pub(crate) const COMMAND: &str = "bezzel-solver/cli";
/// All features of the solver: the command, with a graphics processor, and the JavaScript package.
pub(crate) const FEATURES: &str = "bezzel-solver/gpu,bezzel-solver/js,bezzel-solver/parallel";

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}

/// The folder that holds the built site.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
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
