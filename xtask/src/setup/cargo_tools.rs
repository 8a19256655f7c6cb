//! Tools that are Rust programs: taken from PATH where the version fits exactly, else installed into a folder of their own
//! that every clone of the project shares.

use std::{
    borrow::Cow,
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::finding::{Finding, Provision};
use crate::{
    process::{find, is_ci, run, say, version_of},
    project,
};

/// Later versions of Trunk need a later Rust than `rust-toolchain.toml` names. It downloads nothing here, so it needs no TLS.
pub(super) const TRUNK: CargoTool = CargoTool {
    package: "trunk",
    program: "trunk",
    version: Cow::Borrowed("0.21.14"),
    options: &["--no-default-features"],
    optimisation: "0",
    seconds: 120,
};

pub(super) const WASM_PACK: CargoTool = CargoTool {
    package: "wasm-pack",
    program: "wasm-pack",
    version: Cow::Borrowed("0.15.1"),
    options: &[],
    optimisation: "0",
    seconds: 60,
};

pub(super) const CARGO_FUZZ: CargoTool = CargoTool {
    package: "cargo-fuzz",
    program: "cargo-fuzz",
    version: Cow::Borrowed("0.13.2"),
    options: &[],
    optimisation: "0",
    seconds: 40,
};

pub(super) const CARGO_DENY: CargoTool = CargoTool {
    package: "cargo-deny",
    program: "cargo-deny",
    version: Cow::Borrowed("0.20.2"),
    options: &[],
    optimisation: "0",
    seconds: 120,
};

pub(super) const GECKO_DRIVER: CargoTool = CargoTool {
    package: "geckodriver",
    program: "geckodriver",
    version: Cow::Borrowed("0.37.1"),
    options: &[],
    optimisation: "0",
    seconds: 80,
};

/// The program must be of the same version as the crate, or it refuses the page's wasm.
pub(super) fn wasm_bindgen() -> CargoTool {
    CargoTool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: project::locked_version("wasm-bindgen")
            .unwrap_or_default()
            .into(),
        options: &[],
        // It reads megabytes of wasm for each program of the page.
        optimisation: "1",
        seconds: 110,
    }
}

/// A program that `cargo install` installs.
pub(super) struct CargoTool {
    package: &'static str,
    program: &'static str,
    version: Cow<'static, str>,
    options: &'static [&'static str],
    optimisation: &'static str,
    /// How long it takes to compile.
    seconds: u32,
}

impl CargoTool {
    /// Where it is, or how it is installed: prebuilt where `cargo binstall` is on PATH, else compiled.
    pub(super) fn look(&self) -> Finding {
        if find(&[self.program]).is_some_and(|program| self.fits(&program)) {
            return Finding::present(Some(self.version.to_string()));
        }
        let folder = self.home().join("bin");
        if self.fits(&folder.join(self.program)) {
            return Finding::Present(Provision {
                version: Some(self.version.to_string()),
                folder: Some(folder),
                variables: Vec::new(),
            });
        }
        let (by, seconds) = if has_binstall() {
            ("cargo binstall", 10)
        } else {
            ("compiling", self.seconds)
        };
        Finding::Installable {
            by: format!("{by} version {}", self.version),
            seconds,
        }
    }

    fn fits(&self, program: &Path) -> bool {
        version_of(program).is_some_and(|version| version == *self.version)
    }

    fn home(&self) -> PathBuf {
        tools_folder().join(format!("{}-{}", self.package, self.version))
    }

    /// Installs it into its folder.
    ///
    /// # Errors
    /// When it cannot be had prebuilt, nor compiled.
    pub(super) fn install(&self) -> Result<()> {
        let attempt = format!("installing {}", self.package);
        if has_binstall() {
            match run(&mut self.command("binstall"), &attempt) {
                Ok(()) => return Ok(()),
                Err(error) => say(&format!("It has to be compiled ({error})")),
            }
        }
        run(&mut self.command("install"), &attempt)
    }

    fn command(&self, subcommand: &str) -> Command {
        let mut cargo = Command::new("cargo");
        cargo
            .current_dir(project::root())
            .args([subcommand, "--locked", "--force", "--root"])
            .arg(self.home())
            .arg(format!("{}@{}", self.package, self.version));
        if subcommand == "binstall" {
            cargo.arg("--no-confirm");
            return cargo;
        }
        cargo.args(self.options);
        // Tools have little to do: compiling them is what takes long. They share what they have in common.
        cargo
            .arg("--target-dir")
            .arg(tools_folder().join("target"))
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.optimisation)
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
    env::var_os("BEZZEL_TOOLS").map_or_else(
        || {
            env::home_dir()
                .unwrap_or_default()
                .join(".cache/bezzel/tools")
        },
        PathBuf::from,
    )
}

/// Removes what compiling tools has left beside them.
///
/// # Errors
/// When it cannot be removed.
pub(super) fn tidy() -> Result<()> {
    let folder = tools_folder().join("target");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)
            .with_context(|| format!("removing {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_version_fits() {
        let cargo = find(&["cargo"]).unwrap();
        let version = version_of(&cargo).unwrap();
        let tool = |version: String| CargoTool {
            version: version.into(),
            ..TRUNK
        };
        assert!(tool(version.clone()).fits(&cargo));
        assert!(!tool(version + "1").fits(&cargo));
        assert!(!TRUNK.fits(Path::new("/no/such/program")));
    }

    #[test]
    fn a_tool_that_is_nowhere_is_installed() {
        let tool = CargoTool {
            program: "no-such-program",
            package: "no-such-package",
            ..TRUNK
        };
        assert!(matches!(tool.look(), Finding::Installable { .. }));
        let words: Vec<_> = tool
            .command("install")
            .get_args()
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        assert!(words.contains(&"no-such-package@0.21.14".to_owned()));
        assert!(words.contains(&"--no-default-features".to_owned()));
    }
}
