//! Installing what the other commands need: once, with a word about how long it takes, and without touching
//! tools that a person has installed for themselves.

mod browser;
mod cargo_tools;
mod npm;
mod rust;
mod system_packages;

use std::{env, ffi::OsString, path::PathBuf, process::Command};

use anyhow::{Context, Result};

pub(crate) use browser::Browser;
pub(crate) use rust::WASM;

use crate::{process::say, project};

/// The installed tools, by the folders that hold them.
pub(crate) struct Toolbox {
    folders: Vec<PathBuf>,
}

impl Toolbox {
    /// Those of the folders that there are: a tool that is on PATH already has none.
    fn of(folders: impl IntoIterator<Item = Option<PathBuf>>) -> Self {
        Self {
            folders: folders.into_iter().flatten().collect(),
        }
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

/// What `check` needs: the formatter, the linter, the wasm target and cargo-deny.
///
/// # Errors
/// When one is missing and cannot be installed.
pub(crate) fn for_checks() -> Result<Toolbox> {
    rust::ensure_checkers()?;
    rust::ensure_wasm_target()?;
    let cargo_deny = cargo_tools::CARGO_DENY.ensure()?;
    Ok(Toolbox::of([cargo_deny]))
}

/// What `build` and `serve` need: the wasm target, Trunk, wasm-bindgen, and wasm-opt from npm.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn for_build() -> Result<Toolbox> {
    rust::ensure_wasm_target()?;
    let node_modules = npm::ensure_packages(npm::OF_PROJECT)?;
    let wasm_bindgen = cargo_tools::wasm_bindgen()?.ensure()?;
    let trunk = cargo_tools::TRUNK.ensure()?;
    Ok(Toolbox::of([Some(node_modules), wasm_bindgen, trunk]))
}

/// What the component tests need: the wasm target, wasm-bindgen's test runner, and a browser.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn for_component_tests() -> Result<(Toolbox, Browser)> {
    rust::ensure_wasm_target()?;
    let browser = Browser::ensure()?;
    let wasm_bindgen = cargo_tools::wasm_bindgen()?.ensure()?;
    Ok((Toolbox::of([wasm_bindgen]), browser))
}

/// What `package` needs: the wasm target, wasm-pack, wasm-bindgen, and wasm-opt from npm.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn for_package() -> Result<Toolbox> {
    rust::ensure_wasm_target()?;
    let node_modules = npm::ensure_packages(npm::OF_PROJECT)?;
    let wasm_bindgen = cargo_tools::wasm_bindgen()?.ensure()?;
    let wasm_pack = cargo_tools::WASM_PACK.ensure()?;
    Ok(Toolbox::of([Some(node_modules), wasm_bindgen, wasm_pack]))
}

/// What `fuzz` needs.
///
/// # Errors
/// When it is missing and cannot be installed.
pub(crate) fn for_fuzzing() -> Result<Toolbox> {
    let cargo_fuzz = cargo_tools::CARGO_FUZZ.ensure()?;
    Ok(Toolbox::of([cargo_fuzz]))
}

/// What the package's tests need: all that `package` needs, and a browser.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn for_package_tests() -> Result<(Toolbox, Browser)> {
    Ok((for_package()?, Browser::ensure()?))
}

/// What the end-to-end tests need: all that `build` needs, and a browser.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn for_end_to_end_tests() -> Result<(Toolbox, Browser)> {
    Ok((for_build()?, Browser::ensure()?))
}

/// What `lighthouse` needs: all that the end-to-end tests need, and Lighthouse.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn for_lighthouse() -> Result<(Toolbox, Browser)> {
    npm::ensure_packages(npm::OF_LIGHTHOUSE)?;
    for_end_to_end_tests()
}

/// What any command needs.
///
/// # Errors
/// When something is missing and cannot be installed.
pub(crate) fn for_everything() -> Result<()> {
    for_checks()?;
    for_package()?;
    for_end_to_end_tests()?;
    for_fuzzing()?;
    say("Everything is installed");
    Ok(())
}
