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
use clap::ValueEnum;

use crate::{process::say, project};
use finding::Finding;
pub(crate) use need::Need;

/// The target that the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Installed tools: the folders that hold them, and the variables that name others.
#[derive(Default)]
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
        let found: Vec<_> = Need::with_prerequisites(needs)
            .into_iter()
            .map(|need| (need, need.look()))
            .collect();
        finding::report(&found)?;
        let missing: Vec<_> = found
            .iter()
            .filter(|(_, finding)| !finding.is_present())
            .map(|(need, _)| *need)
            .collect();
        Need::install(&missing)?;
        let mut toolbox = Self::default();
        for (need, mut finding) in found {
            if missing.contains(&need) {
                finding = need.look();
            }
            let Finding::Present(provision) = finding else {
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
    let needs = Need::value_variants().iter().copied();
    let needs = needs.filter(|need| all || need.is_of_every_day());
    Toolbox::with(&needs.collect::<Vec<_>>())?;
    say("Everything is installed");
    Ok(())
}

/// Names the needs that are not met.
pub(crate) fn unmet<'need>(needs: impl Iterator<Item = &'need Need>) -> Vec<&'static str> {
    let unmet = needs.filter(|need| !need.look().is_present());
    unmet.map(|need| need.name()).collect()
}
