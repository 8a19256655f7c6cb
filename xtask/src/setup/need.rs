//! All needs of the commands, as `needs.json` lists them.

use std::{collections::BTreeMap, sync::LazyLock, thread};

use anyhow::{Result, anyhow, bail};
use clap::ValueEnum;
use serde::Deserialize;

use super::{
    Finding,
    cargo_tools::{self, CargoTool},
    rust_and_node,
    system::{self, SystemPrograms},
};

/// Something that a command needs of the machine, in the order in which it is looked at and installed. Cargo and a linker are
/// there: they have made this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum, Deserialize)]
pub enum Need {
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
    WasmPack,
    Chromium,
    /// Watches the source for `dev`.
    Trunk,
    Lighthouse,
    CargoDeny,
    /// Reads the workflows for what somebody could misuse.
    Zizmor,
    CargoFuzz,
    GeckoDriver,
    Firefox,
    WebKit,
    Cluster,
    Languages,
    LatexAndSolvers,
    WebServers,
}

/// A need in `needs.json`.
#[derive(Deserialize)]
struct Entry {
    /// Its name for people.
    name: String,
    /// The needs that it is installed with or needs to run.
    #[serde(default)]
    with: Vec<Need>,
    source: Source,
}

/// How a need is looked for and installed.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    /// A person installs it; a message says how.
    Person,
    /// rustup adds it, with these words.
    Rustup(String),
    /// npm installs it, in the folder with the lock file.
    Npm(String),
    /// cargo compiles it, a package of this project.
    Project(String),
    Cargo(CargoTool),
    System(SystemPrograms),
}

static ENTRIES: LazyLock<BTreeMap<Need, Entry>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("needs.json")).expect("a test reads the same file")
});

impl Need {
    /// Whether `serve` and `test` need it.
    pub fn is_of_every_day(self) -> bool {
        self <= Self::Chromium
    }

    /// Its name for people.
    pub fn name(self) -> &'static str {
        &ENTRIES[&self].name
    }

    /// The needs of a build of the site, and these.
    pub fn of_site(others: &[Self]) -> Vec<Self> {
        let own = [Self::Packages, Self::LessonCompiler, Self::WasmBindgen];
        [&own, others].concat()
    }

    /// These needs and their prerequisites, in order.
    pub fn with_prerequisites(needs: &[Self]) -> Vec<Self> {
        let mut all = needs.to_vec();
        let mut looked_at = 0;
        while let Some(need) = all.get(looked_at) {
            all.extend_from_slice(&ENTRIES[need].with);
            looked_at += 1;
        }
        all.sort();
        all.dedup();
        all
    }

    /// Looks whether it is met.
    pub fn look(self) -> Finding {
        match &ENTRIES[&self].source {
            Source::Person if self == Self::Node => rust_and_node::node(),
            Source::Person => rust_and_node::rust(),
            Source::Rustup(words) => rust_and_node::part_of_rust(words),
            Source::Npm(folder) => rust_and_node::packages(folder),
            Source::Project(package) => rust_and_node::program(package),
            Source::Cargo(tool) => tool.look(),
            Source::System(programs) => programs.look(),
        }
    }

    /// Installs these. Packages of npm come while tools are compiled; a question for a password comes before.
    pub fn install(needs: &[Self]) -> Result<()> {
        let (mut tools, mut packages) = (Vec::new(), Vec::new());
        let (mut folders, mut programs) = (Vec::new(), Vec::new());
        for need in needs {
            match &ENTRIES[need].source {
                Source::Person => bail!("{} cannot be installed from here", need.name()),
                Source::Rustup(words) => rust_and_node::add_part_of_rust(words)?,
                Source::Cargo(tool) => tools.push(tool),
                Source::System(system) => packages.push(system.packages()),
                Source::Npm(folder) => folders.push(folder),
                Source::Project(package) => programs.push(package),
            }
        }
        system::install(&packages)?;
        thread::scope(|scope| {
            let beside = scope.spawn(|| {
                let mut folders = folders.iter();
                folders.try_for_each(|folder| rust_and_node::install_packages(folder))
            });
            tools.iter().try_for_each(|tool| tool.install())?;
            cargo_tools::tidy()?;
            let mut programs = programs.iter();
            programs.try_for_each(|package| rust_and_node::compile(package))?;
            let installed = beside.join();
            installed.map_err(|_| anyhow!("installing packages panicked"))?
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_need_comes_after_all_that_it_is_installed_with() {
        for need in Need::value_variants() {
            assert!(ENTRIES[need].with.iter().all(|other| other < need));
            // A need that nothing looks for would panic.
            let _ = need.look();
        }
        let of_build = Need::with_prerequisites(&Need::of_site(&[]));
        assert!(of_build.starts_with(&[Need::Rust, Need::WasmTarget, Need::Node]));
        assert!(of_build.is_sorted_by(|one, next| one < next));
    }
}
