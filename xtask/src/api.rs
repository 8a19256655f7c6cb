//! `cargo xtask api`: the public surface of the solver, compared with the file that keeps it.
//!
//! A change of the surface is a change of that file, so nobody makes one unawares.

use std::{fs, process::Command};

use anyhow::{Context, Result, bail};

use crate::{
    process::{run, say},
    project,
};

/// What a library's user can turn on; the others are for the JavaScript package and the command.
const FEATURES: &str = "parallel,serde,steps";
/// Every public type is something to learn. Those of the feature `steps` are for who watches searches.
const MAX_TYPES: usize = 80;

/// Compares the surface with the file, or writes the file anew.
///
/// # Errors
/// When the surface is another than the file says, or has too many types.
pub(crate) fn api(write: bool) -> Result<()> {
    say("The public surface of the solver");
    let found = surface()?;
    let types = found.lines().filter(|line| is_basic_type(line)).count();
    if types > MAX_TYPES {
        bail!("the solver has {types} public types: expected at most {MAX_TYPES}");
    }
    let path = project::root().join("solver/public-api.txt");
    if write {
        return fs::write(&path, found).with_context(|| format!("writing {}", path.display()));
    }
    let kept = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    let lacks = |text: &str, line: &str| !text.lines().any(|other| other == line);
    let gone = kept.lines().filter(|line| lacks(&found, line));
    let new = found.lines().filter(|line| lacks(&kept, line));
    let changes: Vec<String> = gone
        .map(|line| format!("- {line}"))
        .chain(new.map(|line| format!("+ {line}")))
        .collect();
    if !changes.is_empty() {
        bail!(
            "the public surface of the solver has changed (if that is meant: cargo xtask api --write, and a line in \
             solver/CHANGELOG.md):\n{}",
            changes.join("\n")
        );
    }
    Ok(())
}

/// The surface as text, an item a line.
fn surface() -> Result<String> {
    let mut rustdoc = Command::new("cargo");
    rustdoc
        .current_dir(project::root())
        .args(["rustdoc", "--quiet", "--package", "bezzel-solver", "--lib"])
        .args(["--features", FEATURES])
        .args(["--target-dir", "target/api"])
        .args(["--", "-Zunstable-options", "--output-format", "json"])
        // A format that the stable compiler writes but does not promise: the library that reads it is pinned.
        .env("RUSTC_BOOTSTRAP", "1");
    run(&mut rustdoc, "describing the solver's surface")?;
    let described = project::root().join("target/api/doc/bezzel_solver.json");
    let surface = public_api::Builder::from_rustdoc_json(described)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()
        .context("reading the solver's surface")?;
    let lines: Vec<String> = surface.items().map(ToString::to_string).collect();
    Ok(lines.join("\n") + "\n")
}

/// Whether a line is of a type that does not belong to a search to be watched.
fn is_basic_type(line: &str) -> bool {
    let declared = line.strip_prefix("#[non_exhaustive] ").unwrap_or(line);
    let is_type = ["pub enum ", "pub struct ", "pub trait ", "pub type "]
        .iter()
        .any(|kind| declared.starts_with(kind));
    // The associated types of an implementation are none of their own: their path leads through a type.
    let mut segments = declared
        .split([' ', '(', '<'])
        .nth(2)
        .unwrap_or_default()
        .rsplit("::");
    let is_associated = segments
        .nth(1)
        .is_some_and(|parent| parent.starts_with(char::is_uppercase));
    is_type
        && !is_associated
        && !declared.contains("::steps::")
        && !declared.contains("::methods::")
}
