//! The result of looking for a need, and the list that is shown before anything is installed.

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::process::say;

/// The state of a need on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Finding {
    /// Met.
    Present(Provision),
    /// This command can install it.
    Installable {
        /// The program that installs it.
        by: String,
        /// The time that it takes on two cores.
        seconds: u32,
    },
    /// A person has to install it; the text says how.
    Missing(String),
}

/// The way in which commands find a tool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Provision {
    /// Its version, if it has one.
    pub(super) version: Option<String>,
    /// A folder to put on PATH.
    pub(super) folder: Option<PathBuf>,
    /// Variables of the environment that name programs or files.
    pub(super) variables: Vec<(String, PathBuf)>,
}

impl Finding {
    /// Whether the need is met.
    pub(super) fn is_present(&self) -> bool {
        matches!(self, Self::Present(_))
    }

    /// Present on PATH, in some version.
    pub(super) fn present(version: Option<String>) -> Self {
        Self::Present(Provision {
            version,
            ..Provision::default()
        })
    }
}

/// Lists all findings by the names of their needs, unless all are met; fails if a person has to install something.
pub(super) fn report(found: &[(&str, Finding)]) -> Result<()> {
    if found.iter().all(|(_, finding)| finding.is_present()) {
        return Ok(());
    }
    say("Looking at what this needs");
    print!("{}", list(found));
    if found
        .iter()
        .any(|(_, finding)| matches!(finding, Finding::Missing(_)))
    {
        bail!("nothing has been installed: first install what is marked as missing");
    }
    Ok(())
}

/// A line for each need, and one for the time that all installations take.
fn list(found: &[(&str, Finding)]) -> String {
    let mut lines = Vec::new();
    let mut total = 0;
    for (name, finding) in found {
        lines.push(match finding {
            Finding::Present(Provision { version, .. }) => match version {
                Some(version) => format!("  there    {name} {version}"),
                None => format!("  there    {name}"),
            },
            Finding::Installable { by, seconds } => {
                total += seconds;
                format!("  install  {name}, by {by} ({})", duration(*seconds))
            }
            Finding::Missing(advice) => format!("  MISSING  {name}: {advice}"),
        });
    }
    if total > 0 {
        let total = duration(total);
        lines.push(format!("  Installing takes {total} on two cores, once."));
    }
    lines.join("\n") + "\n"
}

/// A time in words.
pub(super) fn duration(seconds: u32) -> String {
    match seconds {
        0..=40 => "less than a minute".to_owned(),
        41..=90 => "about a minute".to_owned(),
        _ => format!("about {} minutes", (seconds + 30) / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found() -> Vec<(&'static str, Finding)> {
        let install = |seconds| Finding::Installable {
            by: "cargo".to_owned(),
            seconds,
        };
        vec![
            ("Rust", Finding::present(Some("1.95.0".to_owned()))),
            ("free disk", Finding::present(None)),
            ("Trunk", install(150)),
            ("Clippy", install(10)),
        ]
    }

    #[test]
    fn the_list_says_what_is_there_and_how_long_the_rest_takes() {
        assert_eq!(
            list(&found()),
            "  there    Rust 1.95.0\n  there    free disk\n  install  Trunk, by cargo (about 3 minutes)\n  \
             install  Clippy, by cargo (less than a minute)\n  Installing takes about 3 minutes on two cores, once.\n"
        );
        assert!(report(&found()).is_ok());
    }

    #[test]
    fn what_a_person_has_to_install_stops_the_command() {
        let mut found = found();
        found.push(("Node.js", Finding::Missing("install it".to_owned())));
        assert!(list(&found).contains("  MISSING  Node.js: install it\n"));
        assert!(report(&found).is_err());
    }

    #[test]
    fn nothing_to_install_takes_no_time() {
        assert_eq!(list(&found()[..1]), "  there    Rust 1.95.0\n");
        assert_eq!(duration(41), "about a minute");
        assert_eq!(duration(601), "about 10 minutes");
    }
}
