//! All needs of the commands, as `needs.json` lists them.

use std::{collections::BTreeMap, sync::LazyLock, thread};

use anyhow::{Result, anyhow, bail};
use clap::ValueEnum;
use serde::Deserialize;

use super::{
    cargo_tools::{self, CargoTool},
    finding::Finding,
    machine::{self, PartOfRust},
    npm, project_program,
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
    /// The project's own program that reads the lessons.
    LessonCompiler,
    /// wasm-bindgen's command, with the runner of the component tests.
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
    /// A person installs it; a message says how.
    Person,
    Rustup(PartOfRust),
    /// npm installs it, in the folder with the lock file.
    Npm(String),
    /// cargo installs it, a package of this project.
    Project(String),
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

    /// These needs and their prerequisites, in order.
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
            Source::Person => match self {
                Self::Rust => machine::rust(),
                Self::CCompiler => machine::c_compiler(),
                Self::Node => machine::node(),
                Self::Disk => machine::disk(),
                other => unreachable!("{other:?} is installed by a program"),
            },
            Source::Rustup(part) => part.look(),
            Source::Npm(folder) => npm::look(folder),
            Source::Project(package) => project_program::look(package),
            Source::Cargo(tool) => tool.look(),
            Source::System(programs) => programs.look(),
        }
    }

    /// Installs these. Packages of npm and of the system come while tools and the project's own programs are compiled.
    pub(super) fn install(needs: &[Self]) -> Result<()> {
        let mut tools = Vec::new();
        let mut of_system = Vec::new();
        let mut folders = Vec::new();
        let mut programs = Vec::new();
        for need in needs {
            match &ENTRIES[need].source {
                Source::Person => bail!("{} cannot be installed from here", need.name()),
                Source::Rustup(part) => part.install()?,
                Source::Cargo(tool) => tools.push(tool),
                Source::System(packages) => of_system.push(packages),
                Source::Npm(folder) => folders.push(folder),
                Source::Project(package) => programs.push(package),
            }
        }
        // The question for a password would be lost among the words of compilers.
        if !system::asks_nothing() {
            system::install(&of_system)?;
            of_system.clear();
        }
        thread::scope(|scope| {
            let beside = scope.spawn(|| {
                folders.iter().try_for_each(|folder| npm::install(folder))?;
                system::install(&of_system)
            });
            tools.iter().try_for_each(|tool| tool.install())?;
            cargo_tools::tidy()?;
            programs
                .iter()
                .try_for_each(|package| project_program::compile(package))?;
            let installed = beside.join();
            installed.map_err(|_| anyhow!("installing packages panicked"))?
        })
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
