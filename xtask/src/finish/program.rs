//! Splits the program of the page into its core and a chunk for each screen, and for each part of a screen that is loaded
//! by itself, and makes each file small.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use rayon::prelude::*;

use super::{
    content::{self, NamedFile},
    files::{self, File},
    merge, target_folder,
};
use crate::{
    process::{run, say},
    project::{self, Screen},
    setup::WASM,
};

/// What Trunk calls the program's files begins with this.
const UNSPLIT: &str = "bezzel-";
/// What the bindings' tool makes of the core.
const CORE: &str = "core_bg";

/// The program in parts.
pub(super) struct Program {
    /// What every visit loads.
    pub(super) core: NamedFile,
    /// The files of each screen and each part, by its name.
    pub(super) chunks: BTreeMap<String, Vec<NamedFile>>,
    /// The core's script, which imports `split.js` from beside it.
    pub(super) script: PathBuf,
}

/// Puts the parts of the program into the folder, in the place of the whole that Trunk has put there.
///
/// # Errors
/// When the program was not built to be split, or a tool fails.
pub(super) fn split(folder: &Path) -> Result<Program> {
    say("Splitting the program of the page into a core and a chunk a screen");
    remove_unsplit(folder)?;
    let parts = target_folder().join("parts");
    if parts.exists() {
        fs::remove_dir_all(&parts).with_context(|| format!("clearing {}", parts.display()))?;
    }
    run_splitter(&parts)?;
    bind(&parts)?;
    let screens = project::screens()?;
    let files = files::choose(&parts, &screens)?;
    // The core takes longest.
    let (core, others) = rayon::join(
        || {
            merge::into_core(&parts, CORE, &files.core)?;
            content::write_named(folder, "core.wasm", &small(&parts, CORE)?)
        },
        || {
            let others = files.others.into_par_iter();
            others
                .map(|file| written(folder, &parts, file))
                .collect::<Result<Vec<_>>>()
        },
    );
    let mut chunks = BTreeMap::<String, Vec<NamedFile>>::new();
    for (users, file) in others? {
        for user in users {
            chunks.entry(user).or_default().push(file.clone());
        }
    }
    for Screen { name, within, .. } in screens {
        let files = within.and_then(|within| chunks.get(&within).cloned());
        chunks
            .entry(name)
            .or_default()
            .extend(files.unwrap_or_default());
    }
    Ok(Program {
        core: core?,
        chunks,
        script: parts.join("core.js"),
    })
}

fn remove_unsplit(folder: &Path) -> Result<()> {
    for name in project::files_in(folder)? {
        let is_program = ["js", "wasm"]
            .iter()
            .any(|ending| project::has_ending(&name, ending));
        if name.starts_with(UNSPLIT) && is_program {
            fs::remove_file(folder.join(&name)).with_context(|| format!("removing {name}"))?;
        }
    }
    Ok(())
}

fn run_splitter(parts: &Path) -> Result<()> {
    let program = target_folder().join(WASM).join("release/bezzel.wasm");
    let mut splitter = Command::new("cargo");
    splitter.current_dir(project::root());
    splitter.args(["run", "--quiet", "--package", "splitter", "--"]);
    splitter.arg(program).arg(parts);
    run(&mut splitter, "splitting the program")
}

fn bind(parts: &Path) -> Result<()> {
    let mut bindgen = Command::new("wasm-bindgen");
    bindgen.args(["--target", "web", "--no-typescript", "--keep-lld-exports"]);
    bindgen.args(["--out-name", "core", "--out-dir"]).arg(parts);
    bindgen.arg(parts.join("core.wasm"));
    run(&mut bindgen, "making the program's bindings")
}

/// Puts a file together, makes it small, and writes it; says for whom it is.
fn written(folder: &Path, parts: &Path, file: File) -> Result<(Vec<String>, NamedFile)> {
    merge::into_chunk(parts, &file.part, &file.chunks)?;
    let name = format!("{}.wasm", file.users.join("_"));
    let named = content::write_named(folder, &name, &small(parts, &file.part)?)?;
    Ok((file.users, named))
}

fn small(parts: &Path, part: &str) -> Result<Vec<u8>> {
    let path = parts.join(format!("{part}.wasm"));
    let mut optimise = Command::new("wasm-opt");
    // Made fast between, what was small becomes smaller.
    optimise.args(["-Oz", "-O3", "-Oz"]);
    optimise.args(["--strip-debug", "--strip-producers", "--low-memory-unused"]);
    optimise.arg(&path).arg("--output").arg(&path);
    run(&mut optimise, "making a part of the program small")?;
    fs::read(&path).with_context(|| format!("reading {}", path.display()))
}
