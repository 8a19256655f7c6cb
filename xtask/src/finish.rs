//! `cargo xtask finish`: what Trunk calls when it has laid out the files of a build, before they become dist/ (see
//! Trunk.toml). A release gets its workers, and is finished by `xtask/finish/main.mjs`; any other build is left as Trunk made
//! it.

use std::{env, fs, path::Path};

use anyhow::{Context, Result};

use crate::{
    build,
    licences::{self, Program},
    process::run,
    project, python,
    setup::WASM,
    workers,
};

/// Finishes the build that Trunk describes by variables of the environment.
pub fn finish() -> Result<()> {
    let profile = env::var("TRUNK_PROFILE")
        .context("reading TRUNK_PROFILE: this command is for Trunk to call")?;
    if profile != "release" {
        return Ok(());
    }
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .context("reading TRUNK_STAGING_DIR, which Trunk should set")?;
    let folder = Path::new(&folder);
    let workers = if env::var_os(build::LIGHT).is_some() {
        workers::LIGHT
    } else {
        workers::RELEASE
    };
    workers.write_to(folder)?;
    let licences = licences::of_libraries(&Program {
        manifest: "Cargo.toml",
        package: "bezzel",
        target: WASM,
    })?;
    fs::write(folder.join(licences::OF_LIBRARIES), licences).context("writing the licences")?;
    if python::is_included() {
        python::copy_into(folder)?;
    }
    let mut node = project::command("node xtask/finish/main.mjs");
    run(
        node.arg(folder).arg(project::target()),
        "finishing the release",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scripts_pass_their_tests() {
        for folder in ["xtask", "bench"] {
            let folder = project::root().join(folder);
            let files = project::files_in(&folder).unwrap();
            let tests: Vec<_> = files
                .iter()
                .filter(|name| name.ends_with(".test.mjs"))
                .collect();
            // Without a file, Node.js finds none, and is content.
            assert!(!tests.is_empty(), "no tests in {}", folder.display());
            let mut node = project::command("node --test");
            node.current_dir(folder).args(tests);
            run(&mut node, "testing scripts").unwrap();
        }
    }
}
