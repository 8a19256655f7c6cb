//! Splits the program of the page into its core and a chunk a screen.
//!
//! The splitter puts what several screens share into chunks of their own, dozens of them; these are merged into the
//! core, so that a visit loads two files: the core, and its screen.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use super::content::{self, NamedFile};
use super::target_folder;
use crate::{
    process::{run, say},
    project,
    setup::WASM,
};

/// What Trunk calls the program's files begins with this.
const UNSPLIT: &str = "bezzel-";
/// The module from which chunks import what they share with the core.
const SHARED: &str = "__wasm_split";
/// How the splitter names what several screens share, and what one needs.
const SHARED_CHUNK: &str = "chunk_";
const SCREEN_CHUNK: &str = "split_";
/// The instructions that the compiler's output may have; wasm-merge asks to be told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-reference-types",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-multivalue",
];

/// The program in parts.
pub(super) struct Program {
    /// What every visit loads.
    pub(super) core: NamedFile,
    /// The chunk of each screen, by the screen's name in links.
    pub(super) chunks: BTreeMap<String, NamedFile>,
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
    merge(&parts, &list_chunks(&parts, SHARED_CHUNK)?)?;
    let core = optimised(&parts, "core_bg.wasm")?;
    let mut chunks = BTreeMap::new();
    for screen in list_chunks(&parts, SCREEN_CHUNK)? {
        let chunk = optimised(&parts, &format!("{SCREEN_CHUNK}{screen}.wasm"))?;
        let named = content::write_named(folder, &format!("{screen}.wasm"), &chunk)?;
        chunks.insert(screen, named);
    }
    ensure!(!chunks.is_empty(), "the program has no screen to split off");
    Ok(Program {
        core: content::write_named(folder, "core.wasm", &core)?,
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
    let program = target_folder().join(WASM).join("page/bezzel.wasm");
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

/// The names of the splitter's files that begin with this, without it and their ending.
fn list_chunks(parts: &Path, beginning: &str) -> Result<Vec<String>> {
    let files = project::files_in(parts)?.into_iter();
    let name = |file: String| {
        let name = file.strip_prefix(beginning)?.strip_suffix(".wasm")?;
        Some(name.to_owned())
    };
    Ok(files.filter_map(name).collect())
}

fn merge(parts: &Path, shared: &[String]) -> Result<()> {
    let mut merge = Command::new("wasm-merge");
    merge.current_dir(parts).args(["core_bg.wasm", SHARED]);
    for name in shared {
        // Nothing imports from a shared chunk by its name.
        merge.args([
            format!("{SHARED_CHUNK}{name}.wasm"),
            format!("{SHARED_CHUNK}{name}"),
        ]);
    }
    merge.args(["--output", "core_bg.wasm"]).args(FEATURES);
    run(&mut merge, "putting what the screens share into the core")
}

fn optimised(parts: &Path, file: &str) -> Result<Vec<u8>> {
    let path = parts.join(file);
    let mut optimise = Command::new("wasm-opt");
    optimise.args([
        "-Oz",
        "--strip-debug",
        "--strip-producers",
        "--low-memory-unused",
    ]);
    optimise.arg(&path).arg("--output").arg(&path);
    run(&mut optimise, "making a part of the program small")?;
    fs::read(&path).with_context(|| format!("reading {}", path.display()))
}
