//! Chromium and chromedriver from the package manager of the system.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::process::{find, is_ci, run, say};

/// How each system's package manager is asked, in the order in which they are looked for.
const PACKAGE_MANAGERS: &[PackageManager] = &[
    PackageManager {
        program: "apt-get",
        as_root: true,
        update: Some(&["update", "--quiet"]),
        // The fonts hold the letters of Vietnamese.
        install: &[
            "install",
            "--quiet",
            "--yes",
            "--no-install-recommends",
            "chromium",
            "chromium-driver",
            "fonts-noto-core",
        ],
    },
    PackageManager {
        program: "dnf",
        as_root: true,
        update: None,
        install: &["install", "--assumeyes", "chromium", "chromedriver"],
    },
    PackageManager {
        program: "pacman",
        as_root: true,
        update: None,
        install: &["-Sy", "--noconfirm", "chromium"],
    },
    PackageManager {
        program: "brew",
        as_root: false,
        update: None,
        install: &["install", "--cask", "google-chrome", "chromedriver"],
    },
];

struct PackageManager {
    program: &'static str,
    as_root: bool,
    update: Option<&'static [&'static str]>,
    install: &'static [&'static str],
}

/// Installs both with the first package manager that is there.
///
/// # Errors
/// When there is none, or it needs a root that this process cannot become, or it fails.
pub(super) fn install_browser() -> Result<()> {
    let Some(manager) = PACKAGE_MANAGERS
        .iter()
        .find(|manager| find(&[manager.program]).is_some())
    else {
        bail!(
            "The tests need Chromium and chromedriver: install both, or name them with CHROMIUM and CHROMEDRIVER"
        );
    };
    say(&format!(
        "Installing Chromium and chromedriver with {} (1 to 3 minutes)",
        manager.program
    ));
    if let Some(update) = manager.update {
        run(
            &mut manager.command(update)?,
            "updating the list of the system's packages",
        )?;
    }
    run(
        &mut manager.command(manager.install)?,
        "installing Chromium and chromedriver",
    )
}

impl PackageManager {
    fn command(&self, arguments: &[&str]) -> Result<Command> {
        let mut command = if !self.as_root || is_root() {
            Command::new(self.program)
        } else if find(&["sudo"]).is_some() {
            let mut sudo = Command::new("sudo");
            sudo.args(["DEBIAN_FRONTEND=noninteractive", self.program]);
            sudo
        } else {
            bail!(
                "Installing Chromium and chromedriver needs root: as root, run {} {}",
                self.program,
                arguments.join(" ")
            );
        };
        command
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive");
        if is_ci() {
            command.stdin(Stdio::null());
        }
        Ok(command)
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
