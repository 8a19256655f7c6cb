//! The needs of the commands: looked at first, listed, then installed where that is possible.
//!
//! Programs that a person has installed are used where their versions fit, and never changed.

mod cargo_tools;
mod need;
mod rust_and_node;
mod system;

use std::{env, path::PathBuf, process::Command};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use crate::{process::say, project};
pub use need::Need;

/// The target that the page is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The state of a need on this machine.
pub enum Finding {
    Present(Provision),
    /// How this command can install it, and the seconds that it takes on two cores.
    Installable(String, u32),
    /// How a person can install it.
    Missing(String),
}

/// How commands find a tool.
#[derive(Default)]
pub struct Provision {
    version: Option<String>,
    /// A folder to put on PATH.
    folder: Option<PathBuf>,
    /// Variables of the environment that name programs.
    variables: Vec<(String, PathBuf)>,
}

impl Finding {
    fn is_present(&self) -> bool {
        matches!(self, Self::Present(_))
    }

    /// Present on PATH, in some version.
    fn present(version: Option<String>) -> Self {
        Self::Present(Provision {
            version,
            ..Provision::default()
        })
    }
}

/// A line for each need, and one for the time that all installations take.
fn list(found: &[(&str, &Finding)]) -> String {
    let mut total = 0;
    let lines = found.iter().map(|(name, finding)| match finding {
        Finding::Present(Provision { version, .. }) => {
            let version = version.as_deref().unwrap_or_default();
            format!("  there    {name} {version}").trim_end().to_owned() + "\n"
        }
        Finding::Installable(by, seconds) => {
            total += seconds;
            format!("  install  {name}: {by} ({})\n", minutes(*seconds))
        }
        Finding::Missing(advice) => format!("  MISSING  {name}: {advice}\n"),
    });
    let lines: String = lines.collect();
    if total == 0 {
        return lines;
    }
    let total = minutes(total);
    format!("{lines}  Installing takes {total} on two cores, once.\n")
}

fn minutes(seconds: u32) -> String {
    match seconds {
        0..=90 => "about a minute".to_owned(),
        _ => format!("about {} minutes", (seconds + 30) / 60),
    }
}

/// Installed tools: the folders that hold them, and the variables that name others.
#[derive(Default)]
pub struct Toolbox {
    folders: Vec<PathBuf>,
    variables: Vec<(String, PathBuf)>,
}

impl Toolbox {
    /// Looks at all needs, lists them if one is not met, and installs what can be installed; but nothing if a person has
    /// to install something.
    pub fn with(needs: &[Need]) -> Result<Self> {
        let all = Need::with_prerequisites(needs).into_iter();
        let found: Vec<_> = all.map(|need| (need, need.look())).collect();
        let unmet = found.iter().filter(|(_, finding)| !finding.is_present());
        let unmet: Vec<_> = unmet.map(|(need, _)| *need).collect();
        if !unmet.is_empty() {
            say("Looking at what this needs");
            let named = found.iter().map(|(need, finding)| (need.name(), finding));
            print!("{}", list(&named.collect::<Vec<_>>()));
            let mut all = found.iter();
            ensure!(
                !all.any(|(_, finding)| matches!(finding, Finding::Missing(_))),
                "nothing has been installed: first install what is marked as missing"
            );
            Need::install(&unmet)?;
        }
        let mut toolbox = Self::default();
        for (need, mut finding) in found {
            if unmet.contains(&need) {
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
    pub fn command(&self, words: &str) -> Result<Command> {
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
pub fn setup(all: bool) -> Result<()> {
    let needs = Need::value_variants().iter().copied();
    let needs = needs.filter(|need| all || need.is_of_every_day());
    Toolbox::with(&needs.collect::<Vec<_>>())?;
    say("Everything is installed");
    Ok(())
}

/// Names the needs that are not met.
pub fn unmet(needs: &[Need]) -> Vec<&'static str> {
    let unmet = needs.iter().filter(|need| !need.look().is_present());
    unmet.map(|need| need.name()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_says_what_is_there_and_how_long_the_rest_takes() {
        let there = Finding::present(Some("1.95.0".to_owned()));
        let trunk = Finding::Installable("compiling".to_owned(), 150);
        let clippy = Finding::Installable("rustup".to_owned(), 10);
        let node = Finding::Missing("install it".to_owned());
        let found = [
            ("Rust", &there),
            ("Trunk", &trunk),
            ("Clippy", &clippy),
            ("Node.js", &node),
        ];
        assert_eq!(
            list(&found),
            "  there    Rust 1.95.0\n  install  Trunk: compiling (about 3 minutes)\n  install  Clippy: rustup (about a minute)\n  \
             MISSING  Node.js: install it\n  Installing takes about 3 minutes on two cores, once.\n"
        );
        assert_eq!(list(&found[..1]), "  there    Rust 1.95.0\n");
    }
}
