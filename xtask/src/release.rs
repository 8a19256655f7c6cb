//! `cargo xtask release --dry-run`: makes all files of a release on this machine, in target/release-files/.
//!
//! Nothing is published from here. A tag does that: its workflow runs the same command, a part a machine (RELEASING.md).

use std::{
    env::{self, consts::EXE_SUFFIX},
    fs::{self, File},
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;
use flate2::{Compression, write::GzEncoder};
use tar::{Builder, HeaderMode};

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
const CHANGELOGS: [&str; 2] = ["CHANGELOG.md", "solver/CHANGELOG.md"];

/// The things that are published.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
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
pub struct Request {
    /// Publish nothing; without this nothing is done at all, since only a tag publishes
    #[arg(long)]
    dry_run: bool,
    /// The tag that is to be published: fail unless the version, the changelogs, the documents and the repository's address agree with it
    #[arg(long)]
    tag: Option<String>,
    /// The kind of machine that bezzel-count is compiled for, such as x86_64-unknown-linux-musl; this one's if none is named
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
    /// Take the site that is built in dist/
    #[arg(long)]
    built: bool,
    /// The parts to make; all if none is named
    #[arg(value_enum)]
    parts: Vec<Part>,
}

/// Makes the parts of a release, and says whether a tag would publish them.
pub fn release(request: &Request) -> Result<()> {
    ensure!(
        request.dry_run,
        "nothing was done: only a tag publishes a release. See what it would publish with `cargo xtask release \
         --dry-run`, then `git tag v{VERSION}` and `git push origin v{VERSION}`; RELEASING.md tells the rest"
    );
    let folder = project::root().join("target/release-files");
    project::empty_folder(&folder)?;
    let faults = faults(request.tag.as_deref())?;
    if request.tag.is_some() && !faults.is_empty() {
        bail!("the tag cannot be published:\n- {}", faults.join("\n- "));
    }
    fs::write(folder.join("NOTES.md"), notes()?).context("writing notes")?;
    for part in Part::value_variants() {
        if request.parts.is_empty() || request.parts.contains(part) {
            match part {
                Part::Crates => crates(&folder)?,
                Part::Package => npm_package(&folder)?,
                Part::Site => site(&folder, request.built)?,
                Part::Command => command(&folder, request.target.as_deref())?,
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

fn crates(folder: &Path) -> Result<()> {
    say("The crates, packed and compiled as their users get them");
    // The first compiles them and leaves them in target/package/; the second asks for what crates.io asks for.
    for trial in ["package", "publish --dry-run --no-verify"] {
        let mut cargo = project::command(&format!("cargo {trial} --locked --target-dir target"));
        cargo.args(CRATES.map(|name| format!("--package={name}")));
        run(&mut cargo, "trying to publish the crates")?;
    }
    for name in CRATES {
        let packed = format!("target/package/{name}-{VERSION}.crate");
        project::copy_into(&project::root().join(packed), folder)?;
    }
    Ok(())
}

fn npm_package(folder: &Path) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::WasmPack])?;
    package::with(&toolbox)?;
    let packed = package::packed(&toolbox)?;
    package::check(&toolbox, &packed)?;
    project::copy_into(&packed, folder).map(drop)
}

fn site(folder: &Path, built: bool) -> Result<()> {
    if !built {
        let toolbox = Toolbox::with(&Need::of_site(&[]))?;
        python::with(&toolbox)?;
        build::with(&toolbox)?;
    }
    let dist = project::dist();
    let files = project::files_in(&dist)?.into_iter();
    let files = files.map(|name| (dist.join(&name), name));
    archive(folder, &format!("bezzel-site-{VERSION}"), files.collect())
}

/// The manual pages and completions in an archive of the command: the name of each, and the words that print it.
const PRINTED: [(&str, &str); 8] = [
    ("bezzel-count.1", "man"),
    ("bezzel-count-queens.1", "man queens"),
    ("bezzel-count-tours.1", "man tours"),
    ("bezzel-count-merge.1", "man merge"),
    ("bezzel-count.bash", "completions bash"),
    ("bezzel-count.fish", "completions fish"),
    ("_bezzel-count", "completions zsh"),
    ("_bezzel-count.ps1", "completions powershell"),
];

fn command(folder: &Path, target: Option<&str>) -> Result<()> {
    let version = output(&mut project::command("rustc -vV"), "asking rustc")?;
    let mut lines = version.lines();
    let host = lines.find_map(|line| line.strip_prefix("host: "));
    let host = host.context("rustc does not say which machine this is")?;
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
    let mut files = Vec::new();
    // A program for another kind of processor does not run here.
    if target.split('-').next() == host.split('-').next() {
        let count = output(Command::new(&program).arg("8"), "counting with the program")?;
        ensure!(count.contains("92"), "bezzel-count 8 says {count}");
        for (inside, words) in PRINTED {
            let text = output(Command::new(&program).args(words.split(' ')), "printing")?;
            let path = built.join(inside);
            fs::write(&path, text).with_context(|| format!("writing {inside}"))?;
            files.push((path, inside.to_owned()));
        }
    }
    let of_libraries = built.join(licences::OF_LIBRARIES);
    let texts = licences::of_libraries(&Program {
        manifest: "Cargo.toml",
        package: "bezzel-count",
        target,
    })?;
    fs::write(&of_libraries, texts).context("writing the licences")?;
    files.push((program, name));
    files.push((of_libraries, licences::OF_LIBRARIES.to_owned()));
    archive(folder, &format!("bezzel-count-{VERSION}-{target}"), files)
}

/// Writes `name.tar.gz` into a folder: the files, each with its name in the archive, and the project's licences, in a folder
/// `name`. The same files make the same archive on any day.
fn archive(folder: &Path, name: &str, files: Vec<(PathBuf, String)>) -> Result<()> {
    let path = folder.join(format!("{name}.tar.gz"));
    let attempt = || format!("writing {}", path.display());
    let file = File::create(&path).with_context(attempt)?;
    let mut archive = Builder::new(GzEncoder::new(file, Compression::best()));
    archive.mode(HeaderMode::Deterministic);
    for (file, inside) in files.into_iter().chain(licences::of_project()) {
        archive
            .append_path_with_name(&file, format!("{name}/{inside}"))
            .with_context(|| format!("putting {} into the archive", file.display()))?;
    }
    let compressed = archive.into_inner().with_context(attempt)?;
    compressed.finish().with_context(attempt).map(drop)
}

/// The words of the release: the section of its version, or of what is not released yet.
fn notes() -> Result<String> {
    let text = document(CHANGELOGS[0])?;
    let notes = section(&text, VERSION).or_else(|| section(&text, "Unreleased"));
    let notes = notes.context("CHANGELOG.md says nothing of this version")?;
    Ok(notes.trim().to_owned() + "\n")
}

/// The disagreements that forbid the publication of a tag.
fn faults(tag: Option<&str>) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for name in CHANGELOGS {
        if section(&document(name)?, VERSION).is_none() {
            faults.push(format!("{name} needs a heading `## {VERSION}`"));
        }
    }
    let documents = output(
        &mut project::command("git ls-files *.md"),
        "listing documents",
    )?;
    // RELEASING.md has the words, since it says what to do with them.
    for name in documents.lines().filter(|name| *name != "RELEASING.md") {
        let words = denied(&document(name)?);
        faults.extend(words.map(|words| format!("{name} still says \"{words}\"")));
    }
    for name in project::files_in(&project::root().join("static/locales"))? {
        let name = format!("static/locales/{name}");
        if document(&name)?.contains("# Waits for a translation") {
            faults.push(format!("{name} waits for a translation"));
        }
    }
    if let Some(tag) = tag.filter(|tag| tag.strip_prefix('v') != Some(VERSION)) {
        faults.push(format!(
            "the tag is {tag}, but Cargo.toml names the version {VERSION}"
        ));
    }
    let repository = project::repository()?;
    faults.extend(address_fault(
        repository.as_deref(),
        env::var("GITHUB_REPOSITORY").ok().as_deref(),
    ));
    Ok(faults)
}

fn document(name: &str) -> Result<String> {
    fs::read_to_string(project::root().join(name)).with_context(|| format!("reading {name}"))
}

/// The text under a heading of the second level.
fn section<'text>(changelog: &'text str, title: &str) -> Option<&'text str> {
    let parts = changelog.split("\n## ").skip(1);
    let mut titled = parts.filter_map(|part| part.split_once('\n'));
    // A date may follow the version.
    titled.find_map(|(line, text)| (line.split(' ').next() == Some(title)).then_some(text))
}

