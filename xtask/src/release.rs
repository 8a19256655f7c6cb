//! `cargo xtask release --dry-run`: makes all files of a release on this machine, in target/release-files/.
//!
//! Nothing is published from here. A tag does that: its workflow runs the same command, a part a machine (RELEASING.md).

mod archive;
mod ready;

use std::{
    env::consts::EXE_SUFFIX,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use crate::{
    build,
    licences::{self, Program},
    package,
    process::{output, run, say},
    project, python,
    setup::{Need, Toolbox},
};

/// The version of the release, that of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The crates that are published on crates.io; each may need those before it.
const CRATES: [&str; 2] = ["bezzel-solver", "bezzel-count"];

/// The things that are published.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// The library and the command, for crates.io
    Crates,
    /// The library, for npm
    Package,
    /// The page, as an archive for any static host
    Site,
    /// The command bezzel-count, as an archive for one kind of machine
    Command,
}

/// The choices of the command line.
#[derive(clap::Args)]
pub(crate) struct Request {
    /// Publish nothing; without this nothing is done at all, since only a tag publishes
    #[arg(long)]
    dry_run: bool,
    /// The tag that is to be published: fail unless the version, the changelogs, the documents and the repository's address agree with it
    #[arg(long)]
    tag: Option<String>,
    /// The kind of machine that bezzel-count is compiled for, such as x86_64-unknown-linux-musl; this one's if none is named
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
    /// The parts to make; all if none is named
    #[arg(value_enum)]
    parts: Vec<Part>,
}

/// Makes the parts of a release, and says whether a tag would publish them.
pub(crate) fn release(request: &Request) -> Result<()> {
    ensure!(
        request.dry_run,
        "nothing was done: only a tag publishes a release. See what it would publish with `cargo xtask release \
         --dry-run`, then `git tag v{VERSION}` and `git push origin v{VERSION}`; RELEASING.md tells the rest"
    );
    let folder = project::root().join("target/release-files");
    project::empty_folder(&folder)?;
    let faults = ready::write_notes(&folder, request.tag.as_deref())?;
    if request.tag.is_some() && !faults.is_empty() {
        bail!("the tag cannot be published:\n- {}", faults.join("\n- "));
    }
    for part in Part::value_variants() {
        if request.parts.is_empty() || request.parts.contains(part) {
            let files = match part {
                Part::Crates => publishable_crates(&folder)?,
                Part::Package => vec![npm_package(&folder)?],
                Part::Site => vec![site(&folder)?],
                Part::Command => vec![command(&folder, request.target.as_deref())?],
            };
            for file in files {
                archive::write_sum(&file)?;
            }
        }
    }
    say("Nothing was published. In target/release-files/ lie");
    for name in project::files_in(&folder)? {
        let size = fs::metadata(folder.join(&name)).map_or(0, |file| file.len());
        println!("  {name} ({} KB)", size.div_ceil(1000));
    }
    for fault in faults {
        say(&format!("Before the tag v{VERSION}: {fault}"));
    }
    Ok(())
}

fn publishable_crates(folder: &Path) -> Result<Vec<PathBuf>> {
    say("The crates, packed and compiled as their users get them");
    // The first compiles them and leaves them in target/package/; the second asks for what crates.io asks for.
    for trial in ["package", "publish --dry-run --no-verify"] {
        let mut cargo = project::command(&format!("cargo {trial} --locked --target-dir target"));
        cargo.args(CRATES.map(|name| format!("--package={name}")));
        run(&mut cargo, "trying to publish the crates")?;
    }
    let packed = project::root().join("target/package");
    let files = CRATES
        .iter()
        .map(|name| packed.join(format!("{name}-{VERSION}.crate")));
    files
        .map(|file| {
            ready::check_licences(&file)?;
            project::copy_into(&file, folder)
        })
        .collect()
}

fn npm_package(folder: &Path) -> Result<PathBuf> {
    let toolbox = Toolbox::with(&[Need::WasmPack])?;
    package::with(&toolbox)?;
    let packed = package::packed(&toolbox)?;
    package::check(&toolbox, &packed)?;
    project::copy_into(&packed, folder)
}

fn site(folder: &Path) -> Result<PathBuf> {
    let toolbox = Toolbox::with(&[Need::Trunk])?;
    python::with(&toolbox)?;
    build::with(&toolbox, None)?;
    let dist = project::dist();
    let mut files: Vec<_> = project::files_in(&dist)?
        .into_iter()
        .map(|name| (dist.join(&name), name))
        .collect();
    files.extend(licences::of_project());
    archive::write(folder, &format!("bezzel-site-{VERSION}"), &files)
}

fn command(folder: &Path, target: Option<&str>) -> Result<PathBuf> {
    let version = output(&mut project::command("rustc -vV"), "asking rustc")?;
    let host = version
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .context("rustc does not say which machine this is")?;
    let target = target.unwrap_or(host);
    if target != host {
        let mut rustup = project::command(&format!("rustup target add {target}"));
        run(&mut rustup, "installing what the target needs")?;
    }
    say(&format!("bezzel-count for {target}"));
    let mut build = project::command(&format!(
        "cargo build --locked --release --package bezzel-count --target {target} --target-dir target"
    ));
    run(&mut build, "building bezzel-count")?;
    let name = format!("bezzel-count{EXE_SUFFIX}");
    let built = project::root().join("target").join(target);
    let program = built.join("release").join(&name);
    // A program for another kind of processor does not run here.
    if target.split('-').next() == host.split('-').next() {
        let count = output(Command::new(&program).arg("8"), "counting with the program")?;
        ensure!(count.contains("92"), "bezzel-count 8 says {count}");
    }
    let of_libraries = built.join(licences::OF_LIBRARIES);
    let texts = licences::of_libraries(&Program {
        manifest: "Cargo.toml",
        package: "bezzel-count",
        target,
    })?;
    fs::write(&of_libraries, texts).context("writing the licences")?;
    let mut files = vec![(program, name)];
    files.push((of_libraries, licences::OF_LIBRARIES.to_owned()));
    files.extend(licences::of_project());
    archive::write(folder, &format!("bezzel-count-{VERSION}-{target}"), &files)
}
