//! The licences that go with a program: the project's own, and those of its libraries.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{process::output, project};

/// The project's licences, each with its name in an archive.
pub fn of_project() -> [(PathBuf, String); 2] {
    ["LICENSE-MIT", "LICENSE-APACHE"].map(|name| (project::root().join(name), name.to_owned()))
}

/// The file with the licences of the libraries of a program, in the folder that goes with it. `page/learn/src/about/mod.rs` names
/// it.
pub const OF_LIBRARIES: &str = "LICENSES-OF-LIBRARIES.txt";

/// A program, by its workspace, its package, and the target that it is compiled for.
pub struct Program<'a> {
    /// The manifest of the workspace.
    pub manifest: &'a str,
    /// The package with the program.
    pub package: &'a str,
    /// The target.
    pub target: &'a str,
}

/// The licences of all libraries in a program, as text: each licence once, below the names of its libraries.
pub fn of_libraries(program: &Program<'_>) -> Result<String> {
    let Program {
        manifest,
        package,
        target,
    } = program;
    let mut tree = project::command(&format!(
        "cargo tree --locked --manifest-path {manifest} --package {package} --edges normal,no-proc-macro --prefix none --format {{p}} --target {target}"
    ));
    let tree = output(&mut tree, "listing the libraries")?;
    // Lines such as `clap v4.5.51`; only crates of the project have more words.
    let libraries: BTreeSet<_> = tree.lines().filter(|line| !line.ends_with(')')).collect();
    ensure!(!libraries.is_empty(), "no library was found");
    let mut names = BTreeMap::<_, String>::new();
    for package in project::packages_of(manifest, &["--filter-platform", target])? {
        let name = format!("{} v{}", package.name, package.version);
        if libraries.contains(name.as_str()) {
            let texts = texts_beside(&package.manifest_path)?;
            let licence = package.license.unwrap_or_default();
            ensure!(
                !(licence.is_empty() && texts.is_empty()),
                "{name} has no licence"
            );
            let named = names.entry(texts).or_default();
            named.extend(["# ", &name, " (", &licence, ")\n"]);
        }
    }
    let parts = names
        .iter()
        .map(|(texts, names)| format!("{names}\n{texts}"));
    Ok(parts.collect())
}

/// The files beside another that are licences, one after the other. That of Python's own library is in its folder.
fn texts_beside(file: &Path) -> Result<String> {
    let folder = file.parent().context("finding a library")?;
    let mut texts = texts_in(folder)?;
    if texts.is_empty() && folder.join("Lib").is_dir() {
        texts = texts_in(&folder.join("Lib"))?;
    }
    texts.sort();
    Ok(texts.concat())
}

fn texts_in(folder: &Path) -> Result<Vec<String>> {
    let attempt = || format!("reading the licences in {}", folder.display());
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).with_context(attempt)? {
        let path = entry.with_context(attempt)?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        let is_licence = ["LICEN", "COPYING", "NOTICE", "PSF-LICEN"]
            .iter()
            .any(|start| name.starts_with(start));
        if is_licence && path.is_file() {
            texts.push(fs::read_to_string(&path).with_context(attempt)? + "\n");
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::WASM;

    #[test]
    fn page_and_package_name_their_libraries_and_the_licences_of_these() {
        for (package, library) in [("bezzel", "# yew v"), ("bezzel-npm", "# js-sys v")] {
            let program = Program {
                manifest: "Cargo.toml",
                package,
                target: WASM,
            };
            let text = of_libraries(&program).unwrap();
            assert!(text.contains(library) && text.contains("# wasm-bindgen v"));
            assert!(text.contains("Permission is hereby granted"));
        }
    }
}