/// The words of a document that are wrong after a release.
fn denied(text: &str) -> Option<&'static str> {
    // A line may end within the words.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    ["not published yet", "not on npm yet"]
        .into_iter()
        .find(|words| text.contains(words))
}

/// npm compares the package's address with that of the workflow that publishes it.
fn address_fault(address: Option<&str>, running_in: Option<&str>) -> Option<String> {
    let Some(address) = address else {
        return Some("solver/Cargo.toml needs the repository's address, `repository = …`".into());
    };
    let name = running_in.filter(|name| !address.ends_with(&format!("/{name}")))?;
    Some(format!(
        "solver/Cargo.toml says that the repository is {address}, but this is {name}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_agrees_with_the_version_the_documents_and_the_address() {
        let faults_of = |tag: &str| faults(Some(tag)).unwrap().join("\n");
        assert!(!faults_of(&format!("v{VERSION}")).contains("the tag is"));
        assert!(faults_of("v9.9.9").contains("the tag is v9.9.9"));
        let changelog = "# Changelog\n\n## Unreleased\n\n- New\n\n## 0.1.0 (2026-12-01)\n\n- Old\n";
        assert_eq!(section(changelog, "0.1.0"), Some("\n- Old\n"));
        assert_eq!(section(changelog, "0.1"), None);
        assert!(denied("They are not\npublished yet: use them").is_some());
        assert_eq!(denied("Run `cargo add bezzel-solver`."), None);
        let address = Some("https://github.com/someone/queens");
        assert!(address_fault(None, None).is_some());
        assert_eq!(address_fault(address, Some("someone/queens")), None);
        assert!(address_fault(address, Some("else/queens")).is_some());
    }

    #[test]
    fn each_crate_has_the_projects_licences_and_the_command_exactly_this_solver() {
        for folder in ["solver", "bezzel-count"] {
            for (path, name) in licences::of_project() {
                let beside = document(&format!("{folder}/{name}")).unwrap();
                assert_eq!(beside, fs::read_to_string(path).unwrap(), "{folder}/{name}");
            }
            let manifest = document(&format!("{folder}/Cargo.toml")).unwrap();
            assert!(manifest.contains("\"/LICENSE-*\""), "{folder}");
        }
        let exactly = format!("bezzel-solver = {{ path = \"solver\", version = \"={VERSION}\" }}");
        let manifest = document("Cargo.toml").unwrap();
        assert!(manifest.contains(&exactly), "expected {exactly}");
    }

    #[test]
    fn the_same_files_make_the_same_archive() {
        let archives = ["one", "two"].map(|part| {
            let folder = project::target().join("test-archive").join(part);
            project::empty_folder(&folder).unwrap();
            archive(&folder, "queens-1.0.0", Vec::new()).unwrap();
            fs::read(folder.join("queens-1.0.0.tar.gz")).unwrap()
        });
        assert_eq!(archives[0], archives[1]);
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(&archives[0][..]));
        let entries = archive.entries().unwrap();
        let paths = entries.map(|entry| entry.unwrap().path().unwrap().into_owned());
        let licences = licences::of_project().map(|(_, name)| format!("queens-1.0.0/{name}"));
        assert!(paths.eq(licences.map(PathBuf::from)));
    }
}
