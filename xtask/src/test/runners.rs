//! Runs each suite.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Result;

use super::{
    Suite,
    findings::{self, Findings},
};
use crate::{
    package,
    process::{self, say},
    project::{self, command},
    python,
    setup::{Toolbox, WASM},
    sizes,
};

/// Runs a suite.
pub fn run(
    suite: Suite,
    toolbox: &Toolbox,
    findings: &Findings,
    arguments: &[String],
) -> Result<()> {
    match suite {
        Suite::Native => native(arguments),
        Suite::Components => components(toolbox, arguments),
        Suite::Package => package(toolbox, arguments),
        Suite::E2e | Suite::Screens | Suite::Faults => {
            playwright(toolbox, findings, suite, arguments)
        }
        Suite::Long => long(arguments),
        Suite::Programs => programs(arguments),
        Suite::Formats => formats(arguments),
        Suite::Python => visitors_programs(toolbox, arguments),
        Suite::Cluster => cluster(),
        Suite::Hosting => hosting(toolbox, arguments),
        Suite::Timed => timed(toolbox, findings, arguments),
        Suite::Browsers => browsers(toolbox, arguments),
        Suite::Sizes => sizes::sizes(),
        Suite::All => Ok(()),
    }
}

const NATIVE: &str = "cargo test --workspace --no-fail-fast";
const RUNNING_NATIVE: &str = "running the native tests";

fn native(arguments: &[String]) -> Result<()> {
    say("Native tests");
    process::run(command(NATIVE).args(arguments), RUNNING_NATIVE)
}

/// Runs the native tests beside other suites, to which it leaves the processor where they want it. Its output goes to a file.
pub fn native_beside(output: &Path) -> Result<()> {
    say("Native tests, beside the suites in a browser");
    let mut tests = if cfg!(unix) {
        command(&format!("nice {NATIVE}"))
    } else {
        command(NATIVE)
    };
    process::run_beside(&mut tests, RUNNING_NATIVE, output)
}

fn long(arguments: &[String]) -> Result<()> {
    say("Long native tests, in a release build");
    let mut tests = command(
        "cargo test --release --no-fail-fast --package bezzel-solver --package bezzel-output \
         --package bezzel-puzzle-picture --lib --test suite --test memory --test pictures -- --ignored",
    );
    process::run(tests.args(arguments), "running the long native tests")
}

fn components(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    say("Component tests, in a browser");
    // With the profile, the features and the flags of a light page, so that both use the same compiled libraries. It names no
    // package, as the build of the page does not. A test compares the features.
    let words = format!(
        "cargo test --no-fail-fast --target {WASM} --profile light --features test --test components --test crash --"
    );
    let mut cargo = toolbox.command(&words)?;
    cargo.args(arguments).envs([
        (
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "wasm-bindgen-test-runner",
        ),
        // The seconds for all tests, and for the start of the browser's driver: a busy machine needs more than usual.
        ("WASM_BINDGEN_TEST_TIMEOUT", "200"),
        ("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60"),
    ]);
    process::run(&mut cargo, "running the component tests")
}

fn programs(arguments: &[String]) -> Result<()> {
    say("The programs of the searches, in all their languages");
    let mut tests = command(
        "cargo test --package bezzel-queens --package bezzel-knight --package bezzel-links --lib \
         --test notebook program -- --ignored",
    );
    process::run(tests.args(arguments), "running the programs")
}

fn formats(arguments: &[String]) -> Result<()> {
    say("What the page writes for LaTeX and solvers");
    let mut tests = command(
        "cargo test --package bezzel-models --package bezzel-components --lib --test solvers -- --ignored latex solver",
    );
    process::run(tests.args(arguments), "giving them to LaTeX and solvers")
}

fn visitors_programs(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    python::with(toolbox)?;
    say("Visitors' Python programs");
    let mut tests = command("cargo test --package bezzel-recording --test engine -- --ignored");
    tests
        .args(arguments)
        .env(python::INCLUDED, python::folder());
    process::run(&mut tests, "running visitors' programs")
}

const PACKAGE_TESTS: &str = "tests/package";

fn package(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    package::light(toolbox)?;
    let packed = install_package(toolbox)?;
    package::document(toolbox)?;
    package::check(toolbox, &packed)?;
    say("Tests of the JavaScript package");
    let mut types = toolbox.command(&format!("tsc --project {PACKAGE_TESTS}"))?;
    process::run(&mut types, "checking the package's types")?;
    let mut tests = node(toolbox, PACKAGE_TESTS, |name| name != TIMED, arguments)?;
    process::run(&mut tests, "running the package's tests")
}

