//! Programs from the package manager of the system: browsers and their drivers, and what some tests compile or spread with.

use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use super::finding::Finding;
use crate::process::{find, is_ci, run};

/// What is installed together, as each package manager calls it; nothing where it does not have it.
pub(super) struct Packages {
    /// The programs that have to be on PATH.
    pub(super) programs: &'static [&'static str],
    apt: &'static [&'static str],
    dnf: &'static [&'static str],
    pacman: &'static [&'static str],
    brew: &'static [&'static str],
}

/// Chromium and its driver. The fonts hold the letters of Vietnamese.
pub(super) const CHROMIUM: Packages = Packages {
    programs: &["chromium", "chromedriver"],
    apt: &[
        "chromium",
        "chromium-driver",
        "chromium-headless-shell",
        "fonts-noto-core",
    ],
    dnf: &["chromium", "chromedriver"],
    pacman: &["chromium"],
    brew: &["google-chrome", "chromedriver"],
};

pub(super) const FIREFOX: Packages = Packages {
    programs: &["firefox"],
    apt: &["firefox-esr"],
    dnf: &["firefox"],
    pacman: &["firefox"],
    brew: &["firefox"],
};

/// WebKit in the smallest browser that has it, its driver, and a screen for it to draw on.
pub(super) const WEBKIT: Packages = Packages {
    programs: &["MiniBrowser", "WebKitWebDriver", "xvfb-run"],
    apt: &["webkit2gtk-driver", "xvfb", "xauth"],
    dnf: &[],
    pacman: &[],
    brew: &[],
};

/// A graphics processor in software, and the loader that finds it.
pub(super) const SOFTWARE_DEVICE: Packages = Packages {
    programs: &["the Vulkan driver llvmpipe"],
    apt: &["mesa-vulkan-drivers", "libvulkan1"],
    dnf: &["mesa-vulkan-drivers", "vulkan-loader"],
    pacman: &["vulkan-swrast", "vulkan-icd-loader"],
    brew: &[],
};

/// Batch systems, which spread a count over machines.
pub(super) const CLUSTER: Packages = Packages {
    programs: &["sbatch", "slurmctld", "slurmd", "parallel"],
    apt: &["slurm-wlm", "parallel"],
    dnf: &["slurm-slurmctld", "slurm-slurmd", "slurm", "parallel"],
    pacman: &["slurm-llnl", "parallel"],
    brew: &[],
};

/// Languages of the programs that Search shows; Rust is there.
pub(super) const LANGUAGES: Packages = Packages {
    programs: &["python3", "g++", "fpc", "node"],
    apt: &["python3", "g++", "fp-compiler"],
    dnf: &["python3", "gcc-c++", "fpc"],
    pacman: &["python", "gcc", "fpc"],
    brew: &["python3", "fpc"],
};

/// Web servers whose recipes docs/hosting.md has.
pub(super) const WEB_SERVERS: Packages = Packages {
    programs: &["nginx", "apache2", "caddy"],
    apt: &["nginx", "apache2-bin", "caddy"],
    dnf: &[],
    pacman: &[],
    brew: &[],
};

struct PackageManager {
    program: &'static str,
    as_root: bool,
    update: Option<&'static [&'static str]>,
    install: &'static [&'static str],
    names: fn(&Packages) -> &'static [&'static str],
}

/// How each system's package manager is asked, in the order in which they are looked for.
const PACKAGE_MANAGERS: [PackageManager; 4] = [
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
    // Without -y: a new list of packages beside old packages breaks a system.
    PackageManager {
        program: "pacman",
        as_root: true,
        update: None,
        install: &["-S", "--needed", "--noconfirm"],
        names: |packages| packages.pacman,
    },
    PackageManager {
        program: "brew",
        as_root: false,
        update: None,
        install: &["install"],
        names: |packages| packages.brew,
    },
];

/// The right of this process to install packages.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Right {
    Root,
    Sudo,
    None,
}

