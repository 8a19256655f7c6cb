//! Compares the public surface of the solver with the file that keeps it, or if `UPDATE_SNAPSHOTS` is `yes` writes that file anew:
//! a change of the surface is a change of the file, so nobody makes one unawares. Runs at the top of the project.
//!
//! A program of its own, since only checks need the libraries that it brings.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Every public type is something to learn.
const MAX_TYPES: usize = 81;

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    if arguments.is_empty() {
        compare()
    } else {
        document(&arguments)
    }
}

/// Stands in the place of rustdoc, so that it alone may write a format that the stable compiler does not promise; the library that
/// reads it is pinned. If cargo itself got this setting, it would compile all libraries once more.
fn document(arguments: &[String]) -> Result<()> {
    let mut rustdoc = Command::new("rustdoc");
    rustdoc.args(arguments).env("RUSTC_BOOTSTRAP", "1");
    let status = rustdoc.status().context("starting rustdoc")?;
    ensure!(status.success(), "rustdoc ended with {status}");
    Ok(())
}

fn compare() -> Result<()> {
    let mut rustdoc = Command::new("cargo");
    rustdoc
        .args(["rustdoc", "--quiet", "--package", "bezzel-solver", "--lib"])
        // The features that a library's user can turn on; the other is for the JavaScript package.
        .args(["--features", "parallel,serde"])
        .args(["--", "-Zunstable-options", "--output-format", "json"])
        .env(
            "RUSTDOC",
            env::current_exe().context("finding this program")?,
        );
    let status = rustdoc.status().context("starting cargo rustdoc")?;
    ensure!(status.success(), "cargo rustdoc ended with {status}");
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let file = Path::new(&target).join("doc/bezzel_solver.json");
    let surface = public_api::Builder::from_rustdoc_json(file)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()
        .context("reading the solver's surface")?;
    let lines = surface.items().map(ToString::to_string);
    let types = lines.filter(|line| is_type(line)).count();
    ensure!(
        types <= MAX_TYPES,
        "the solver has {types} public types: expected at most {MAX_TYPES}"
    );
    surface.assert_eq_or_update("solver/public-api.txt");
    Ok(())
}

/// Whether a line declares a type.
fn is_type(line: &str) -> bool {
    let declared = line.strip_prefix("#[non_exhaustive] ").unwrap_or(line);
    let is_declared = ["pub enum ", "pub struct ", "pub trait ", "pub type "]
        .iter()
        .any(|kind| declared.starts_with(kind));
    // The associated types of an implementation do not count: their path leads through a type.
    let mut segments = declared
        .split([' ', '(', '<'])
        .nth(2)
        .unwrap_or_default()
        .rsplit("::");
    let is_associated = segments
        .nth(1)
        .is_some_and(|parent| parent.starts_with(char::is_uppercase));
    is_declared && !is_associated
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_counted_and_what_belongs_to_them_is_not() {
        for line in [
            "pub enum bezzel_solver::queens::Piece",
            "#[non_exhaustive] pub struct bezzel_solver::board::Size",
            "pub trait bezzel_solver::Job",
        ] {
            assert!(is_type(line), "{line}");
        }
        for line in [
            "pub fn bezzel_solver::queens::count(n: u32)",
            "pub type bezzel_solver::queens::count::Count::Request = u8",
        ] {
            assert!(!is_type(line), "{line}");
        }
    }
}
