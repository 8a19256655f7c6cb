//! The package managers of systems, and the right to use them.

use std::process::{Command, Stdio};

use crate::{
    process::{find, is_ci},
    project,
};

/// A program that installs packages, and its words.
pub(super) struct PackageManager {
    pub(super) program: &'static str,
    pub(super) as_root: bool,
    pub(super) update: Option<&'static str>,
    pub(super) install: &'static str,
}

impl PackageManager {
    /// How each system's package manager is asked, in the order in which they are looked for.
    pub(super) const ALL: [Self; 4] = [
        Self {
            program: "apt-get",
            as_root: true,
            update: Some("update --quiet"),
            install: "install --quiet --yes --no-install-recommends",
        },
        Self {
            program: "dnf",
            as_root: true,
            update: None,
            install: "install --assumeyes",
        },
        // Without -y: a new list of packages beside old packages breaks a system.
        Self {
            program: "pacman",
            as_root: true,
            update: None,
            install: "-S --needed --noconfirm",
        },
        Self {
            program: "brew",
            as_root: false,
            update: None,
            install: "install",
        },
    ];

    /// The first that is on PATH.
    pub(super) fn of_system() -> Option<&'static Self> {
        let mut all = Self::ALL.iter();
        all.find(|manager| find(&[manager.program]).is_some())
    }

    /// It with these words.
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

/// Whether this process belongs to root: on Linux its own folder in /proc then does too.
#[cfg(unix)]
fn is_root() -> bool {
    use std::{fs, os::unix::fs::MetadataExt};
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}
