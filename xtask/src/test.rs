//! `cargo xtask test`: native tests, component tests in a browser, tests of the JavaScript package, and end-to-end
//! tests of the built site, in three browsers; of a count that is spread over machines, and of one that a graphics processor
//! helps with.

use std::{fs, process::Command};

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::{
    build, package,
    process::{run, say},
    project, serve,
    setup::{
        Browser, FOR_BUILD, FOR_PACKAGE, OtherBrowsers, SoftwareDevice, Tool, Toolbox, WASM,
        ensure_cluster, ensure_languages,
    },
    sizes,
};

/// What can be tested by itself.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Suite {
    /// All that runs without a browser (arguments go to cargo test)
    Native,
    /// Components of the page, in a browser (arguments are names of tests)
    Components,
    /// The programs that Search shows, run and traced (arguments are names of tests)
    Programs,
    /// The JavaScript package, in Node.js and in a browser (arguments go to node --test)
    Package,
    /// The built site, under a sub-path and a strict policy, in Chromium (arguments go to Playwright)
    E2e,
    /// What matters most of the built site, in Firefox and WebKitGTK (arguments go to node --test)
    Browsers,
    /// The examples that spread a count over machines, on Slurm and GNU parallel (Linux only)
    Cluster,
    /// Counting with a graphics processor, played by a program (Linux only; arguments are names of tests)
    Gpu,
}

/// Runs one suite, or all, up to the first that fails.
///
/// # Errors
/// When a test fails, or what it needs cannot be installed.
pub(crate) fn test(suite: Option<Suite>, arguments: &[String]) -> Result<()> {
    for runs in Suite::value_variants() {
        if suite.is_none_or(|suite| suite == *runs) {
            match runs {
                Suite::Native => native(arguments)?,
                Suite::Components => components(arguments)?,
                Suite::Programs => programs(arguments)?,
                Suite::Package => package(arguments)?,
                Suite::E2e => end_to_end(arguments)?,
                // Among all suites, the one before has built the site.
                Suite::Browsers => other_browsers(arguments, suite.is_none())?,
                Suite::Cluster => cluster()?,
                Suite::Gpu => gpu(arguments)?,
            }
        }
    }
    Ok(())
}

fn native(arguments: &[String]) -> Result<()> {
    say("Native tests");
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(project::root())
        .args(["test", "--workspace", "--features", project::COMMAND])
        .args(arguments);
    run(&mut cargo, "running the native tests")?;
    if arguments.is_empty() {
        long_native()
    } else {
        Ok(())
    }
}

/// Tests that take seconds in a release build, and minutes in others.
fn long_native() -> Result<()> {
    say("Long native tests, in a release build");
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(project::root())
        .args(["test", "--release", "--package", "bezzel-solver"])
        .args(["--lib", "--test", "suite", "--", "--ignored"]);
    run(&mut cargo, "running the long native tests")
}

fn components(arguments: &[String]) -> Result<()> {
    let (toolbox, browser) = (Toolbox::with(&[Tool::WasmBindgen])?, Browser::ensure()?);
    say("Component tests, in a browser");
    let mut cargo = toolbox.command("cargo")?;
    // All but the programs and the library, whose tests need no browser.
    cargo
        .args(["test", "--package", "bezzel", "--target", WASM])
        .args(["--test", "*", "--"])
        .args(arguments);
    cargo
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "wasm-bindgen-test-runner",
        )
        .env("CHROMEDRIVER", &browser.driver);
    run(&mut cargo, "running the component tests")
}

fn programs(arguments: &[String]) -> Result<()> {
    ensure_languages()?;
    say("The programs of the searches, in all their languages");
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(project::root())
        .args(["test", "--package", "bezzel", "--lib"])
        .args(["screens::search::program", "--", "--ignored"])
        .args(arguments);
    run(&mut cargo, "running the programs")
}

