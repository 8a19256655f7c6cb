//! A library that is not compiled for unit tests has none, and one whose examples are not run has none: they would pass
//! without being run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

#[test]
fn what_is_not_run_is_not_there() {
    let mut found = Vec::new();
    for target in libraries() {
        let root = Path::new(target["src_path"].as_str().expect("a path"));
        for file in sources(root.parent().expect("a folder")) {
            let text = fs::read_to_string(&file).expect("a file of text");
            if target["test"] == false && text.contains("#[test]") {
                found.push(format!("{}: a unit test", file.display()));
            }
            // Every other fence begins something.
            let mut begun = text
                .lines()
                .filter(|line| line.trim_start().starts_with("//") && line.contains("```"))
                .step_by(2);
            if target["doctest"] == false && begun.any(|line| !line.ends_with("```ignore")) {
                found.push(format!("{}: an example", file.display()));
            }
        }
    }
    assert!(found.is_empty(), "never run: {found:#?}");
}

/// The libraries of the workspace, as cargo describes them.
fn libraries() -> Vec<Value> {
    let metadata = Command::new("cargo")
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&metadata.stdout).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().expect("a list").clone();
    let targets = packages
        .into_iter()
        .flat_map(|package| package["targets"].as_array().expect("a list").clone());
    let libraries: Vec<_> = targets
        .filter(|target| {
            let mut kinds = target["kind"].as_array().expect("a list").iter();
            kinds.any(|kind| kind == "lib" || kind == "cdylib")
        })
        .collect();
    assert!(libraries.len() > 10);
    libraries
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().expect("the folder is read");
    entries
        .flat_map(|entry| {
            let path = entry.expect("the folder is read").path();
            if path.is_dir() {
                sources(&path)
            } else {
                vec![path]
            }
        })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}
