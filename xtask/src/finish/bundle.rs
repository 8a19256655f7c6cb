//! One script and one style sheet for the page, made by esbuild.

use std::{collections::BTreeMap, fs, path::Path, process::Command};

use anyhow::{Context, Result};
use serde::Serialize;

use super::content::{self, NamedFile};
use super::program::Program;
use crate::{process::run, project};

/// What the script knows of the release, as `FILES`.
#[derive(Serialize)]
struct Files<'a> {
    core: &'a NamedFile,
    chunks: &'a BTreeMap<String, Vec<NamedFile>>,
    /// The version of the texts, by which they are asked for.
    texts: &'a str,
}

/// Writes the script of the page: `static/scripts/start.js` and all that it imports, the program's own among them.
///
/// # Errors
/// When esbuild fails.
pub(super) fn script(folder: &Path, program: &Program, texts: &str) -> Result<NamedFile> {
    let parts = program
        .script
        .parent()
        .context("the script is in a folder")?;
    let scripts = project::root().join("static/scripts");
    // The core imports a function for each chunk by this file's name.
    let loaders = program
        .chunks
        .keys()
        .map(|screen| format!("export const __wasm_split_load_{screen} = loader(\"{screen}\");\n"));
    let loaders = format!(
        "import {{ loader }} from \"chunks\";\n{}",
        loaders.collect::<String>()
    );
    fs::write(parts.join("split.js"), loaders).context("writing split.js")?;
    let files = serde_json::to_string(&Files {
        core: &program.core,
        chunks: &program.chunks,
        texts,
    })?;
    let out = parts.join("start.js");
    let mut esbuild = esbuild(&scripts.join("start.js"), &out);
    esbuild.arg(format!("--alias:bezzel={}", program.script.display()));
    esbuild.arg(format!(
        "--alias:chunks={}",
        scripts.join("chunks.js").display()
    ));
    esbuild.arg(format!("--define:FILES={files}"));
    run(&mut esbuild, "making one script of the page's")?;
    remove_folder(&folder.join("scripts"))?;
    named(folder, "bezzel.js", &out)
}

/// Writes the style sheet of the page in the place of those that it imports.
///
/// # Errors
/// When esbuild fails.
pub(super) fn style(folder: &Path) -> Result<NamedFile> {
    let styles = folder.join("styles");
    let out = styles.join("bundled.css");
    run(
        &mut esbuild(&styles.join("page.css"), &out),
        "making one style sheet of the page's",
    )?;
    let style = named(folder, "bezzel.css", &out)?;
    remove_folder(&styles)?;
    Ok(style)
}

/// A worker's loader with what it imports, as one script.
///
/// # Errors
/// When esbuild fails.
pub(super) fn worker(folder: &Path, name: &str) -> Result<NamedFile> {
    let out = folder.join(format!("{name}.bundled.js"));
    let loader = folder.join(format!("{name}_loader.js"));
    run(
        &mut esbuild(&loader, &out),
        "making one script of a worker's",
    )?;
    let script = named(folder, &format!("{name}.js"), &out)?;
    fs::remove_file(&out).with_context(|| format!("removing {}", out.display()))?;
    Ok(script)
}

fn esbuild(entry: &Path, out: &Path) -> Command {
    let mut esbuild = Command::new("esbuild");
    esbuild
        .arg(entry)
        .args(["--bundle", "--minify", "--format=esm", "--target=es2022"]);
    // wasm-bindgen writes the module of the chunks once for each of them.
    esbuild.args([
        "--log-override:duplicate-object-key=silent",
        "--log-level=warning",
        "--legal-comments=none",
    ]);
    esbuild.arg(format!("--outfile={}", out.display()));
    esbuild
}

/// Removes what development loads in the place of a bundle.
fn remove_folder(folder: &Path) -> Result<()> {
    fs::remove_dir_all(folder).with_context(|| format!("removing {}", folder.display()))
}

fn named(folder: &Path, name: &str, file: &Path) -> Result<NamedFile> {
    let content = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    content::write_named(folder, name, &content)
}