/// Whether all programs are on PATH, or how they are installed.
pub(super) fn look(packages: &Packages) -> Finding {
    if packages
        .programs
        .iter()
        .all(|program| find(&[program]).is_some())
    {
        return Finding::present(None);
    }
    decide(packages, manager(), right())
}

fn decide(packages: &Packages, manager: Option<&PackageManager>, right: Right) -> Finding {
    let programs = packages.programs.join(", ");
    let Some(manager) = manager else {
        return Finding::Missing(format!("install {programs}"));
    };
    let names = (manager.names)(packages);
    if names.is_empty() {
        return Finding::Missing(format!(
            "install {programs}, of which we know no package for {}",
            manager.program
        ));
    }
    let words = [&[manager.program], manager.install, names]
        .concat()
        .join(" ");
    if manager.as_root && right == Right::None {
        return Finding::Missing(format!("as root, run {words}"));
    }
    Finding::Installable {
        by: words,
        seconds: 90,
    }
}

fn manager() -> Option<&'static PackageManager> {
    PACKAGE_MANAGERS
        .iter()
        .find(|manager| find(&[manager.program]).is_some())
}

/// Installs all of these at once, with the first package manager that is there.
///
/// # Errors
/// When there is none, or it fails.
pub(super) fn install(all: &[&Packages]) -> Result<()> {
    if all.is_empty() {
        return Ok(());
    }
    let manager = manager().context("looking for a package manager")?;
    if let Some(update) = manager.update {
        run(
            &mut manager.command(update),
            "updating the list of the system's packages",
        )?;
    }
    let names = all.iter().flat_map(|packages| (manager.names)(packages));
    let words: Vec<_> = manager.install.iter().chain(names).copied().collect();
    run(
        &mut manager.command(&words),
        "installing packages of the system",
    )
}

impl PackageManager {
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = if self.as_root && right() == Right::Sudo {
            let mut sudo = Command::new("sudo");
            sudo.args(["DEBIAN_FRONTEND=noninteractive", self.program]);
            sudo
        } else {
            Command::new(self.program)
        };
        command
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive");
        if is_ci() {
            command.stdin(Stdio::null());
        }
        command
    }
}

fn right() -> Right {
    if is_root() {
        Right::Root
    } else if find(&["sudo"]).is_some() {
        Right::Sudo
    } else {
        Right::None
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

#[cfg(test)]
mod tests {
    use super::*;

    fn by(name: &str) -> Option<&'static PackageManager> {
        PACKAGE_MANAGERS
            .iter()
            .find(|manager| manager.program == name)
    }

    fn words(finding: Finding) -> String {
        match finding {
            Finding::Installable { by, .. } => format!("will: {by}"),
            Finding::Missing(advice) => advice,
            Finding::Present(_) => "present".to_owned(),
        }
    }

    #[test]
    fn each_system_is_asked_in_its_own_words() {
        let asked = |manager, right| words(decide(&FIREFOX, by(manager), right));
        assert!(asked("apt-get", Right::Root).ends_with("--no-install-recommends firefox-esr"));
        assert!(asked("dnf", Right::Sudo).starts_with("will: dnf install"));
        assert_eq!(
            asked("pacman", Right::Sudo),
            "will: pacman -S --needed --noconfirm firefox"
        );
        assert_eq!(asked("brew", Right::None), "will: brew install firefox");
    }

    #[test]
    fn who_may_not_install_is_told_how_to() {
        let advice = words(decide(&FIREFOX, by("dnf"), Right::None));
        assert_eq!(advice, "as root, run dnf install --assumeyes firefox");
        let advice = words(decide(&WEBKIT, by("pacman"), Right::Root));
        assert!(advice.ends_with("of which we know no package for pacman"));
        let advice = words(decide(&CLUSTER, None, Right::Root));
        assert_eq!(advice, "install sbatch, slurmctld, slurmd, parallel");
    }

    #[test]
    fn programs_on_path_are_used() {
        let cargo = Packages {
            programs: &["cargo"],
            ..FIREFOX
        };
        assert_eq!(look(&cargo), Finding::present(None));
    }
}
