//! The licences that go with a program: the project's own, and those of the libraries that are compiled into it.

use std::{
    collections::BTreeSet,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::cargo;
use crate::{process::output, project};

/// The project's licences, each with its name in an archive.
pub(super) fn of_project() -> [(PathBuf, String); 2] {
    ["LICENSE-MIT", "LICENSE-APACHE"].map(|name| (project::root().join(name), name.to_owned()))
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Library>,
}

#[derive(Deserialize)]
struct Library {
    name: String,
    version: String,
    license: Option<String>,
    manifest_path: PathBuf,
    source: Option<String>,
}

/// The licences of all that is compiled into bezzel-count for a target, as text.
///
/// # Errors
/// When a library comes without a licence.
pub(super) fn of_libraries(target: &str) -> Result<String> {
    let tree = output(
        cargo()
            .args(["tree", "--locked", "--package", "bezzel-solver"])
            .args(["--features", "cli", "--edges", "normal,no-proc-macro"])
            .args(["--prefix", "none", "--target", target]),
        "listing the libraries",
    )?;
    // Lines such as `clap v4.5.51`, some of them twice.
    let names: BTreeSet<_> = tree
        .lines()
        .filter_map(|line| {
            let mut words = line.split(' ');
            Some((words.next()?, words.next()?.strip_prefix('v')?))
        })
        .collect();
    let metadata = output(
        cargo().args(["metadata", "--locked", "--format-version", "1"]),
        "asking where the libraries are",
    )?;
    let metadata: Metadata = serde_json::from_str(&metadata).context("reading cargo metadata")?;
    let mut text = String::new();
    for library in metadata.packages {
        let Library { name, version, .. } = &library;
        if library.source.is_none() || !names.contains(&(name.as_str(), version.as_str())) {
            continue;
        }
        let licence = library.license.as_deref().unwrap_or("see below");
        writeln!(text, "# {name} {version} ({licence})\n")?;
        let texts = texts_in(library.manifest_path.parent().unwrap_or(Path::new(".")))?;
        ensure!(
            !texts.is_empty() || library.license.is_some(),
            "{name} {version} has no licence"
        );
        text += &texts;
    }
    ensure!(!text.is_empty(), "no library was found");
    Ok(text)
}

/// The files in a folder that are licences, one after the other.
fn texts_in(folder: &Path) -> Result<String> {
    let attempt = || format!("listing {}", folder.display());
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).with_context(attempt)? {
        let path = entry.with_context(attempt)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let starts = |start| name.to_uppercase().starts_with(start);
        if path.is_file() && ["LICEN", "COPYING", "NOTICE"].into_iter().any(starts) {
            let text = fs::read_to_string(&path);
            texts.push(text.with_context(|| format!("reading {}", path.display()))? + "\n");
        }
    }
    texts.sort();
    Ok(texts.concat())
}
