//! The workers under names by content: a script, which is its loader and bindings in one, and a wasm each.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::{bundle, content};
use crate::project;

/// Renames the files of all workers; gives each worker's script by the worker's name.
///
/// # Errors
/// When a worker is not as Trunk and wasm-bindgen make it.
pub(super) fn finish(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut scripts = BTreeMap::new();
    for file in project::files_in(folder)? {
        if let Some(name) = file.strip_suffix("_loader.js") {
            scripts.insert(name.to_owned(), finish_one(folder, name)?);
        }
    }
    Ok(scripts)
}

fn finish_one(folder: &Path, name: &str) -> Result<String> {
    let (wasm, script) = (format!("{name}_bg.wasm"), format!("{name}.js"));
    let program = fs::read(folder.join(&wasm)).with_context(|| format!("reading {wasm}"))?;
    let named = content::write_named(folder, &format!("{name}.wasm"), &program)?;
    let path = folder.join(&script);
    let text = fs::read_to_string(&path).with_context(|| format!("reading {script}"))?;
    let renamed = text.replace(&format!("'{wasm}'"), &format!("'{}'", named.name));
    ensure!(renamed != text, "{script} does not name {wasm}");
    fs::write(&path, renamed).with_context(|| format!("writing {script}"))?;
    let bundled = bundle::worker(folder, name)?;
    for file in [wasm, script, format!("{name}_loader.js")] {
        fs::remove_file(folder.join(&file)).with_context(|| format!("removing {file}"))?;
    }
    Ok(bundled.name)
}
