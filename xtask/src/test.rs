//! `cargo xtask test`: the suites that protect a change, and those that take long or need more of a machine.

use std::{fs, process::Command};

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::{
    build::{self, Optimisation},
    package,
    process::{is_ci, run, say},
    project, serve,
    setup::{self, FOR_BUILD, FOR_CHROMIUM, FOR_PACKAGE, FOR_RUST, Need, Toolbox, WASM},
    sizes,
};

/// A part of the tests that can be run by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Suite {
    /// All that runs without a browser (arguments go to cargo test)
    Native,
    /// Components of the page, in a browser (arguments are names of tests)
    Components,
    /// The JavaScript package, in Node.js and in a browser (arguments go to node --test)
    Package,
    /// The site, under a sub-path and a strict policy, in Chromium (arguments go to Playwright)
    E2e,
    /// Native tests that take seconds in a release build, and minutes in others
    Long,
    /// The programs that Search shows, run and traced (arguments are names of tests)
    Programs,
    /// The examples that spread a count over machines, on Slurm and GNU parallel
    Cluster,
    /// Counting with a graphics processor in software (arguments are names of tests)
    Gpu,
    /// The recipes of docs/hosting.md, with real web servers (arguments go to node --test)
    Hosting,
    /// The size of the released site, and how fast it answers (arguments go to Playwright)
    Timed,
    /// The main screens of the released site, in Firefox and WebKitGTK (arguments go to node --test)
    Browsers,
    /// Every suite
    All,
}

/// The suites that protect a change.
const EVERY_DAY: [Suite; 4] = [Suite::Native, Suite::Components, Suite::Package, Suite::E2e];

/// Runs these suites, or those of every day, up to the first that fails.
///
/// Among all, a suite whose needs are not met is skipped and named at the end, unless `strict` or the variable `CI` asks for
/// all: then the needs are installed, as they are for a suite that is asked for by its name.
///
/// # Errors
/// When a test fails, or a need cannot be installed.
pub(crate) fn test(suites: &[Suite], strict: bool, arguments: &[String]) -> Result<()> {
    let all = suites.contains(&Suite::All);
    let may_skip = all && !strict && !is_ci();
    let mut chosen = match suites {
        [] => EVERY_DAY.to_vec(),
        _ if all => Suite::value_variants().to_vec(),
        _ => suites.to_vec(),
    };
    chosen.retain(|suite| *suite != Suite::All);
    chosen.sort();
    chosen.dedup();
    let mut skipped = Vec::new();
    if may_skip {
        chosen.retain(|suite| {
            let lacks = suite.lacks();
            if !lacks.is_empty() {
                skipped.push(format!("{} (lacks {})", suite.name(), lacks.join(", ")));
            }
            lacks.is_empty()
        });
    }
    // All at once: the list of needs comes before the first minute of work.
    let needs: Vec<Need> = chosen.iter().flat_map(|suite| suite.needs()).collect();
    let toolbox = Toolbox::with(&needs)?;
    let mut released = false;
    for suite in chosen {
        if suite.is_of_release() && !released {
            build::with(&toolbox, Optimisation::Full, None)?;
            released = true;
        }
        suite.run(&toolbox, arguments)?;
    }
    if !skipped.is_empty() {
        say(&format!(
            "Skipped: {}; cargo xtask setup --all installs what can be installed",
            skipped.join(", ")
        ));
    }
    Ok(())
}

impl Suite {
    fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn needs(self) -> Vec<Need> {
        match self {
            Self::Native | Self::Long => FOR_RUST.to_vec(),
            Self::Components => [
                &FOR_RUST[..],
                &[Need::WasmTarget, Need::WasmBindgen, Need::Chromium],
            ]
            .concat(),
            Self::Package => [&FOR_PACKAGE[..], &[Need::Chromium]].concat(),
            Self::E2e | Self::Timed => FOR_CHROMIUM.to_vec(),
            Self::Programs => [&FOR_RUST[..], &[Need::Languages, Need::Node]].concat(),
            Self::Cluster => [&FOR_RUST[..], &[Need::Cluster]].concat(),
            Self::Gpu => [&FOR_CHROMIUM[..], &[Need::SoftwareDevice]].concat(),
            Self::Hosting => [&FOR_BUILD[..], &[Need::WebServers]].concat(),
            Self::Browsers => [
                &FOR_BUILD[..],
                &[Need::GeckoDriver, Need::Firefox, Need::WebKit],
            ]
            .concat(),
            Self::All => Vec::new(),
        }
    }

