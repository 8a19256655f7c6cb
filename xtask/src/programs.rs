//! The programs of the site, those of the page and of the workers: compiled together, and the workers bound one by one.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::{
    process::{output, run},
    project, rustflags,
    setup::{Toolbox, WASM},
};

/// A build that `xtask/finish/main.mjs` completes, which splits the program of the page.
pub const RELEASE: Build = Build {
    options: "--profile release --bin bezzel",
    folder: "release",
    binding: "--remove-name-section --remove-producers-section ",
};

/// The same for a light build.
pub const LIGHT: Build = Build {
    options: "--profile light --features test --bin bezzel",
    folder: "light",
    ..RELEASE
};

/// The workers without optimisation, and without the information for debuggers: Trunk builds the page of development.
pub const DEVELOPMENT: Build = Build {
    options: "--profile dev",
    folder: "debug",
    binding: "--debug ",
};

/// The same with the information for debuggers if cargo writes it.
pub const DEBUG: Build = Build {
    binding: "--debug --keep-debug ",
    ..DEVELOPMENT
};

/// A kind of build.
pub struct Build {
    /// Options for cargo.
    options: &'static str,
    /// The folder in which cargo puts the programs of the profile.
    folder: &'static str,
    /// Options for wasm-bindgen, each with a blank behind it.
    binding: &'static str,
}

/// The names of the workers' programs.
pub fn workers() -> Result<Vec<String>> {
    let files = project::files_in(&project::root().join("workers/src/bin"))?;
    let names = files.iter().filter_map(|file| file.strip_suffix(".rs"));
    Ok(names.map(str::to_owned).collect())
}

impl Build {
    /// Whether its programs are for visitors.
    pub fn is_release(&self) -> bool {
        self.folder == RELEASE.folder
    }

    /// The file with the page's program, which is not bound.
    pub fn page(&self) -> PathBuf {
        self.compiled().join("bezzel.wasm")
    }

    /// Compiles all programs, and writes each worker's with its bindings into a folder.
    pub fn write_to(&self, folder: &Path, toolbox: &Toolbox) -> Result<()> {
        let workers = workers()?;
        // It names no package: so cargo chooses the same features of libraries for all, and compiles each library once.
        let mut cargo = project::command(&format!(
            "cargo build --quiet --target {WASM} {}",
            self.options
        ));
        for name in &workers {
            cargo.args(["--bin", name]);
        }
        if self.is_release() {
            rustflags::of_release(&mut cargo, &[]);
        }
        run(&mut cargo, "compiling the programs of the site")?;
        let bind = format!(
            "wasm-bindgen {}--target web --no-typescript --out-dir",
            self.binding
        );
        for name in &workers {
            let mut bindgen = toolbox.command(&bind)?;
            bindgen
                .arg(folder)
                .arg(self.compiled().join(format!("{name}.wasm")));
            output(&mut bindgen, "making the bindings of a worker")?;
        }
        Ok(())
    }

    /// The folder in which cargo puts the programs.
    fn compiled(&self) -> PathBuf {
        project::target().join(WASM).join(self.folder)
    }
}
