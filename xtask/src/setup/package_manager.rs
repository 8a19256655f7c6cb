//! The package managers of systems, and the right to use them.

use std::{
    process::{Command, Stdio},
    sync::LazyLock,
};

use serde::Deserialize;

use crate::{
    process::{find, is_ci, output},
    project,
};

/// A program that installs packages, and its words.
#[derive(Deserialize)]
pub(super) struct PackageManager {
    pub(super) program: String,
    pub(super) as_root: bool,
    pub(super) update: Option<String>,
    pub(super) install: String,
}

/// The package managers of the systems, in the order in which they are looked for.
pub(super) static ALL: LazyLock<Vec<PackageManager>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("package_managers.json")).expect("a test reads the same file")
});

impl PackageManager {
    /// The first that is on PATH.
    pub(super) fn of_system() -> Option<&'static Self> {
        ALL.iter()
            .find(|manager| find(&[&manager.program]).is_some())
    }

    /// The package manager's command with these words.
    pub(super) fn command(&self, words: &str) -> Command {
        let as_root = if self.as_root && Right::of_process() == Right::Sudo {
            "sudo DEBIAN_FRONTEND=noninteractive "
        } else {
            ""
        };
        let mut command = project::command(&format!("{as_root}{} {words}", self.program));
        command.env("DEBIAN_FRONTEND", "noninteractive");
        if is_ci() {
            command.stdin(Stdio::null());
        }
        command
    }
}

/// The right of this process to install packages.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Right {
    Root,
    Sudo,
    None,
}

impl Right {
    pub(super) fn of_process() -> Self {
        if is_root() {
            Self::Root
        } else if find(&["sudo"]).is_some() {
            Self::Sudo
        } else {
            Self::None
        }
    }
}

fn is_root() -> bool {
    let user = output(&mut project::command("id -u"), "asking for the user");
    user.is_ok_and(|user| user.trim() == "0")
}
