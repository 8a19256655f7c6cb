//! The programs of the workers: compiled together, then bound one by one. Trunk builds only the program of the page.

use std::path::Path;

use anyhow::Result;

use crate::{
    process::{run, say},
    project,
    setup::WASM,
};

/// A build that `xtask/finish/workers.mjs` completes.
pub const RELEASE: Build = Build {
    options: "--profile release",
    folder: "release",
    binding: "--remove-name-section --remove-producers-section ",
};

/// The same for a light build.
pub const LIGHT: Build = Build {
    options: "--profile light --features test",
    folder: "light",
    ..RELEASE
};

/// A build without optimisation, and without the information for debuggers.
pub const DEVELOPMENT: Build = Build {
    options: "--profile dev",
    folder: "debug",
    binding: "--debug ",
};

/// A build without optimisation, with the information for debuggers if cargo writes it.
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

/// The names of the programs.
pub fn names() -> Result<Vec<String>> {
    let files = project::files_in(&project::root().join("workers/src/bin"))?;
    let names = files.iter().filter_map(|file| file.strip_suffix(".rs"));
    Ok(names.map(str::to_owned).collect())
}

impl Build {
    /// Compiles all programs, and writes each with its bindings into a folder.
    pub fn write_to(&self, folder: &Path) -> Result<()> {
        say("Building the workers");
        let (options, binding) = (self.options, self.binding);
        let names = names()?;
        // It names no package: so cargo chooses the features of libraries as for the page, and compiles each library once.
        let build = format!("cargo build --target {WASM} {options}");
        let mut cargo = project::command(&build);
        for name in &names {
            cargo.args(["--bin", name]);
        }
        run(&mut cargo, "compiling the workers")?;
        let compiled = project::target().join(WASM).join(self.folder);
        let bind = format!("wasm-bindgen {binding}--target web --no-typescript --out-dir");
        for name in &names {
            let mut bindgen = project::command(&bind);
            bindgen
                .arg(folder)
                .arg(compiled.join(format!("{name}.wasm")));
            run(&mut bindgen, "making the bindings of a worker")?;
        }
        Ok(())
    }
}
