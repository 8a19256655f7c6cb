//! The list of all that commands can need.

use anyhow::{Result, bail};
use clap::ValueEnum;

use super::{
    browsers,
    cargo_tools::{self, CargoTool},
    finding::Finding,
    machine::{self, PartOfRust},
    npm,
    system_packages::{self, Packages},
};

/// Something that a command needs of the machine, in the order in which it is looked at and installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Need {
    CCompiler,
    Disk,
    Rust,
    WasmTarget,
    Clippy,
    Rustfmt,
    Node,
    /// The packages of `package-lock.json`, wasm-opt among them.
    Packages,
    /// With the runner of the component tests.
    WasmBindgen,
    Trunk,
    WasmPack,
    Chromium,
    Lighthouse,
    CargoDeny,
    CargoFuzz,
    GeckoDriver,
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
    Rustup(PartOfRust),
    Npm(&'static str),
    Cargo(CargoTool),
    System(&'static Packages),
}

impl Need {
    /// Whether `serve` and `test` need it.
    pub(crate) fn is_of_every_day(self) -> bool {
        self <= Self::Chromium
    }

    /// These needs with all that they stand on, in order.
    pub(super) fn with_prerequisites(needs: &[Self]) -> Vec<Self> {
        let mut all = needs.to_vec();
        let mut looked_at = 0;
        while let Some(need) = all.get(looked_at) {
            all.extend_from_slice(need.stands_on());
            looked_at += 1;
        }
        all.sort();
        all.dedup();
        all
    }

    /// What it is installed with, and what it is of no use without.
    fn stands_on(self) -> &'static [Self] {
        match self {
            Self::Rust => &[Self::CCompiler, Self::Disk],
            Self::WasmTarget
            | Self::Clippy
            | Self::Rustfmt
            | Self::CargoDeny
            | Self::CargoFuzz
            | Self::GeckoDriver => &[Self::Rust],
            Self::Packages | Self::Lighthouse | Self::Languages => &[Self::Node],
            Self::WasmBindgen => &[Self::WasmTarget],
            Self::Trunk | Self::WasmPack => &[Self::WasmBindgen, Self::Packages],
            _ => &[],
        }
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
            Self::Chromium => browsers::chromium(),
            Self::Firefox => browsers::firefox(),
            Self::WebKit => browsers::webkit(),
            Self::SoftwareDevice => browsers::software_device(),
            _ => match self.installer() {
                Installer::Nobody => unreachable!("{self:?} is looked at above"),
                Installer::Rustup(part) => part.look(),
                Installer::Npm(folder) => npm::look(folder),
                Installer::Cargo(tool) => tool.look(),
                Installer::System(packages) => system_packages::look(packages),
            },
        }
    }

    /// Installs these.
    ///
    /// # Errors
    /// When an installer fails, or a person has to install one.
    pub(super) fn install(needs: &[Self]) -> Result<()> {
        let mut packages = Vec::new();
        let mut compiles = false;
        for need in needs {
            match need.installer() {
                Installer::Nobody => bail!("{} cannot be installed from here", need.name()),
                Installer::Rustup(part) => part.install()?,
                Installer::Npm(folder) => npm::install(folder)?,
                Installer::Cargo(tool) => {
                    tool.install()?;
                    compiles = true;
                }
                Installer::System(of_need) => packages.push(of_need),
            }
        }
        if compiles {
            cargo_tools::tidy()?;
        }
        system_packages::install(&packages)
    }

    fn installer(self) -> Installer {
        match self {
            Self::Rust | Self::CCompiler | Self::Disk | Self::Node => Installer::Nobody,
            Self::WasmTarget => Installer::Rustup(machine::WASM_TARGET),
            Self::Clippy => Installer::Rustup(machine::CLIPPY),
            Self::Rustfmt => Installer::Rustup(machine::RUSTFMT),
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
    fn a_need_comes_after_all_that_it_stands_on() {
        for need in Need::value_variants() {
            assert!(need.stands_on().iter().all(|other| other < need));
            // A need without a look or an installer would panic.
            let _ = need.look();
        }
        let of_build = Need::with_prerequisites(&[Need::Trunk, Need::Packages]);
        assert!(of_build.starts_with(&[
            Need::CCompiler,
            Need::Disk,
            Need::Rust,
            Need::WasmTarget,
            Need::Node
        ]));
        assert!(of_build.is_sorted_by(|one, next| one < next));
    }
}
