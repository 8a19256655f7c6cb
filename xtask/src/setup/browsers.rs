//! Chromium with its driver, Firefox, and WebKitGTK: where they are, and whether they fit.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use super::{
    finding::{Finding, Provision},
    system_packages::{self, Packages},
};
use crate::process::{find, major, version_of};

const CHROMIUM: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
const CHROMIUM_OF_MACOS: [&str; 2] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const FIREFOX: &[&str] = &["firefox-esr", "firefox"];
const FIREFOX_OF_MACOS: [&str; 1] = ["/Applications/Firefox.app/Contents/MacOS/firefox"];

/// Chromium, or Chrome, and the driver of the same version; `CHROMIUM` and `CHROMEDRIVER` name others than those on PATH.
/// Where its headless shell is there as well, end-to-end tests run in that.
pub(super) fn chromium() -> Finding {
    let chromium = program("CHROMIUM", CHROMIUM, &CHROMIUM_OF_MACOS);
    let driver = program("CHROMEDRIVER", &["chromedriver"], &[]);
    let (Some(chromium), Some(driver)) = (chromium, driver) else {
        return system_packages::look(&system_packages::CHROMIUM);
    };
    let mut finding = pair(
        (version_of(&chromium), chromium),
        (version_of(&driver), driver),
    );
    if let Finding::Present(provision) = &mut finding {
        let shell = program("HEADLESS_SHELL", &["chromium-headless-shell"], &[]);
        provision
            .variables
            .extend(shell.map(|path| ("HEADLESS_SHELL", path)));
    }
    finding
}

fn pair(
    (version, chromium): (Option<String>, PathBuf),
    (of_driver, driver): (Option<String>, PathBuf),
) -> Finding {
    let says =
        |version: &Option<String>| version.clone().unwrap_or_else(|| "no version".to_owned());
    let majors = [&version, &of_driver].map(|version| version.as_deref().and_then(major));
    if majors[0].is_none() || majors[0] != majors[1] {
        return Finding::Missing(format!(
            "{} says {}, but {} says {}: install the same version of both, or name others by the variables CHROMIUM and \
             CHROMEDRIVER",
            chromium.display(),
            says(&version),
            driver.display(),
            says(&of_driver)
        ));
    }
    Finding::Present(Provision {
        version,
        folder: None,
        variables: vec![("CHROMIUM", chromium), ("CHROMEDRIVER", driver)],
    })
}

/// Firefox; `FIREFOX` names another than that on PATH.
pub(super) fn firefox() -> Finding {
    let firefox = program("FIREFOX", FIREFOX, &FIREFOX_OF_MACOS);
    one_of(
        firefox.map(|path| vec![("FIREFOX", path)]),
        &system_packages::FIREFOX,
    )
}

/// WebKit in the smallest browser that has it, with its driver; `MINIBROWSER` and `WEBKIT_DRIVER` name others.
pub(super) fn webkit() -> Finding {
    let found = || {
        find(&["xvfb-run"])?;
        let browser = named("MINIBROWSER").or_else(mini_browser)?;
        let driver = program("WEBKIT_DRIVER", &["WebKitWebDriver"], &[])?;
        Some(vec![("MINIBROWSER", browser), ("WEBKIT_DRIVER", driver)])
    };
    one_of(found(), &system_packages::WEBKIT)
}

/// The driver llvmpipe of Mesa, a graphics processor in software; `VK_DRIVER_FILES` names another driver.
pub(super) fn software_device() -> Finding {
    const DRIVERS: &str = "VK_DRIVER_FILES";
    let folders = ["/etc/vulkan/icd.d", "/usr/share/vulkan/icd.d"];
    let driver = named(DRIVERS).or_else(|| {
        folders
            .iter()
            .find_map(|folder| entry(folder.as_ref(), "lvp_icd"))
    });
    one_of(
        driver.map(|path| vec![(DRIVERS, path)]),
        &system_packages::SOFTWARE_DEVICE,
    )
}

fn one_of(variables: Option<Vec<(&'static str, PathBuf)>>, packages: &Packages) -> Finding {
    match variables {
        Some(variables) => Finding::Present(Provision {
            variables,
            ..Provision::default()
        }),
        None => system_packages::look(packages),
    }
}

fn program(variable: &str, names: &[&str], files: &[&str]) -> Option<PathBuf> {
    let file = || files.iter().map(PathBuf::from).find(|path| path.is_file());
    named(variable).or_else(|| find(names)).or_else(file)
}

/// The file that a variable of the environment names.
fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .filter(|path| !path.is_empty())
        .map(PathBuf::from)
}

/// Distributions keep it out of PATH, in a folder named after the version of WebKitGTK.
fn mini_browser() -> Option<PathBuf> {
    let machine = format!("/usr/lib/{}-linux-gnu", env::consts::ARCH);
    [machine.as_str(), "/usr/lib", "/usr/libexec", "/usr/lib64"]
        .into_iter()
        .filter_map(|folder| entry(folder.as_ref(), "webkit2gtk-4"))
        .map(|folder| folder.join("MiniBrowser"))
        .find(|browser| browser.is_file())
}

/// The first entry of a folder whose name starts so.
fn entry(folder: &Path, start: &str) -> Option<PathBuf> {
    let mut entries: Vec<_> = fs::read_dir(folder).ok()?.flatten().collect();
    entries.sort_by_key(fs::DirEntry::file_name);
    entries
        .into_iter()
        .find(|entry| entry.file_name().to_string_lossy().starts_with(start))
        .map(|entry| entry.path())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(chromium: Option<&str>, driver: Option<&str>) -> Finding {
        let program = |version: Option<&str>, path: &str| (version.map(str::to_owned), path.into());
        pair(
            program(chromium, "/bin/chromium"),
            program(driver, "/bin/chromedriver"),
        )
    }

    #[test]
    fn browser_and_driver_are_of_one_version() {
        let Finding::Present(provision) = found(Some("156.0.1"), Some("156.0.2")) else {
            panic!("they fit");
        };
        assert_eq!(provision.variables.len(), 2);
        for (chromium, driver) in [
            (Some("156.0.1"), Some("155.0.1")),
            (Some("156.0.1"), None),
            (None, None),
        ] {
            let Finding::Missing(advice) = found(chromium, driver) else {
                panic!("{chromium:?} does not fit {driver:?}");
            };
            assert!(advice.contains("/bin/chromium says") && advice.contains("CHROMEDRIVER"));
        }
    }
}
