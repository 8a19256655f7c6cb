//! Tools that are Rust programs: taken from PATH where the version fits exactly, else installed into a folder of their own
//! that every clone of the project shares.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::{Finding, Provision};
use crate::{
    process::{find, run, say, version_of},
    project,
};

/// A program that `cargo install` installs.
#[derive(Deserialize)]
pub struct CargoTool {
    package: String,
    /// The name of the program, where it is not that of the package.
    program: Option<String>,
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
    /// Looks for it, or says how it is installed.
    pub fn look(&self) -> Finding {
        let version = self.version();
        let fits = |program: &Path| version_of(program).as_ref() == Some(&version);
        if find(&[self.program()]).is_some_and(|program| fits(&program)) {
            return Finding::present(Some(version));
        }
        let folder = self.home().join("bin");
        if fits(&folder.join(self.program())) {
            return Finding::Present(Provision {
                version: Some(version),
                folder: Some(folder),
                ..Provision::default()
            });
        }
        let (by, seconds, _) = self.ways().swap_remove(0);
        Finding::Installable(format!("{by} version {version}"), seconds)
    }

    fn program(&self) -> &str {
        self.program.as_ref().unwrap_or(&self.package)
    }

    fn version(&self) -> String {
        let locked = || project::locked_version(self.program()).unwrap_or_default();
        self.version.clone().unwrap_or_else(locked)
    }

    fn home(&self) -> PathBuf {
        tools_folder().join(format!("{}-{}", self.package, self.version()))
    }

    /// Installs it into its folder, in the first way that leads to it.
    pub fn install(&self) -> Result<()> {
        let mut result = Ok(());
        for (by, _, mut command) in self.ways() {
            result = run(&mut command, &format!("installing {}", self.package));
            match &result {
                Ok(()) => break,
                Err(error) => say(&format!("Not to be had by {by} ({error})")),
            }
        }
        result
    }

    /// The ways to install it, best first: prebuilt where `cargo binstall` or, for a tool in a wheel, pip is on PATH, else
    /// compiled. Each with the seconds that it takes.
    fn ways(&self) -> Vec<(&'static str, u32, Command)> {
        let (version, home) = (self.version(), self.home());
        let cargo = |words: &str| {
            let mut cargo = project::command(&format!("cargo {words} --locked --force --root"));
            cargo.arg(&home).arg(format!("{}@{version}", self.package));
            cargo
        };
        let mut ways = Vec::new();
        if find(&["cargo-binstall"]).is_some() {
            ways.push(("cargo binstall", 10, cargo("binstall --no-confirm")));
        }
        if let (Some(wheel), Some(pip)) = (&self.wheel, find(&["pip3", "pip"])) {
            let mut pip = Command::new(pip);
            pip.args(["install", "--quiet", "--disable-pip-version-check"])
                .args(["--root-user-action", "ignore", "--no-deps"])
                .args(["--only-binary", ":all:", "--upgrade", "--target"])
                .arg(&home)
                .arg(format!("{wheel}=={version}"));
            ways.push(("pip", 5, pip));
        }
        let mut compiler = cargo("install");
        // Tools share what they have in common.
        compiler
            .args(&self.options)
            .arg("--quiet")
            .arg("--target-dir")
            .arg(tools_folder().join("target"))
            .env(
                "CARGO_PROFILE_RELEASE_OPT_LEVEL",
                self.optimisation.to_string(),
            )
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "none");
        ways.push(("compiling", self.seconds, compiler));
        ways
    }
}

/// The folder of all tools; `BEZZEL_TOOLS` names another.
fn tools_folder() -> PathBuf {
    let home = || env::home_dir().unwrap_or_default();
    env::var_os("BEZZEL_TOOLS").map_or_else(|| home().join(".cache/bezzel/tools"), PathBuf::from)
}

/// Removes what compiling tools has left beside them.
pub fn tidy() -> Result<()> {
    let folder = tools_folder().join("target");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("removing {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tool(package: &str, version: Option<String>) -> CargoTool {
        CargoTool {
            package: package.to_owned(),
            program: None,
            version,
            options: vec!["--no-default-features".to_owned()],
            wheel: Some("a-wheel".to_owned()),
            optimisation: 0,
            seconds: 60,
        }
    }

    #[test]
    fn only_the_exact_version_fits() {
        let version = version_of(Path::new("cargo")).unwrap();
        assert!(tool("cargo", Some(version.clone())).look().is_present());
        assert!(!tool("cargo", Some(version + "1")).look().is_present());
        let locked = project::locked_version("wasm-bindgen").unwrap();
        assert_eq!(tool("wasm-bindgen", None).version(), locked);
    }

    #[test]
    fn a_tool_is_installed_in_its_version_and_compiled_at_last() {
        for (by, _, command) in tool("a-package", Some("1.2.3".to_owned())).ways() {
            let word = if by == "pip" {
                "a-wheel==1.2.3"
            } else {
                "a-package@1.2.3"
            };
            assert!(command.get_args().any(|argument| argument == word), "{by}");
        }
        let (by, seconds, command) = tool("a-package", None).ways().pop().unwrap();
        assert_eq!((by, seconds), ("compiling", 60));
        assert!(
            command
                .get_args()
                .any(|argument| argument == "--no-default-features")
        );
    }
}
