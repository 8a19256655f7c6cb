//! What the commands need of the machine: looked at first, listed, then installed where that is possible.
//!
//! Programs that a person has installed are used where their versions fit, and never changed.

mod browsers;
mod cargo_tools;
mod finding;
mod machine;
mod need;
mod npm;
mod system_packages;

use std::{env, ffi::OsString, path::PathBuf, process::Command};

use anyhow::{Context, Result, bail};

use crate::{process::say, project};
use finding::Finding;
pub(crate) use need::Need;

/// The target that the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// What any Rust program of this project needs.
pub(crate) const FOR_RUST: [Need; 3] = [Need::Rust, Need::CCompiler, Need::Disk];
/// What the site is built with.
pub(crate) const FOR_BUILD: [Need; 8] = [
    Need::Rust,
    Need::CCompiler,
    Need::Disk,
    Need::Node,
    Need::WasmTarget,
    Need::Packages,
    Need::WasmBindgen,
    Need::Trunk,
];
/// What the site is built with, and a browser to run it in.
pub(crate) const FOR_CHROMIUM: [Need; 9] = [
    Need::Rust,
    Need::CCompiler,
    Need::Disk,
    Need::Node,
    Need::WasmTarget,
    Need::Packages,
    Need::WasmBindgen,
    Need::Trunk,
    Need::Chromium,
];
/// What the JavaScript package is built with.
pub(crate) const FOR_PACKAGE: [Need; 8] = [
    Need::Rust,
    Need::CCompiler,
    Need::Disk,
    Need::Node,
    Need::WasmTarget,
    Need::Packages,
    Need::WasmBindgen,
    Need::WasmPack,
];

/// Installed tools: the folders that hold them, and the variables that name others.
pub(crate) struct Toolbox {
    folders: Vec<PathBuf>,
    variables: Vec<(&'static str, PathBuf)>,
}

impl Toolbox {
    /// Looks at all needs, lists them if one is not met, and installs what can be installed.
    ///
    /// # Errors
    /// Before anything is installed, when a person has to install something; or when an installation fails.
    pub(crate) fn with(needs: &[Need]) -> Result<Self> {
        let mut needs = needs.to_vec();
        needs.sort();
        needs.dedup();
        let found: Vec<_> = needs
            .iter()
            .map(|need| (need.name(), need.look()))
            .collect();
        finding::report(&found)?;
        for (need, (_, finding)) in needs.iter().zip(&found) {
            if !matches!(finding, Finding::Present(_)) {
                need.install()?;
            }
        }
        cargo_tools::tidy()?;
        let mut toolbox = Self {
            folders: Vec::new(),
            variables: Vec::new(),
        };
        for need in needs {
            let Finding::Present(provision) = need.look() else {
                bail!("{} was installed, but is still not found", need.name());
            };
            toolbox.folders.extend(provision.folder);
            toolbox.variables.extend(provision.variables);
        }
        Ok(toolbox)
    }

    /// A command that runs at the top of the project and finds these tools before any others.
    ///
    /// # Errors
    /// When a folder's name cannot be part of PATH.
    pub(crate) fn command(&self, program: &str) -> Result<Command> {
        let mut command = Command::new(program);
        command
            .current_dir(project::root())
            .env("PATH", self.path()?)
            .envs(self.variables.iter().map(|(name, path)| (name, path)));
        Ok(command)
    }

    fn path(&self) -> Result<OsString> {
        let inherited = env::var_os("PATH").unwrap_or_default();
        let folders = self.folders.iter().cloned();
        env::join_paths(folders.chain(env::split_paths(&inherited)))
            .context("putting the tools on PATH")
    }
}

/// Installs what `serve` and `test` need, or all that any command needs.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn setup(all: bool) -> Result<()> {
    let everything = Need::all();
    let needs = everything
        .into_iter()
        .filter(|need| all || need.is_of_every_day());
    Toolbox::with(&needs.collect::<Vec<_>>())?;
    say("Everything is installed");
    Ok(())
}

/// Names the needs that are not met.
pub(crate) fn unmet(needs: &[Need]) -> Vec<&'static str> {
    let unmet = needs
        .iter()
        .filter(|need| !matches!(need.look(), Finding::Present(_)));
    unmet.map(|need| need.name()).collect()
}
