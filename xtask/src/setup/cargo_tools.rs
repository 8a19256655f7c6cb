//! Tools that are Rust programs: taken from PATH where the version fits exactly, else compiled into a folder of
//! their own that every clone of the project shares.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{
    process::{find, is_ci, run, say, version_of},
    project,
};

/// Later versions of Trunk need a later Rust than `rust-toolchain.toml` names.
pub(super) const TRUNK: CargoTool = CargoTool {
    package: "trunk",
    program: "trunk",
    version: std::borrow::Cow::Borrowed("0.21.14"),
    options: &["--no-default-features", "--features", "rustls"],
    duration: "5 to 10 minutes",
};

pub(super) const WASM_PACK: CargoTool = CargoTool {
    package: "wasm-pack",
    program: "wasm-pack",
    version: std::borrow::Cow::Borrowed("0.15.1"),
    options: &[],
    duration: "about 2 minutes",
};

/// For tools that have little to do: they compile in half the time.
const UNOPTIMISED: &[&str] = &["--debug"];

pub(super) const CARGO_FUZZ: CargoTool = CargoTool {
    package: "cargo-fuzz",
    program: "cargo-fuzz",
    version: std::borrow::Cow::Borrowed("0.13.2"),
    options: UNOPTIMISED,
    duration: "about a minute",
};

pub(super) const CARGO_DENY: CargoTool = CargoTool {
    package: "cargo-deny",
    program: "cargo-deny",
    version: std::borrow::Cow::Borrowed("0.20.2"),
    options: UNOPTIMISED,
    duration: "2 to 4 minutes",
};

pub(super) const GECKO_DRIVER: CargoTool = CargoTool {
    package: "geckodriver",
    program: "geckodriver",
    version: std::borrow::Cow::Borrowed("0.37.1"),
    options: UNOPTIMISED,
    duration: "1 to 2 minutes",
};

/// The program must be of the same version as the crate, or it refuses the page's wasm.
pub(super) fn wasm_bindgen() -> Result<CargoTool> {
    Ok(CargoTool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: project::locked_version("wasm-bindgen")?.into(),
        options: &[],
        duration: "about 2 minutes",
    })
}

/// A program that `cargo install` installs.
pub(super) struct CargoTool {
    package: &'static str,
    program: &'static str,
    version: std::borrow::Cow<'static, str>,
    options: &'static [&'static str],
    duration: &'static str,
}

impl CargoTool {
    /// The folder to put on PATH, or nothing when the right program is on PATH already.
    pub(super) fn ensure(&self) -> Result<Option<PathBuf>> {
        if find(&[self.program]).is_some_and(|program| self.fits(&program)) {
            return Ok(None);
        }
        let home = tools_folder()?.join(format!("{}-{}", self.package, self.version));
        let folder = home.join("bin");
        if !self.fits(&folder.join(self.program)) {
            self.install(&home)?;
        }
        Ok(Some(folder))
    }

    fn fits(&self, program: &Path) -> bool {
        version_of(program).is_some_and(|version| version == *self.version)
    }

    fn install(&self, home: &Path) -> Result<()> {
        say(&format!(
            "Compiling {} {} into {}, once ({})",
            self.package,
            self.version,
            home.display(),
            self.duration
        ));
        let mut cargo = Command::new("cargo");
        cargo.current_dir(project::root());
        cargo
            .args(["install", "--locked", "--force", "--root"])
            .arg(home);
        cargo.arg(format!("{}@{}", self.package, self.version));
        cargo.args(self.options);
        if is_ci() {
            cargo.arg("--quiet");
        }
        run(&mut cargo, &format!("installing {}", self.package))
    }
}

fn tools_folder() -> Result<PathBuf> {
    if let Some(folder) = env::var_os("BEZZEL_TOOLS") {
        return Ok(folder.into());
    }
    let home = env::home_dir().context("finding a place for tools: set HOME or BEZZEL_TOOLS")?;
    Ok(home.join(".cache/bezzel/tools"))
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
}
