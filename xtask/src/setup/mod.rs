//! Installing what the other commands need: once, with a word about how long it takes, and without touching
//! tools that a person has installed for themselves.

mod browser;
mod cargo_tools;
mod npm;
mod other_browsers;
mod software_device;
mod system_packages;

use std::{env, ffi::OsString, path::PathBuf, process::Command};

use anyhow::{Context, Result};

pub(crate) use browser::Browser;
pub(crate) use other_browsers::OtherBrowsers;
pub(crate) use software_device::SoftwareDevice;

use crate::{
    process::{find, say},
    project,
};

/// The target that the page is compiled for. `rust-toolchain.toml` names it, so that it is there whenever this runs.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Something that is installed where it is missing.
pub(crate) enum Tool {
    /// The packages of `package-lock.json`, wasm-opt among them.
    Packages,
    Lighthouse,
    Trunk,
    /// With the runner of the component tests.
    WasmBindgen,
    WasmPack,
    CargoDeny,
    CargoFuzz,
    GeckoDriver,
}

/// What the site is built with.
pub(crate) const FOR_BUILD: [Tool; 3] = [Tool::Packages, Tool::WasmBindgen, Tool::Trunk];
/// What the JavaScript package is built with.
pub(crate) const FOR_PACKAGE: [Tool; 3] = [Tool::Packages, Tool::WasmBindgen, Tool::WasmPack];

/// The installed tools, by the folders that hold them.
pub(crate) struct Toolbox {
    folders: Vec<PathBuf>,
}

impl Toolbox {
    /// Installs what is missing of these.
    ///
    /// # Errors
    /// When one cannot be installed.
    pub(crate) fn with(tools: &[Tool]) -> Result<Self> {
        let mut folders = Vec::new();
        for tool in tools {
            // One that is on PATH already has no folder.
            folders.extend(match tool {
                Tool::Packages => Some(npm::ensure_packages(npm::OF_PROJECT)?),
                Tool::Lighthouse => Some(npm::ensure_packages(npm::OF_LIGHTHOUSE)?),
                Tool::Trunk => cargo_tools::TRUNK.ensure()?,
                Tool::WasmBindgen => cargo_tools::wasm_bindgen()?.ensure()?,
                Tool::WasmPack => cargo_tools::WASM_PACK.ensure()?,
                Tool::CargoDeny => cargo_tools::CARGO_DENY.ensure()?,
                Tool::CargoFuzz => cargo_tools::CARGO_FUZZ.ensure()?,
                Tool::GeckoDriver => cargo_tools::GECKO_DRIVER.ensure()?,
            });
        }
        Ok(Self { folders })
    }

    /// A command that runs at the top of the project and finds these tools before any others.
    ///
    /// # Errors
    /// When a folder's name cannot be part of PATH.
    pub(crate) fn command(&self, program: &str) -> Result<Command> {
        let mut command = Command::new(program);
        command
            .current_dir(project::root())
            .env("PATH", self.path()?);
        Ok(command)
    }

    fn path(&self) -> Result<OsString> {
        let inherited = env::var_os("PATH").unwrap_or_default();
        let folders = self
            .folders
            .iter()
            .cloned()
            .chain(env::split_paths(&inherited));
        env::join_paths(folders).context("putting the tools on PATH")
    }
}

/// Installs what spreads a count over machines, unless it is there.
///
/// # Errors
/// When it is missing and cannot be installed.
pub(crate) fn ensure_cluster() -> Result<()> {
    let programs = ["sbatch", "slurmctld", "slurmd", "parallel"];
    if programs.iter().all(|program| find(&[program]).is_some()) {
        return Ok(());
    }
    system_packages::install(system_packages::CLUSTER)
}

/// Installs what runs and compiles the programs that Search shows.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn ensure_languages() -> Result<()> {
    let programs = ["python3", "g++", "fpc", "node"];
    if programs.iter().all(|program| find(&[program]).is_some()) {
        return Ok(());
    }
    system_packages::install(system_packages::LANGUAGES)
}

/// Installs all that any command needs.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn everything() -> Result<()> {
    Toolbox::with(&FOR_BUILD)?;
    Toolbox::with(&[
        Tool::WasmPack,
        Tool::CargoDeny,
        Tool::CargoFuzz,
        Tool::GeckoDriver,
    ])?;
    Browser::ensure()?;
    OtherBrowsers::ensure()?;
    if cfg!(target_os = "linux") {
        SoftwareDevice::ensure()?;
    }
    say("Everything is installed");
    Ok(())
}
