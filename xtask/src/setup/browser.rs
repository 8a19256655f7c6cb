//! Chromium and the driver that the component tests steer it with.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::process::{find, major, run, say, version_of};

const BROWSERS: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
const DRIVERS: &[&str] = &["chromedriver"];

/// Where macOS keeps programs with windows.
const APPLICATIONS: &[&str] = &[
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

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

/// A browser and its driver, of one version.
pub(crate) struct Browser {
    /// The program Chromium, or Chrome.
    pub(crate) chromium: PathBuf,
    /// The program chromedriver.
    pub(crate) driver: PathBuf,
}

impl Browser {
    /// Finds both (`CHROMIUM` and `CHROMEDRIVER` name others than those on PATH) or installs them.
    ///
    /// # Errors
    /// When they are missing and cannot be installed, or do not fit together.
    pub(crate) fn ensure() -> Result<Self> {
        if Self::find().is_none() {
            install()?;
        }
        let browser = Self::find()
            .context("Chromium and chromedriver were installed, but are not on PATH")?;
        browser.ensure_fit()?;
        Ok(browser)
    }

    fn find() -> Option<Self> {
        let application = || {
            APPLICATIONS
                .iter()
                .map(PathBuf::from)
                .find(|path| path.is_file())
        };
        Some(Self {
            chromium: named("CHROMIUM")
                .or_else(|| find(BROWSERS))
                .or_else(application)?,
            driver: named("CHROMEDRIVER").or_else(|| find(DRIVERS))?,
        })
    }

    fn ensure_fit(&self) -> Result<()> {
        let version = |program: &Path| {
            version_of(program)
                .with_context(|| format!("{} does not run: try {0} --version", program.display()))
        };
        let (chromium, driver) = (version(&self.chromium)?, version(&self.driver)?);
        if major(&chromium) != major(&driver) {
            bail!(
                "{} is version {chromium}, but {} is {driver}: install the same version of both, or name others with \
                 CHROMIUM and CHROMEDRIVER",
                self.chromium.display(),
                self.driver.display()
            );
        }
        Ok(())
    }
}

fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .filter(|path| !path.is_empty())
        .map(PathBuf::from)
}

fn install() -> Result<()> {
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
        if env::var_os("CI").is_some() {
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
