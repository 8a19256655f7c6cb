//! The needs of the commands: looked at first, listed, then installed where that is possible.
//!
//! Programs that a person has installed are used where their versions fit, and never changed.

mod cargo_tools;
mod finding;
mod machine;
mod need;
mod npm;
mod package_manager;
mod project_program;
mod system;

use std::{env, path::PathBuf, process::Command};

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
    variables: Vec<(String, PathBuf)>,
}

impl Toolbox {
    /// Looks at all needs, lists them if one is not met, and installs what can be installed; but nothing if a person has
    /// to install something.
    pub(crate) fn with(needs: &[Need]) -> Result<Self> {
        let all = Need::with_prerequisites(needs).into_iter();
        let found: Vec<_> = all.map(|need| (need, need.look())).collect();
        let named = found
            .iter()
            .map(|(need, finding)| (need.name(), finding.clone()));
        finding::report(&named.collect::<Vec<_>>())?;
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
    pub(crate) fn command(&self, words: &str) -> Result<Command> {
        let mut command = project::command(words);
        let inherited = env::var_os("PATH").unwrap_or_default();
        let folders = self.folders.iter().cloned();
        let path = env::join_paths(folders.chain(env::split_paths(&inherited)))
            .context("putting the tools on PATH")?;
        command
            .env("PATH", path)
            .envs(self.variables.iter().map(|(name, path)| (name, path)));
        Ok(command)
    }
}

/// Installs the needs of `serve` and `test`, or of all commands.
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
