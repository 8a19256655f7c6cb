//! Chromium and the driver that the component tests steer it with.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use super::system_packages;
use crate::process::{find, major, version_of};

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
            system_packages::install(system_packages::CHROMIUM)?;
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

/// The program that a variable of the environment names.
pub(super) fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .filter(|path| !path.is_empty())
        .map(PathBuf::from)
}