fn package(arguments: &[String]) -> Result<()> {
    const TESTS: &str = "tests/package";
    let (toolbox, browser) = (Toolbox::with(&FOR_PACKAGE)?, Browser::ensure()?);
    package::with(&toolbox)?;
    package::document(&toolbox)?;
    let packed = package::packed(&toolbox)?;
    package::check(&toolbox, &packed)?;
    say("Installing the JavaScript package, as its users do");
    let mut npm = toolbox.command("npm")?;
    npm.args(["install", "--no-save", "--no-package-lock", "--offline"])
        .args(["--no-audit", "--no-fund", "--prefix", TESTS])
        .arg(packed);
    run(&mut npm, "installing the package")?;
    say("Tests of the JavaScript package");
    let mut types = toolbox.command("tsc")?;
    types.args(["--project", TESTS]);
    run(&mut types, "checking the package's types")?;
    let mut node = toolbox.command("node")?;
    // One after the other: some measure time.
    node.args(["--test", "--test-concurrency=1"])
        .args(arguments)
        .args(PACKAGE_TESTS.map(|name| format!("{TESTS}/{name}.test.mjs")))
        .env("CHROMIUM", &browser.chromium);
    run(&mut node, "running the package's tests")
}

/// The files of the package's tests.
const PACKAGE_TESTS: [&str; 8] = [
    "node",
    "arguments",
    "random",
    "counting",
    "searching",
    "examples",
    "browser",
    "bundlers",
];

fn end_to_end(arguments: &[String]) -> Result<()> {
    let (toolbox, browser) = (Toolbox::with(&FOR_BUILD)?, Browser::ensure()?);
    build::with(&toolbox, None)?;
    // A site that is too big is still tested, and fails afterwards.
    let within_budget = sizes::sizes();
    // One after the other: what takes time must not be measured while other tests run.
    for (project, what) in [
        ("page", "End-to-end tests"),
        (
            "gpu",
            "End-to-end tests with a graphics processor that a program plays",
        ),
        ("timed", "End-to-end tests that measure time"),
    ] {
        say(what);
        let mut playwright = toolbox.command("playwright")?;
        playwright
            .args(["test", "--config", "tests/e2e", "--project", project])
            // The arguments may name tests of the other project.
            .arg("--pass-with-no-tests")
            .args(arguments);
        playwright
            .env("CHROMIUM", &browser.chromium)
            .env("BEZZEL_E2E_PORT", serve::free_port()?.to_string());
        run(&mut playwright, "running the end-to-end tests")?;
    }
    within_budget
}

fn other_browsers(arguments: &[String], built: bool) -> Result<()> {
    let toolbox = Toolbox::with(&[Tool::Packages, Tool::GeckoDriver])?;
    let browsers = OtherBrowsers::ensure()?;
    if !built {
        build::with(&Toolbox::with(&FOR_BUILD)?, None)?;
    }
    say("The built site in Firefox and WebKitGTK");
    let mut node = toolbox.command("node")?;
    node.arg("--test")
        .args(arguments)
        .arg("tests/browsers/smoke.test.mjs");
    browsers.tell(&mut node);
    run(&mut node, "testing in other browsers")
}

fn cluster() -> Result<()> {
    if !cfg!(target_os = "linux") {
        say("A count over several machines is tried on Linux only");
        return Ok(());
    }
    ensure_cluster()?;
    let root = project::root();
    say("Building the native command (a minute)");
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(&root)
        .args(["build", "--release", "--package", "bezzel-solver"])
        .args(["--features", "cli", "--bin", "bezzel-count"]);
    run(&mut cargo, "building the native command")?;
    for (test, example) in [("parallel", "parallel.sh"), ("slurm", "slurm.sbatch")] {
        say(&format!(
            "A count over several machines, as {example} has it"
        ));
        let folder = root.join("target/cluster").join(test);
        // What an earlier run has left.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).context("making a folder for the shares")?;
        let mut bash = Command::new(root.join(format!("tests/cluster/{test}.sh")));
        bash.arg(root.join("target/release"))
            .arg(root.join("solver/examples/cluster").join(example))
            .arg(folder);
        run(&mut bash, "counting in shares")?;
    }
    Ok(())
}

fn gpu(arguments: &[String]) -> Result<()> {
    if !cfg!(target_os = "linux") {
        say("Counting with a graphics processor is tried on Linux only");
        return Ok(());
    }
    let device = SoftwareDevice::ensure()?;
    say("Counting with a graphics processor, which a program plays");
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(project::root())
        .args(["test", "--package", "bezzel-solver", "--features", "gpu"])
        .args(["--bin", "bezzel-count", "--test", "bezzel_count"])
        .arg("--");
    if arguments.is_empty() {
        cargo.arg("gpu::");
    } else {
        cargo.args(arguments);
    }
    device.tell(&mut cargo);
    run(&mut cargo, "counting with a graphics processor")
}