    /// The needs that are not met and belong to this suite rather than to those of every day.
    fn lacks(self) -> Vec<&'static str> {
        let special = self
            .needs()
            .into_iter()
            .filter(|need| !need.is_of_every_day());
        setup::unmet(&special.collect::<Vec<_>>())
    }

    /// Whether it tests the site as visitors get it.
    fn is_of_release(self) -> bool {
        matches!(
            self,
            Self::Gpu | Self::Hosting | Self::Timed | Self::Browsers
        )
    }

    fn run(self, toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
        match self {
            Self::Native => native(arguments),
            Self::Components => components(toolbox, arguments),
            Self::Package => package(toolbox, arguments),
            Self::E2e => {
                build::with(toolbox, Optimisation::Light, None)?;
                playwright(toolbox, "page", arguments)
            }
            Self::Long => long(arguments),
            Self::Programs => programs(arguments),
            Self::Cluster => cluster(),
            Self::Gpu => gpu(toolbox, arguments),
            Self::Hosting => hosting(toolbox, arguments),
            Self::Timed => {
                sizes::sizes()?;
                playwright(toolbox, "timed", arguments)
            }
            Self::Browsers => browsers(toolbox, arguments),
            Self::All => Ok(()),
        }
    }
}

fn cargo(words: &[&str]) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(project::root()).args(words);
    cargo
}

fn native(arguments: &[String]) -> Result<()> {
    say("Native tests");
    let mut tests = cargo(&["test", "--workspace", "--features", project::COMMAND]);
    run(tests.args(arguments), "running the native tests")
}

fn long(arguments: &[String]) -> Result<()> {
    say("Long native tests, in a release build");
    let mut tests = cargo(&["test", "--release", "--package", "bezzel-solver"]);
    tests.args(["--lib", "--test", "suite", "--", "--ignored"]);
    run(tests.args(arguments), "running the long native tests")
}

fn components(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    say("Component tests, in a browser");
    let mut cargo = toolbox.command("cargo")?;
    // All but the programs and the library, whose tests need no browser.
    cargo
        .args(["test", "--package", "bezzel", "--target", WASM])
        .args(["--test", "*", "--"])
        .args(arguments);
    cargo.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
        "wasm-bindgen-test-runner",
    );
    run(&mut cargo, "running the component tests")
}

fn programs(arguments: &[String]) -> Result<()> {
    say("The programs of the searches, in all their languages");
    let mut tests = cargo(&["test", "--package", "bezzel", "--lib"]);
    tests.args(["screens::search::program", "--", "--ignored"]);
    run(tests.args(arguments), "running the programs")
}

fn package(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    const TESTS: &str = "tests/package";
    package::with(toolbox)?;
    package::document(toolbox)?;
    let packed = package::packed(toolbox)?;
    package::check(toolbox, &packed)?;
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
    node(toolbox, TESTS, arguments)
}

/// Runs the tests of a folder in Node.js, all `*.test.mjs` there.
fn node(toolbox: &Toolbox, folder: &str, arguments: &[String]) -> Result<()> {
    let mut node = toolbox.command("node")?;
    node.arg("--test").args(arguments);
    let files =
        fs::read_dir(project::root().join(folder)).with_context(|| format!("listing {folder}"))?;
    for file in files {
        let name = file.context("listing tests")?.file_name();
        let name = name.to_string_lossy();
        if name.ends_with(".test.mjs") {
            node.arg(format!("{folder}/{name}"));
        }
    }
    run(&mut node, &format!("running the tests in {folder}"))
}

/// Runs the end-to-end tests of a project in `tests/e2e/playwright.config.ts`, on the site that is built.
fn playwright(toolbox: &Toolbox, name: &str, arguments: &[String]) -> Result<()> {
    say(&format!("End-to-end tests ({name})"));
    let mut playwright = toolbox.command("playwright")?;
    playwright
        .args(["test", "--config", "tests/e2e", "--project", name])
        .args(arguments)
        .env("BEZZEL_E2E_PORT", serve::free_port()?.to_string());
    run(&mut playwright, "running the end-to-end tests")
}

fn browsers(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    say("The site in Firefox and WebKitGTK");
    node(toolbox, "tests/browsers", arguments)
}

fn hosting(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    say("The recipes for hosts, with real web servers");
    node(toolbox, "tests/hosting", arguments)
}

fn cluster() -> Result<()> {
    say("Building the native command (a minute)");
    let root = project::root();
    let mut build = cargo(&["build", "--release", "--package", "bezzel-solver"]);
    build.args(["--features", "cli", "--bin", "bezzel-count"]);
    run(&mut build, "building the native command")?;
    for (test, example) in [("parallel", "parallel.sh"), ("slurm", "slurm.sbatch")] {
        say(&format!(
            "A count over several machines, as {example} has it"
        ));
        let folder = root.join("target/cluster").join(test);
        // An earlier run may have left files there.
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

fn gpu(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    say("Counting with a graphics processor in software");
    let mut tests = toolbox.command("cargo")?;
    tests
        .args(["test", "--package", "bezzel-solver", "--features", "gpu"])
        .args(["--bin", "bezzel-count", "--test", "bezzel_count"])
        .args(["--", "gpu::"]);
    run(&mut tests, "counting with a graphics processor")?;
    playwright(toolbox, "gpu", arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_suite_says_its_needs() {
        for suite in Suite::value_variants() {
            assert_eq!(suite.needs().is_empty(), *suite == Suite::All);
        }
    }

    #[test]
    fn suites_of_every_day_lack_nothing_that_is_special() {
        for suite in EVERY_DAY {
            assert!(suite.lacks().is_empty() && !suite.is_of_release());
        }
    }
}
