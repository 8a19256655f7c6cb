//! Programs from the package manager of the system: browsers and their drivers, and what some tests compile or spread with.

use std::{collections::BTreeMap, env, path::PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::{
    finding::{Finding, Provision},
    package_manager::{PackageManager, Right},
};
use crate::process::{find, run, version_of};

/// Programs that are installed together.
#[derive(Deserialize)]
pub(super) struct SystemPrograms {
    programs: Vec<Program>,
    /// Whether the first two must have one major version: a browser and its driver.
    #[serde(default)]
    same_version: bool,
    /// The packages that hold them, by package manager.
    packages: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
struct Program {
    /// The variable of the environment by which a person can name another program, and by which tests learn of it.
    variable: Option<String>,
    /// Its names on PATH.
    names: Vec<String>,
    /// Patterns of its files elsewhere.
    #[serde(default)]
    files: Vec<String>,
    #[serde(default)]
    optional: bool,
}

impl Program {
    fn find(&self) -> Option<PathBuf> {
        let variable = self.variable.as_ref().and_then(env::var_os);
        let named = variable.filter(|path| !path.is_empty()).map(PathBuf::from);
        let mut files = self.files.iter().filter_map(|file| glob::glob(file).ok());
        named
            .or_else(|| find(&self.names))
            .or_else(|| files.find_map(|mut found| found.find_map(Result::ok)))
    }
}

impl SystemPrograms {
    /// Looks for the programs, or says how they are installed.
    pub(super) fn look(&self) -> Finding {
        let mut found = Vec::new();
        for program in &self.programs {
            match program.find() {
                Some(path) => found.push((program, path)),
                None if program.optional => {}
                None => return self.decide(PackageManager::of_system(), Right::of_process()),
            }
        }
        let mut version = None;
        if self.same_version {
            let [browser, driver] = [&found[0].1, &found[1].1].map(|path| {
                let version = version_of(path);
                (path.display().to_string(), version)
            });
            if let Some(advice) = misfit(&browser, &driver) {
                return Finding::Missing(advice);
            }
            version = browser.1;
        }
        let named = |(program, path): (&Program, _)| Some((program.variable.clone()?, path));
        Finding::Present(Provision {
            version,
            folder: None,
            variables: found.into_iter().filter_map(named).collect(),
        })
    }

    fn decide(&self, manager: Option<&PackageManager>, right: Right) -> Finding {
        let needed = self.programs.iter().filter(|program| !program.optional);
        let names: Vec<_> = needed.map(|program| program.names[0].as_str()).collect();
        let names = names.join(", ");
        let Some(manager) = manager else {
            return Finding::Missing(format!("install {names}"));
        };
        let Some(packages) = self.packages.get(&manager.program) else {
            return Finding::Missing(format!(
                "install {names}, of which we know no package for {}",
                manager.program
            ));
        };
        let words = format!(
            "{} {} {}",
            manager.program,
            manager.install,
            packages.join(" ")
        );
        if manager.as_root && right == Right::None {
            return Finding::Missing(format!("as root, run {words}"));
        }
        Finding::Installable {
            by: words,
            seconds: 90,
        }
    }
}

/// The advice about a browser and its driver if their versions differ.
fn misfit(
    (browser, version): &(String, Option<String>),
    (driver, of_driver): &(String, Option<String>),
) -> Option<String> {
    let [major, major_of_driver] =
        [version, of_driver].map(|version| version.as_ref()?.split('.').next());
    if major.is_some() && major == major_of_driver {
        return None;
    }
    let [version, of_driver] =
        [version, of_driver].map(|version| version.as_deref().unwrap_or("no version"));
    Some(format!(
        "{browser} says {version}, but {driver} says {of_driver}: install the same version of both, or name others by the \
         variables CHROMIUM and CHROMEDRIVER"
    ))
}

/// Whether nobody is asked for a password before packages are installed.
pub(super) fn asks_nothing() -> bool {
    Right::of_process() == Right::Root
}

/// Installs all of these at once, with the first package manager that exists here.
pub(super) fn install(all: &[&SystemPrograms]) -> Result<()> {
    if all.is_empty() {
        return Ok(());
    }
    let manager = PackageManager::of_system().context("looking for a package manager")?;
    if let Some(update) = &manager.update {
        let mut update = manager.command(update);
        run(&mut update, "updating the list of the system's packages")?;
    }
    let packages = all
        .iter()
        .filter_map(|programs| programs.packages.get(&manager.program));
    let mut install = manager.command(&manager.install);
    run(
        install.args(packages.flatten()),
        "installing packages of the system",
    )
}

#[cfg(test)]
mod tests {
    use super::{super::package_manager, *};

    fn programs(names: &[&str], packages: &[(&str, &str)]) -> SystemPrograms {
        let program = |name: &&str| Program {
            variable: Some("NO_SUCH_VARIABLE".to_owned()),
            names: vec![(*name).to_owned()],
            files: Vec::new(),
            optional: false,
        };
        let of_manager =
            |(manager, name): &(&str, &str)| ((*manager).to_owned(), vec![(*name).to_owned()]);
        SystemPrograms {
            programs: names.iter().map(program).collect(),
            same_version: false,
            packages: packages.iter().map(of_manager).collect(),
        }
    }

    fn by(name: &str) -> Option<&'static PackageManager> {
        package_manager::ALL
            .iter()
            .find(|manager| manager.program == name)
    }

    /// The sentence for a system with this package manager where Firefox is missing.
    fn said(manager: &str, right: Right) -> String {
        let packages = ["apt-get", "dnf", "pacman", "brew"].map(|manager| (manager, "firefox"));
        match programs(&["firefox"], &packages).decide(by(manager), right) {
            Finding::Installable { by, .. } => format!("will: {by}"),
            Finding::Missing(advice) => advice,
            Finding::Present(_) => "present".to_owned(),
        }
    }

    #[test]
    fn each_system_is_asked_in_its_own_words() {
        assert!(said("apt-get", Right::Root).ends_with("--no-install-recommends firefox"));
        assert!(said("dnf", Right::Sudo).starts_with("will: dnf install"));
        assert_eq!(
            said("pacman", Right::Sudo),
            "will: pacman -S --needed --noconfirm firefox"
        );
        assert_eq!(said("brew", Right::None), "will: brew install firefox");
    }

    #[test]
    fn who_may_not_install_is_told_how_to() {
        assert_eq!(
            said("dnf", Right::None),
            "as root, run dnf install --assumeyes firefox"
        );
        assert_eq!(said("none", Right::Root), "install firefox");
        let finding = programs(&["sbatch", "parallel"], &[]).decide(by("pacman"), Right::Root);
        let advice = "install sbatch, parallel, of which we know no package for pacman";
        assert_eq!(finding, Finding::Missing(advice.to_owned()));
    }

    #[test]
    fn programs_are_found_on_path_and_by_patterns_of_files() {
        let mut cargo = programs(&["cargo"], &[]);
        let Finding::Present(provision) = cargo.look() else {
            panic!("cargo is on PATH");
        };
        assert_eq!(provision.variables[0].1, find(&["cargo"]).unwrap());
        cargo.programs[0].names = vec!["no-such-program".to_owned()];
        assert!(!cargo.look().is_present());
        let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.tom*");
        cargo.programs[0].files = vec![manifest.to_owned()];
        assert!(cargo.look().is_present());
    }

    #[test]
    fn browser_and_driver_are_of_one_version() {
        let of = |path: &str, version: &str| (path.to_owned(), Some(version.to_owned()));
        let chromium = of("/bin/chromium", "156.0.1");
        assert_eq!(misfit(&chromium, &of("/bin/chromedriver", "156.0.2")), None);
        let none = ("/bin/chromedriver".to_owned(), None);
        for driver in [of("/bin/chromedriver", "155.0.1"), none] {
            let advice = misfit(&chromium, &driver).unwrap();
            assert!(
                advice.starts_with("/bin/chromium says 156") && advice.contains("CHROMEDRIVER")
            );
        }
    }
}
