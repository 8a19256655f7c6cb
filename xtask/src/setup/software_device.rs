//! A graphics processor that is a program: the driver llvmpipe of Mesa, for machines that have no other.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::{browser::named, system_packages};

/// The variable by which Vulkan is told its drivers.
const DRIVERS: &str = "VK_DRIVER_FILES";

/// The description of the driver, as Vulkan reads it.
pub(crate) struct SoftwareDevice {
    driver: PathBuf,
}

impl SoftwareDevice {
    /// Finds the driver (`VK_DRIVER_FILES` names another one) or installs it.
    ///
    /// # Errors
    /// When it is missing and cannot be installed.
    pub(crate) fn ensure() -> Result<Self> {
        let find = || named(DRIVERS).or_else(llvmpipe);
        if find().is_none() {
            system_packages::install(system_packages::SOFTWARE_DEVICE)?;
        }
        let driver = find().context(
            "Mesa's Vulkan drivers were installed, but llvmpipe is not among them: name it with VK_DRIVER_FILES",
        )?;
        Ok(Self { driver })
    }

    /// Shows a command this device and no other.
    pub(crate) fn tell(&self, command: &mut Command) {
        command.env(DRIVERS, &self.driver);
    }
}

fn llvmpipe() -> Option<PathBuf> {
    ["/etc/vulkan/icd.d", "/usr/share/vulkan/icd.d"]
        .into_iter()
        .filter_map(|folder| fs::read_dir(Path::new(folder)).ok())
        .flat_map(|entries| entries.filter_map(Result::ok))
        .find(|entry| entry.file_name().to_string_lossy().starts_with("lvp_icd"))
        .map(|entry| entry.path())
}
