//! Tools that are Rust programs: taken from PATH where the version fits exactly, else installed into a folder of their own
//! that every clone of the project shares.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::finding::{Finding, Provision};
use crate::{
    process::{find, is_ci, run, say, version_of},
    project,
};

/// A program that `cargo install` installs.
#[derive(Clone, Deserialize)]
pub(super) struct CargoTool {
    package: String,
    program: String,
    /// The version that fits; if none is named, that of the crate of the program's name in `Cargo.lock`.
    version: Option<String>,
    #[serde(default)]
    options: Vec<String>,
    /// The package of `PyPI` that holds the program prebuilt, in the same versions.
    wheel: Option<String>,
    /// The level of optimisation: tools have little to do, and compiling them is what takes long.
    #[serde(default)]
    optimisation: u8,
    /// The time that compiling it takes.
    seconds: u32,
}

impl CargoTool {
    /// Looks for it, or says how it is installed: prebuilt where `cargo binstall` or, for a tool in a wheel,
    /// pip is on PATH, else compiled.
    pub(super) fn look(&self) -> Finding {
        let version = self.version();
        let fits = |program: &Path| version_of(program).as_ref() == Some(&version);
        if find(&[&self.program]).is_some_and(|program| fits(&program)) {
            return Finding::present(Some(version));
        }
        let folder = self.home().join("bin");
        if fits(&folder.join(&self.program)) {
            return Finding::Present(Provision {
                version: Some(version),
                folder: Some(folder),
                ..Provision::default()
            });
        }
        let (by, seconds) = if has_binstall() {
            ("cargo binstall", 10)
        } else if self.wheel_by_pip().is_some() {
            ("pip", 5)
        } else {
            ("compiling", self.seconds)
        };
        Finding::Installable {
            by: format!("{by} version {version}"),
            seconds,
        }
    }

    fn version(&self) -> String {
        let locked = || project::locked_version(&self.program).unwrap_or_default();
        self.version.clone().unwrap_or_else(locked)
    }

    fn home(&self) -> PathBuf {
        tools_folder().join(format!("{}-{}", self.package, self.version()))
    }

    /// Installs it into its folder.
    pub(super) fn install(&self) -> Result<()> {
        let attempt = format!("installing {}", self.package);
        let prebuilt = if has_binstall() {
            Some(self.command("binstall"))
        } else {
            self.wheel_by_pip()
        };
        if let Some(mut command) = prebuilt {
            match run(&mut command, &attempt) {
                Ok(()) => return Ok(()),
                Err(error) => say(&format!("It has to be compiled ({error})")),
            }
        }
        run(&mut self.command("install"), &attempt)
    }

    /// The command that unpacks its wheel into its folder, if there is one.
    fn wheel_by_pip(&self) -> Option<Command> {
        let wheel = self.wheel.as_ref()?;
        let mut pip = Command::new(find(&["pip3", "pip"])?);
        pip.args(["install", "--quiet", "--disable-pip-version-check"])
            .args(["--root-user-action", "ignore", "--no-deps"])
            .args(["--only-binary", ":all:", "--upgrade", "--target"])
            .arg(self.home())
            .arg(format!("{wheel}=={}", self.version()));
        Some(pip)
    }

    fn command(&self, subcommand: &str) -> Command {
        let mut cargo = project::command(&format!("cargo {subcommand} --locked --force --root"));
        cargo
            .arg(self.home())
            .arg(format!("{}@{}", self.package, self.version()));
        if subcommand == "binstall" {
            cargo.arg("--no-confirm");
            return cargo;
        }
        // Tools share what they have in common.
        cargo
            .args(&self.options)
            .arg("--target-dir")
            .arg(tools_folder().join("target"))
            .env(
                "CARGO_PROFILE_RELEASE_OPT_LEVEL",
                self.optimisation.to_string(),
            )
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "none");
        if is_ci() {
            cargo.arg("--quiet");
        }
        cargo
    }
}

fn has_binstall() -> bool {
    find(&["cargo-binstall"]).is_some()
}

/// The folder of all tools; `BEZZEL_TOOLS` names another.
fn tools_folder() -> PathBuf {
    let home = || env::home_dir().unwrap_or_default();
    env::var_os("BEZZEL_TOOLS").map_or_else(|| home().join(".cache/bezzel/tools"), PathBuf::from)
}

/// Removes what compiling tools has left beside them.
pub(super) fn tidy() -> Result<()> {
    let folder = tools_folder().join("target");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("removing {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tool(program: &str, version: Option<String>) -> CargoTool {
        CargoTool {
            package: "a-package".to_owned(),
            program: program.to_owned(),
            version,
            options: vec!["--no-default-features".to_owned()],
            wheel: None,
            optimisation: 0,
            seconds: 60,
        }
    }

    #[test]
    fn only_the_exact_version_fits() {
        let version = version_of(Path::new("cargo")).unwrap();
        assert!(tool("cargo", Some(version.clone())).look().is_present());
        let later = tool("cargo", Some(version + "1")).look();
        assert!(matches!(later, Finding::Installable { .. }));
        let locked = tool("wasm-bindgen", None).version();
        assert_eq!(locked, project::locked_version("wasm-bindgen").unwrap());
    }

    #[test]
    fn a_tool_is_installed_in_its_version() {
        let tool = tool("no-such-program", Some("1.2.3".to_owned()));
        let words = format!("{:?}", tool.command("install"));
        assert!(words.contains("\"a-package@1.2.3\" \"--no-default-features\""));
        assert!(tool.wheel_by_pip().is_none());
        let of_wheel = CargoTool {
            wheel: Some("a-wheel".to_owned()),
            ..tool
        };
        // Without pip it is compiled.
        let words = of_wheel.wheel_by_pip().map(|pip| format!("{pip:?}"));
        assert!(words.is_none_or(|words| words.contains("\"a-wheel==1.2.3\"")));
    }
}
