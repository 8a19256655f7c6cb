//! Firefox and WebKitGTK, in which what matters most is tried as well.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::{browser::named, system_packages};
use crate::process::{find, say};

const FIREFOX: &[&str] = &["firefox-esr", "firefox"];
const FIREFOX_OF_MACOS: &str = "/Applications/Firefox.app/Contents/MacOS/firefox";

/// The programs of both browsers, as the tests look for them in the environment.
pub(crate) struct OtherBrowsers {
    firefox: PathBuf,
    /// Linux alone has it.
    webkit: Option<WebKit>,
}

struct WebKit {
    browser: PathBuf,
    driver: PathBuf,
}

impl OtherBrowsers {
    /// Finds them (`FIREFOX`, `MINIBROWSER` and `WEBKIT_DRIVER` name others than those on PATH) or installs them.
    ///
    /// # Errors
    /// When one is missing and cannot be installed.
    pub(crate) fn ensure() -> Result<Self> {
        if firefox().is_none() {
            system_packages::install(system_packages::FIREFOX)?;
        }
        let firefox = firefox().context("Firefox was installed, but is not on PATH")?;
        if !cfg!(target_os = "linux") {
            say("WebKitGTK is tried on Linux only");
            return Ok(Self {
                firefox,
                webkit: None,
            });
        }
        if WebKit::find().is_none() {
            system_packages::install(system_packages::WEBKIT)?;
        }
        let webkit = WebKit::find().context(
            "WebKitGTK was installed, but MiniBrowser, WebKitWebDriver or xvfb-run cannot be found: name the first two \
             with MINIBROWSER and WEBKIT_DRIVER",
        )?;
        Ok(Self {
            firefox,
            webkit: Some(webkit),
        })
    }

    /// Tells a command where the browsers are.
    pub(crate) fn tell(&self, command: &mut Command) {
        command.env("FIREFOX", &self.firefox);
        if let Some(WebKit { browser, driver }) = &self.webkit {
            command
                .env("MINIBROWSER", browser)
                .env("WEBKIT_DRIVER", driver);
        }
    }
}

fn firefox() -> Option<PathBuf> {
    let application = || Some(PathBuf::from(FIREFOX_OF_MACOS)).filter(|path| path.is_file());
    named("FIREFOX")
        .or_else(|| find(FIREFOX))
        .or_else(application)
}

impl WebKit {
    fn find() -> Option<Self> {
        find(&["xvfb-run"])?;
        Some(Self {
            browser: named("MINIBROWSER").or_else(mini_browser)?,
            driver: named("WEBKIT_DRIVER").or_else(|| find(&["WebKitWebDriver"]))?,
        })
    }
}

/// Distributions keep it out of PATH, in a folder named after the version of WebKitGTK.
fn mini_browser() -> Option<PathBuf> {
    let machine = format!("/usr/lib/{}-linux-gnu", env::consts::ARCH);
    [machine.as_str(), "/usr/lib", "/usr/libexec", "/usr/lib64"]
        .into_iter()
        .find_map(|folder| {
            fs::read_dir(Path::new(folder))
                .ok()?
                .filter_map(Result::ok)
                .filter(|entry| {
                    entry
                        .file_name()
                        .to_string_lossy()
                        .starts_with("webkit2gtk-4")
                })
                .map(|entry| entry.path().join("MiniBrowser"))
                .find(|browser| browser.is_file())
        })
}
