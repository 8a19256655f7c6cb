//! `cargo xtask package`: the solver as a JavaScript package, in target/package/, with the documentation of its functions.
//!
//! Its written part lies in `npm/package/`. Added to this are the solver as WebAssembly, the script that runs it, and
//! the same functions for `require`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    licences::{self, Program},
    process::{run, say},
    project, rustflags,
    setup::{self, Need, Toolbox},
    sizes,
};

const NAME: &str = "bezzel-solver";
const WASM: &str = "bezzel_solver_bg.wasm";
/// The option for the profile of a release.
const RELEASE: &str = "--release";
/// The parts of node.cjs.
const NODE_SOURCE: &str = "node.source.js";

/// Builds the package and its documentation, and prints its size.
pub fn package() -> Result<()> {
    let toolbox = Toolbox::with(&[Need::WasmPack])?;
    with(&toolbox)?;
    document(&toolbox)?;
    say(
        "The package is in target/package/bezzel-solver/, its documentation in target/package/docs/",
    );
    Ok(())
}

/// Builds the package with tools that are installed already.
pub fn with(toolbox: &Toolbox) -> Result<()> {
    say("Building the JavaScript package (the first time about 2 minutes)");
    write(toolbox, RELEASE)?;
    sizes::of_file(&folder(NAME).join(WASM))
}

/// Builds the package for tests: the same files by the same steps, but larger, slower, and sooner there.
pub fn light(toolbox: &Toolbox) -> Result<()> {
    say("Building a light JavaScript package (the first time a minute)");
    write(toolbox, "--profile light")
}

/// Writes all files of the package, with the solver as wasm-pack compiles it.
fn write(toolbox: &Toolbox, profile: &str) -> Result<()> {
    let package = folder(NAME);
    project::empty_folder(&package)?;
    compile(toolbox, profile, &package)?;
    let root = project::root();
    let mut written = project::files_in(&root.join("npm/package"))?;
    written.retain(|name| !name.contains('/'));
    let written = written.iter().map(|name| format!("npm/package/{name}"));
    let licences = ["LICENSE-APACHE", "LICENSE-MIT"].map(str::to_owned);
    for file in written.chain(licences) {
        project::copy_into(&root.join(file), &package)?;
    }
    let licences = licences::of_libraries(&Program {
        manifest: "Cargo.toml",
        package: "bezzel-npm",
        target: setup::WASM,
    })?;
    fs::write(package.join(licences::OF_LIBRARIES), licences).context("writing the licences")?;
    name_version(toolbox, &package)?;
    for_require(toolbox, &package)
}

/// Packs the package as it would be published, and returns where it is.
pub fn packed(toolbox: &Toolbox) -> Result<PathBuf> {
    let mut npm = toolbox.command("npm pack --silent --pack-destination target/package")?;
    run(npm.arg(folder(NAME)), "packing the package")?;
    let version = project::locked_version(NAME)?;
    Ok(folder(&format!("{NAME}-{version}.tgz")))
}

/// Checks that a project that installs the packed package finds its files and the fitting types.
pub fn check(toolbox: &Toolbox, packed: &Path) -> Result<()> {
    say("Checking what is published");
    let mut publint = toolbox.command("publint --strict")?;
    run(publint.arg(folder(NAME)), "checking the package's exports")?;
    // `start` is a module for browsers and bundlers alone; the worker and the wasm have no types.
    for options in [
        "--exclude-entrypoints start worker.js bezzel_solver_bg.wasm",
        "--profile esm-only --entrypoints start",
    ] {
        let mut types = toolbox.command("attw --format ascii")?;
        types.arg(packed).args(options.split(' '));
        run(&mut types, "checking the package's types")?;
    }
    Ok(())
}

/// Writes the documentation of the package's functions, from its types.
pub fn document(toolbox: &Toolbox) -> Result<()> {
    say("Documenting the JavaScript package (seconds)");
    let mut typedoc = toolbox.command("typedoc --options npm/package/docs/typedoc.json --out")?;
    run(typedoc.arg(folder("docs")), "documenting the package")
}

/// The solver as WebAssembly, and the script that runs it.
fn compile(toolbox: &Toolbox, profile: &str, package: &Path) -> Result<()> {
    let compiled = folder("wasm");
    // With its tools on PATH wasm-pack need not download any. It would write a package.json and types of its own.
    let mut wasm_pack = toolbox.command(&format!(
        "wasm-pack build npm {profile} --mode no-install --target web --no-pack --no-typescript \
         --out-name bezzel_solver --out-dir"
    ))?;
    wasm_pack.arg(&compiled);
    if profile == RELEASE {
        rustflags::of_release(&mut wasm_pack, &[]);
    }
    run(&mut wasm_pack, "building the JavaScript package")?;
    for name in ["bezzel_solver.js", WASM] {
        project::copy_into(&compiled.join(name), package)?;
    }
    Ok(())
}

/// Gives the package the version and the repository of the crate.
fn name_version(toolbox: &Toolbox, package: &Path) -> Result<()> {
    let mut npm = toolbox.command("npm pkg set")?;
    npm.current_dir(package)
        .arg(format!("version={}", project::locked_version(NAME)?));
    if let Some(address) = project::repository()? {
        npm.arg(format!("homepage={address}#readme"))
            .arg(format!("bugs={address}/issues"))
            .arg(format!("repository.url=git+{address}.git"))
            .args(["repository.type=git", "repository.directory=npm/package"]);
    }
    run(&mut npm, "naming the package's version")
}

/// The same for `require`: all of it in one file, and its types.
fn for_require(toolbox: &Toolbox, package: &Path) -> Result<()> {
    let mut rolldown = toolbox.command("rolldown --format cjs --platform node --file node.cjs")?;
    run(
        rolldown.current_dir(package).arg(NODE_SOURCE),
        "writing the package for require",
    )?;
    fs::remove_file(package.join(NODE_SOURCE)).context("tidying up the package")?;
    let types = fs::read_to_string(package.join("index.d.ts")).context("reading the types")?;
    // `require` gives an object of functions, none of which is the default. The types name their own file.
    let types = types
        .replace("export default start;\n", "")
        .replace("\"./index.js\"", "\"./index.cjs\"");
    fs::write(package.join("index.d.cts"), types).context("writing the types for require")
}

fn folder(name: &str) -> PathBuf {
    project::root().join("target/package").join(name)
}
