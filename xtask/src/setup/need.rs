//! The list of all that commands can need, in the order in which it is looked at and installed.

use std::process::Command;

use anyhow::{Result, bail};

use super::{
    WASM, browsers,
    cargo_tools::{self, CargoTool},
    finding::Finding,
    machine, npm,
    system_packages::{self, Packages},
};
use crate::process::run;

/// Something that a command needs of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Need {
    Rust,
    CCompiler,
    Disk,
    Node,
    WasmTarget,
    Clippy,
    Rustfmt,
    /// The packages of `package-lock.json`, wasm-opt among them.
    Packages,
    Lighthouse,
    /// With the runner of the component tests.
    WasmBindgen,
    Trunk,
    WasmPack,
    CargoDeny,
    CargoFuzz,
    GeckoDriver,
    Chromium,
    Firefox,
    WebKit,
    SoftwareDevice,
    Cluster,
    Languages,
    WebServers,
}

/// What is done where a need is not met.
enum Installer {
    Nobody,
    Rustup([&'static str; 3]),
    Npm(&'static str),
    Cargo(CargoTool),
    System(&'static Packages),
}

impl Need {
    /// All, in order.
    pub(super) fn all() -> [Self; 22] {
        use Need::{
            CCompiler, CargoDeny, CargoFuzz, Chromium, Clippy, Cluster, Disk, Firefox, GeckoDriver,
            Languages, Lighthouse, Node, Packages, Rust, Rustfmt, SoftwareDevice, Trunk,
            WasmBindgen, WasmPack, WasmTarget, WebKit, WebServers,
        };
        [
            Rust,
            CCompiler,
            Disk,
            Node,
            WasmTarget,
            Clippy,
            Rustfmt,
            Packages,
            Lighthouse,
            WasmBindgen,
            Trunk,
            WasmPack,
            CargoDeny,
            CargoFuzz,
            GeckoDriver,
            Chromium,
            Firefox,
            WebKit,
            SoftwareDevice,
            Cluster,
            Languages,
            WebServers,
        ]
    }

    /// Whether `serve` and `test` need it.
    pub(crate) fn is_of_every_day(self) -> bool {
        self <= Self::WasmPack && self != Self::Lighthouse || self == Self::Chromium
    }

    /// Its name for people.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Rust => "Rust",
            Self::CCompiler => "a C compiler",
            Self::Disk => "free disk",
            Self::Node => "Node.js",
            Self::WasmTarget => "Rust's target wasm32-unknown-unknown",
            Self::Clippy => "Clippy",
            Self::Rustfmt => "rustfmt",
            Self::Packages => "packages of package-lock.json",
            Self::Lighthouse => "Lighthouse",
            Self::WasmBindgen => "wasm-bindgen",
            Self::Trunk => "Trunk",
            Self::WasmPack => "wasm-pack",
            Self::CargoDeny => "cargo-deny",
            Self::CargoFuzz => "cargo-fuzz",
            Self::GeckoDriver => "geckodriver",
            Self::Chromium => "Chromium and chromedriver",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKitGTK with its driver, and Xvfb",
            Self::SoftwareDevice => "Mesa's Vulkan driver in software",
            Self::Cluster => "Slurm and GNU parallel",
            Self::Languages => "Python, g++ and Free Pascal",
            Self::WebServers => "nginx, Apache and Caddy",
        }
    }

    /// Looks whether it is met.
    pub(super) fn look(self) -> Finding {
        match self {
            Self::Rust => machine::rust(),
            Self::CCompiler => machine::c_compiler(),
            Self::Disk => machine::disk(),
            Self::Node => machine::node(),
            Self::WasmTarget => machine::wasm_target(),
            Self::Clippy => machine::component("cargo-clippy", "clippy"),
            Self::Rustfmt => machine::component("rustfmt", "rustfmt"),
            Self::Chromium => browsers::chromium(),
            Self::Firefox => browsers::firefox(),
            Self::WebKit => browsers::webkit(),
            Self::SoftwareDevice => browsers::software_device(),
            _ => match self.installer() {
                Installer::Npm(folder) => npm::look(folder),
                Installer::Cargo(tool) => tool.look(),
                Installer::System(packages) => system_packages::look(packages),
                Installer::Nobody | Installer::Rustup(_) => {
                    unreachable!("{self:?} is looked at above")
                }
            },
        }
    }

    /// Installs it.
    ///
    /// # Errors
    /// When the installer fails, or a person has to install it.
    pub(super) fn install(self) -> Result<()> {
        match self.installer() {
            Installer::Nobody => bail!("{} cannot be installed from here", self.name()),
            Installer::Rustup(words) => {
                run(Command::new("rustup").args(words), "adding a part of Rust")
            }
            Installer::Npm(folder) => npm::install(folder),
            Installer::Cargo(tool) => tool.install(),
            Installer::System(packages) => system_packages::install(packages),
        }
    }

    fn installer(self) -> Installer {
        match self {
            Self::Rust | Self::CCompiler | Self::Disk | Self::Node => Installer::Nobody,
            Self::WasmTarget => Installer::Rustup(["target", "add", WASM]),
            Self::Clippy => Installer::Rustup(["component", "add", "clippy"]),
            Self::Rustfmt => Installer::Rustup(["component", "add", "rustfmt"]),
            Self::Packages => Installer::Npm(npm::OF_PROJECT),
            Self::Lighthouse => Installer::Npm(npm::OF_LIGHTHOUSE),
            Self::WasmBindgen => Installer::Cargo(cargo_tools::wasm_bindgen()),
            Self::Trunk => Installer::Cargo(cargo_tools::TRUNK),
            Self::WasmPack => Installer::Cargo(cargo_tools::WASM_PACK),
            Self::CargoDeny => Installer::Cargo(cargo_tools::CARGO_DENY),
            Self::CargoFuzz => Installer::Cargo(cargo_tools::CARGO_FUZZ),
            Self::GeckoDriver => Installer::Cargo(cargo_tools::GECKO_DRIVER),
            Self::Chromium => Installer::System(&system_packages::CHROMIUM),
            Self::Firefox => Installer::System(&system_packages::FIREFOX),
            Self::WebKit => Installer::System(&system_packages::WEBKIT),
            Self::SoftwareDevice => Installer::System(&system_packages::SOFTWARE_DEVICE),
            Self::Cluster => Installer::System(&system_packages::CLUSTER),
            Self::Languages => Installer::System(&system_packages::LANGUAGES),
            Self::WebServers => Installer::System(&system_packages::WEB_SERVERS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_need_is_listed_once_and_in_order() {
        assert!(Need::all().is_sorted_by(|one, next| one < next));
    }

    #[test]
    fn each_need_is_looked_at_or_has_an_installer() {
        for need in Need::all() {
            // A need without either would panic.
            let _ = need.look();
        }
    }
}
