//! The parts of the Rust toolchain that `rust-toolchain.toml` names and that may be missing.

use std::process::Command;

use anyhow::Result;

use crate::{
    process::{output, run, say},
    project,
};

/// The target that the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Adds the wasm target unless it is there.
pub(super) fn ensure_wasm_target() -> Result<()> {
    if has("target", WASM)? {
        return Ok(());
    }
    say("Adding the wasm target to the Rust toolchain (seconds)");
    run(
        rustup().args(["target", "add", WASM]),
        "adding the wasm target",
    )
}

/// Adds the formatter and the linter unless they are there.
pub(super) fn ensure_checkers() -> Result<()> {
    for component in ["rustfmt", "clippy"] {
        if !has("component", component)? {
            say(&format!(
                "Adding {component} to the Rust toolchain (seconds)"
            ));
            run(
                rustup().args(["component", "add", component]),
                "adding a toolchain component",
            )?;
        }
    }
    Ok(())
}

fn has(kind: &str, name: &str) -> Result<bool> {
    let installed = output(
        rustup().args([kind, "list", "--installed"]),
        "asking rustup what is installed (is rustup itself installed?)",
    )?;
    Ok(installed
        .lines()
        .any(|line| line == name || line.starts_with(&format!("{name}-"))))
}

fn rustup() -> Command {
    let mut rustup = Command::new("rustup");
    rustup.current_dir(project::root());
    rustup
}