/// Packs the package that is built, and installs it for its tests as its users do; returns where it is packed.
fn install_package(toolbox: &Toolbox) -> Result<PathBuf> {
    let packed = package::packed(toolbox)?;
    say("Installing the JavaScript package");
    let mut npm = toolbox.command(
        "npm install --no-save --no-package-lock --offline --no-audit --no-fund --prefix",
    )?;
    process::run(
        npm.arg(PACKAGE_TESTS).arg(&packed),
        "installing the package",
    )?;
    Ok(packed)
}

/// The tests of a folder that are about time.
const TIMED: &str = "timed.test.mjs";

fn timed(toolbox: &Toolbox, findings: &Findings, arguments: &[String]) -> Result<()> {
    playwright(toolbox, findings, Suite::Timed, arguments)?;
    package::with(toolbox)?;
    install_package(toolbox)?;
    say("How soon calls of the JavaScript package obey");
    let mut tests = node(toolbox, PACKAGE_TESTS, |name| name == TIMED, &[])?;
    process::run(&mut tests, "timing the package")
}

/// Runs Node.js with the chosen `*.test.mjs` files of a folder.
fn node(
    toolbox: &Toolbox,
    folder: &str,
    is_chosen: fn(&str) -> bool,
    arguments: &[String],
) -> Result<Command> {
    // Timed tests are one file.
    let mut node = toolbox.command("node --test --test-concurrency=2")?;
    node.args(arguments);
    let files = project::files_in(&project::root().join(folder))?;
    let tests = files
        .iter()
        .filter(|file| file.ends_with(".test.mjs") && !file.contains('/') && is_chosen(file));
    node.args(tests.map(|file| format!("{folder}/{file}")));
    Ok(node)
}

/// Runs the end-to-end tests of a suite, a project in `tests/e2e/playwright.config.ts`, on the site that is built.
fn playwright(
    toolbox: &Toolbox,
    findings: &Findings,
    suite: Suite,
    arguments: &[String],
) -> Result<()> {
    let name = suite.name();
    say(&format!("End-to-end tests ({name})"));
    let words = format!("playwright test --config tests/e2e --project={name}");
    let mut playwright = toolbox.command(&words)?;
    playwright
        .args(arguments)
        .env(findings::VARIABLE, findings.file());
    process::run(&mut playwright, "running the end-to-end tests")
}

fn browsers(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    say("The site in Firefox and WebKitGTK");
    let mut tests = node(toolbox, "tests/browsers", |_| true, arguments)?;
    process::run(&mut tests, "testing in other browsers")
}

fn hosting(toolbox: &Toolbox, arguments: &[String]) -> Result<()> {
    say("The recipes for hosts, with real web servers");
    let mut tests = node(toolbox, "tests/hosting", |_| true, arguments)?;
    // All servers are there.
    tests.env("SITE", project::dist()).env("STRICT", "1");
    process::run(&mut tests, "trying the recipes for hosts")
}

fn cluster() -> Result<()> {
    say("Building the native command (a minute)");
    let root = project::root();
    let mut build = command("cargo build --release --package bezzel-count");
    process::run(&mut build, "building the native command")?;
    for (test, example) in [("parallel", "parallel.sh"), ("slurm", "slurm.sbatch")] {
        say(&format!(
            "A count over several machines, as {example} has it"
        ));
        let folder = root.join("target/cluster").join(test);
        project::empty_folder(&folder)?;
        let mut bash = Command::new(root.join(format!("tests/cluster/{test}.sh")));
        bash.arg(root.join("target/release"))
            .arg(root.join("bezzel-count/cluster").join(example))
            .arg(folder);
        process::run(&mut bash, "counting in shares")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of the libraries, each with its features.
    fn libraries(listed: &str) -> BTreeSet<(&str, &str)> {
        let lines = listed.lines().map(|line| line.trim_end_matches(" (*)"));
        lines.filter_map(|line| line.split_once('|')).collect()
    }

    #[test]
    fn component_tests_use_the_compiled_libraries_of_a_light_page() {
        let [page, tests] = ["normal,build", "normal,build,dev"].map(|edges| {
            let words = format!(
                "cargo tree --locked --target {WASM} --features test --prefix none --edges {edges} --format"
            );
            process::output(command(&words).arg("{p}|{f}"), "listing libraries").unwrap()
        });
        let (page, tests) = (libraries(&page), libraries(&tests));
        let of_page: BTreeSet<_> = page.iter().map(|(name, _)| name).collect();
        let compiled_again = tests
            .difference(&page)
            .filter(|(name, _)| of_page.contains(name));
        assert!(of_page.iter().any(|name| name.starts_with("yew ")));
        assert_eq!(compiled_again.collect::<Vec<_>>(), [&("", ""); 0]);
    }
}
