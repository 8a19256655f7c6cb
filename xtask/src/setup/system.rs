//! Programs of the system: browsers and their drivers, servers, and what some tests compile or spread with. apt-get installs
//! them; on other systems a message names them.

use std::{env, path::PathBuf, process::Stdio};

use anyhow::Result;
use serde::Deserialize;

use super::{Finding, Provision};
use crate::{
    process::{find, is_ci, output, run, version_of},
    project,
};

/// Programs that are installed together. Each is a list of names on PATH and patterns of files. A variable of the environment
/// may stand before it, as in `CHROMIUM=chromium google-chrome`: a person names another program by it, and tests learn of it.
#[derive(Deserialize)]
pub struct SystemPrograms {
    programs: Vec<String>,
    #[serde(default)]
    optional: Vec<String>,
    /// The packages of Debian and Ubuntu that hold them.
    packages: String,
}

/// A variable, if there is one, and a program.
type Named = (Option<String>, PathBuf);

impl SystemPrograms {
    /// Looks for the programs, or says how they are installed.
    pub fn look(&self) -> Finding {
        let needed: Option<Vec<Named>> = self.programs.iter().map(|words| found(words)).collect();
        let Some(mut programs) = needed else {
            return self.missing(as_root().as_deref());
        };
        if let Some(advice) = misfit(&programs) {
            return Finding::Missing(advice);
        }
        programs.extend(self.optional.iter().filter_map(|words| found(words)));
        let named = programs
            .into_iter()
            .filter_map(|(name, path)| Some((name?, path)));
        Finding::Present(Provision {
            variables: named.collect(),
            ..Provision::default()
        })
    }

    /// How to install them: by apt-get, with these words before it, or by a person.
    fn missing(&self, as_root: Option<&str>) -> Finding {
        let packages = &self.packages;
        if let Some(as_root) = as_root {
            return Finding::Installable(format!("{as_root}{INSTALL} {packages}"), 90);
        }
        let programs = self.programs.iter().map(|words| parts(words));
        let (variables, places): (Vec<_>, Vec<_>) = programs.unzip();
        let names = places.iter().filter_map(|places| places.split(' ').next());
        let names = names.collect::<Vec<_>>().join(", ");
        let variables = variables.into_iter().flatten().collect::<Vec<_>>();
        let named = match variables.join(", ") {
            none if none.is_empty() => none,
            some => format!(", or name other programs by the variables {some}"),
        };
        Finding::Missing(format!(
            "install {names}{named} (as root, on Debian and Ubuntu: {INSTALL} {packages})"
        ))
    }

    /// The packages that hold them.
    pub fn packages(&self) -> &str {
        &self.packages
    }
}

const INSTALL: &str = "apt-get install --quiet --yes --no-install-recommends";

/// Installs these lists of packages at once.
pub fn install(packages: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let as_root = as_root().unwrap_or_default();
    for words in [
        "apt-get update --quiet",
        &format!("{INSTALL} {}", packages.join(" ")),
    ] {
        let mut command = project::command(&format!("{as_root}{words}"));
        command.env("DEBIAN_FRONTEND", "noninteractive");
        if is_ci() {
            command.stdin(Stdio::null());
        }
        run(&mut command, "installing packages of the system")?;
    }
    Ok(())
}

/// The words before apt-get that give it the right to install; none where it is not there or has no such right.
fn as_root() -> Option<String> {
    find(&["apt-get"])?;
    let user = output(&mut project::command("id -u"), "asking for the user");
    if user.is_ok_and(|user| user.trim() == "0") {
        return Some(String::new());
    }
    find(&["sudo"]).map(|_| "sudo DEBIAN_FRONTEND=noninteractive ".to_owned())
}

/// The variable of a program, if it has one, and its names and patterns.
fn parts(words: &str) -> (Option<&str>, &str) {
    words
        .split_once('=')
        .map_or((None, words), |(name, places)| (Some(name), places))
}

/// The program that these words name, and the variable that tests learn of it by.
fn found(words: &str) -> Option<Named> {
    let (variable, places) = parts(words);
    let chosen = variable
        .and_then(env::var_os)
        .filter(|path| !path.is_empty());
    let places = || {
        places.split(' ').find_map(|place| {
            if place.starts_with('/') {
                glob::glob(place).ok()?.find_map(Result::ok)
            } else {
                find(&[place])
            }
        })
    };
    let path = chosen.map(PathBuf::from).or_else(places)?;
    Some((variable.map(str::to_owned), path))
}

/// The advice about a browser and its driver if their versions differ.
fn misfit(programs: &[Named]) -> Option<String> {
    let version = |name: &str| {
        let (_, path) = programs
            .iter()
            .find(|(variable, _)| variable.as_deref() == Some(name))?;
        Some(version_of(path).unwrap_or_else(|| "no version".to_owned()))
    };
    differ(&version("CHROMIUM")?, &version("CHROMEDRIVER")?)
}

fn differ(browser: &str, driver: &str) -> Option<String> {
    (browser.split('.').next() != driver.split('.').next()).then(|| {
        format!(
            "Chromium says {browser}, but chromedriver says {driver}: install the same version of both, or name others by the \
             variables CHROMIUM and CHROMEDRIVER"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn programs(words: &str) -> SystemPrograms {
        SystemPrograms {
            programs: vec![words.to_owned()],
            optional: Vec::new(),
            packages: "a-package another".to_owned(),
        }
    }

    #[test]
    fn who_may_not_install_sees_what_to_install() {
        let Finding::Installable(by, _) = programs("no-such-program").missing(Some("sudo ")) else {
            panic!("apt-get installs it");
        };
        assert!(by.starts_with("sudo apt-get install") && by.ends_with(" a-package another"));
        let Finding::Missing(advice) = programs("BROWSER=no-such-program other").missing(None)
        else {
            panic!("nothing installs it");
        };
        assert!(advice.starts_with(
            "install no-such-program, or name other programs by the variables BROWSER (as root"
        ));
        assert!(advice.ends_with(" a-package another)"));
    }

    #[test]
    fn programs_are_found_on_path_and_by_patterns_of_files() {
        assert!(found("no-such-program").is_none());
        assert_eq!(
            found("no-such-program cargo").unwrap(),
            (None, find(&["cargo"]).unwrap())
        );
        let pattern = concat!(
            "NO_SUCH_VARIABLE=no-such-program ",
            env!("CARGO_MANIFEST_DIR"),
            "/Cargo.tom*"
        );
        let (variable, path) = found(pattern).unwrap();
        assert_eq!(variable.unwrap(), "NO_SUCH_VARIABLE");
        assert!(path.ends_with("Cargo.toml"));
        assert!(programs(pattern).look().is_present());
    }

    #[test]
    fn browser_and_driver_are_of_one_version() {
        assert_eq!(differ("156.0.1", "156.0.2"), None);
        for driver in ["155.0.1", "no version"] {
            assert!(
                differ("156.0.1", driver)
                    .unwrap()
                    .starts_with("Chromium says 156")
            );
        }
    }
}
