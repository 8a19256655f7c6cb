//! Programs from the package manager of the system: browsers and their drivers, and what the tests compile with.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::process::{find, is_ci, run, say};

/// What is installed together, as each package manager calls it; nothing where it does not have it.
#[derive(Clone, Copy)]
pub(super) struct Packages {
    /// What people call it.
    pub(super) name: &'static str,
    pub(super) apt: &'static [&'static str],
    pub(super) dnf: &'static [&'static str],
    pub(super) pacman: &'static [&'static str],
    pub(super) brew: &'static [&'static str],
}

/// Chromium and its driver. The fonts hold the letters of Vietnamese.
pub(super) const CHROMIUM: Packages = Packages {
    name: "Chromium and chromedriver",
    apt: &["chromium", "chromium-driver", "fonts-noto-core"],
    dnf: &["chromium", "chromedriver"],
    pacman: &["chromium"],
    brew: &["google-chrome", "chromedriver"],
};

pub(super) const FIREFOX: Packages = Packages {
    name: "Firefox",
    apt: &["firefox-esr"],
    dnf: &["firefox"],
    pacman: &["firefox"],
    brew: &["firefox"],
};

/// WebKit in the smallest browser that has it, its driver, and a screen for it to draw on.
pub(super) const WEBKIT: Packages = Packages {
    name: "WebKitGTK with its driver, and Xvfb",
    apt: &["webkit2gtk-driver", "xvfb", "xauth"],
    dnf: &[],
    pacman: &[],
    brew: &[],
};

/// A graphics processor that is a program, and what finds it.
pub(super) const SOFTWARE_DEVICE: Packages = Packages {
    name: "Mesa's Vulkan drivers, llvmpipe among them",
    apt: &["mesa-vulkan-drivers", "libvulkan1"],
    dnf: &["mesa-vulkan-drivers", "vulkan-loader"],
    pacman: &["vulkan-swrast", "vulkan-icd-loader"],
    brew: &[],
};

/// What spreads a count over machines.
pub(super) const CLUSTER: Packages = Packages {
    name: "Slurm and GNU parallel",
    apt: &["slurm-wlm", "parallel"],
    dnf: &["slurm-slurmctld", "slurm-slurmd", "slurm", "parallel"],
    pacman: &["slurm-llnl", "parallel"],
    brew: &[],
};

/// What runs and compiles the programs that Search shows; Rust is there.
pub(super) const LANGUAGES: Packages = Packages {
    name: "Python, g++, Free Pascal and Node.js",
    apt: &["python3", "g++", "fp-compiler", "nodejs"],
    dnf: &["python3", "gcc-c++", "fpc", "nodejs"],
    pacman: &["python", "gcc", "fpc", "nodejs"],
    brew: &[],
};

struct PackageManager {
    program: &'static str,
    as_root: bool,
    update: Option<&'static [&'static str]>,
    install: &'static [&'static str],
    names: fn(Packages) -> &'static [&'static str],
}

/// How each system's package manager is asked, in the order in which they are looked for.
const PACKAGE_MANAGERS: &[PackageManager] = &[
    PackageManager {
        program: "apt-get",
        as_root: true,
        update: Some(&["update", "--quiet"]),
        install: &["install", "--quiet", "--yes", "--no-install-recommends"],
        names: |packages| packages.apt,
    },
    PackageManager {
        program: "dnf",
        as_root: true,
        update: None,
        install: &["install", "--assumeyes"],
        names: |packages| packages.dnf,
    },
    PackageManager {
        program: "pacman",
        as_root: true,
        update: None,
        install: &["-Sy", "--noconfirm"],
        names: |packages| packages.pacman,
    },
    PackageManager {
        program: "brew",
        as_root: false,
        update: None,
        install: &["install", "--cask"],
        names: |packages| packages.brew,
    },
];

/// Installs these with the first package manager that is there.
///
/// # Errors
/// When there is none that has them, or it needs a root that this process cannot become, or it fails.
pub(super) fn install(packages: Packages) -> Result<()> {
    let name = packages.name;
    let manager = PACKAGE_MANAGERS
        .iter()
        .find(|manager| find(&[manager.program]).is_some());
    let Some(manager) = manager.filter(|manager| !(manager.names)(packages).is_empty()) else {
        bail!("The tests need {name}: install what is missing of them");
    };
    say(&format!(
        "Installing {name} with {} (1 to 3 minutes)",
        manager.program
    ));
    if let Some(update) = manager.update {
        run(
            &mut manager.command(update, name)?,
            "updating the list of the system's packages",
        )?;
    }
    let words = [manager.install, (manager.names)(packages)].concat();
    run(
        &mut manager.command(&words, name)?,
        &format!("installing {name}"),
    )
}

impl PackageManager {
    fn command(&self, arguments: &[&str], name: &str) -> Result<Command> {
        let mut command = if !self.as_root || is_root() {
            Command::new(self.program)
        } else if find(&["sudo"]).is_some() {
            let mut sudo = Command::new("sudo");
            sudo.args(["DEBIAN_FRONTEND=noninteractive", self.program]);
            sudo
        } else {
            bail!(
                "Installing {name} needs root: as root, run {} {}",
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
