//! All that commands can need, as `needs.json` lists it.

use std::{collections::BTreeMap, sync::LazyLock, thread};

use anyhow::{Result, anyhow, bail};
use clap::ValueEnum;
use serde::Deserialize;

use super::{
    cargo_tools::{self, CargoTool},
    finding::Finding,
    machine::{self, PartOfRust},
    npm,
    system::{self, SystemPrograms},
};

/// Something that a command needs of the machine, in the order in which it is looked at and installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum, Deserialize)]
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

/// A need in `needs.json`.
#[derive(Deserialize)]
struct Entry {
    /// Its name for people.
    name: String,
    /// The needs that it is installed with or needs to run.
    #[serde(default)]
    stands_on: Vec<Need>,
    source: Source,
}

/// The way in which a need is looked for and installed.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    /// By a person, who is told what to do.
    Person,
    Rustup(PartOfRust),
    /// By npm, in the folder with the lock file.
    Npm(String),
    Cargo(CargoTool),
    System(SystemPrograms),
}

static ENTRIES: LazyLock<BTreeMap<Need, Entry>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("needs.json")).expect("a test reads the same file")
});

impl Need {
    /// Whether `serve` and `test` need it.
    pub(crate) fn is_of_every_day(self) -> bool {
        self <= Self::Chromium
    }

    /// Its name for people.
    pub(crate) fn name(self) -> &'static str {
        &ENTRIES[&self].name
    }

    /// These needs with all that they stand on, in order.
    pub(super) fn with_prerequisites(needs: &[Self]) -> Vec<Self> {
        let mut all = needs.to_vec();
        let mut looked_at = 0;
        while let Some(need) = all.get(looked_at) {
            all.extend_from_slice(&ENTRIES[need].stands_on);
            looked_at += 1;
        }
        all.sort();
        all.dedup();
        all
    }

    /// Looks whether it is met.
    pub(super) fn look(self) -> Finding {
        match &ENTRIES[&self].source {
            Source::Person => machine::look(self),
            Source::Rustup(part) => part.look(),
            Source::Npm(folder) => npm::look(folder),
            Source::Cargo(tool) => tool.look(),
            Source::System(programs) => programs.look(),
        }
    }

    /// Installs these: the system's packages come while tools are compiled.
    pub(super) fn install(needs: &[Self]) -> Result<()> {
        let of_system = needs.iter().filter_map(|need| match &ENTRIES[need].source {
            Source::System(programs) => Some(programs),
            _ => None,
        });
        let of_system: Vec<_> = of_system.collect();
        let install_packages = || system::install(&of_system);
        thread::scope(|scope| {
            // The question for a password would be lost among the words of compilers.
            let beside = system::asks_nothing().then(|| scope.spawn(install_packages));
            if beside.is_none() {
                install_packages()?;
            }
            for need in needs {
                need.install_alone()?;
            }
            cargo_tools::tidy()?;
            let Some(packages) = beside else {
                return Ok(());
            };
            let installed = packages.join();
            installed.map_err(|_| anyhow!("installing packages of the system panicked"))?
        })
    }

    /// Installs it, unless the system's package manager does.
    fn install_alone(self) -> Result<()> {
        match &ENTRIES[&self].source {
            Source::Person => bail!("{} cannot be installed from here", self.name()),
            Source::Rustup(part) => part.install(),
            Source::Npm(folder) => npm::install(folder),
            Source::Cargo(tool) => tool.install(),
            Source::System(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_need_comes_after_all_that_it_stands_on() {
        for need in Need::value_variants() {
            assert!(ENTRIES[need].stands_on.iter().all(|other| other < need));
            // A need that nothing looks for would panic.
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
