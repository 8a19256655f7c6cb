//! Checks what must agree before a tag is published: the version, the changelogs, the repository's address, what the
//! documents say of a release, and the licences of the crates.

use std::{
    env,
    fs::{self, File},
    io::Read,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use flate2::read::GzDecoder;
use tar::Archive;

use super::VERSION;
use crate::{licences, process::output, project};

const CHANGELOGS: [&str; 2] = ["CHANGELOG.md", "solver/CHANGELOG.md"];
/// The words of a document that are wrong after a release.
const BEFORE_RELEASE: [&str; 2] = ["not published yet", "not on npm yet"];
/// This document has the words, since it says what to do with them.
const OF_RELEASING: &str = "RELEASING.md";

/// Writes the words of a release, `NOTES.md`, into a folder, and returns what keeps it from being published.
pub(super) fn write_notes(folder: &Path, tag: Option<&str>) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let mut texts = Vec::new();
    for name in CHANGELOGS {
        let text = fs::read_to_string(project::root().join(name));
        let text = text.with_context(|| format!("reading {name}"))?;
        if section(&text, VERSION).is_none() {
            faults.push(format!("{name} needs a heading `## {VERSION}`"));
        }
        texts.push(text);
    }
    faults.extend(wording_faults()?);
    faults.extend(tag_fault(tag));
    let running_in = env::var("GITHUB_REPOSITORY").ok();
    faults.extend(address_fault(
        project::repository()?.as_deref(),
        running_in.as_deref(),
    ));
    let notes = section(&texts[0], VERSION).or_else(|| section(&texts[0], "Unreleased"));
    let notes = notes.context("CHANGELOG.md says nothing of this version")?;
    fs::write(folder.join("NOTES.md"), notes.trim().to_owned() + "\n").context("writing notes")?;
    Ok(faults)
}

/// The text under a heading of the second level.
fn section<'text>(changelog: &'text str, title: &str) -> Option<&'text str> {
    let parts = changelog.split("\n## ").skip(1);
    let mut titled = parts.filter_map(|part| part.split_once('\n'));
    // A date may follow the version.
    titled.find_map(|(line, text)| (line.split(' ').next() == Some(title)).then_some(text))
}

fn tag_fault(tag: Option<&str>) -> Option<String> {
    let tag = tag.filter(|tag| tag.strip_prefix('v') != Some(VERSION))?;
    Some(format!(
        "the tag is {tag}, but Cargo.toml names the version {VERSION}"
    ))
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

/// The documents that say of what is to be published that it is not.
fn wording_faults() -> Result<Vec<String>> {
    let names = output(
        &mut project::command("git ls-files *.md"),
        "listing documents",
    )?;
    let mut faults = Vec::new();
    for name in names.lines().filter(|name| *name != OF_RELEASING) {
        let text = fs::read_to_string(project::root().join(name));
        let text = text.with_context(|| format!("reading {name}"))?;
        faults.extend(wording_fault(name, &text));
    }
    Ok(faults)
}

fn wording_fault(name: &str, text: &str) -> Option<String> {
    // A line may end within the words.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let words = BEFORE_RELEASE.iter().find(|words| text.contains(*words))?;
    Some(format!("{name} still says \"{words}\""))
}

/// Checks that the licences in a packed crate are those of the project.
pub(super) fn check_licences(file: &Path) -> Result<()> {
    let attempt = || format!("reading {}", file.display());
    let mut archive = Archive::new(GzDecoder::new(File::open(file).with_context(attempt)?));
    let mut packed = Vec::new();
    for entry in archive.entries().with_context(attempt)? {
        let mut entry = entry.with_context(attempt)?;
        let path = entry.path().with_context(attempt)?;
        // Each file is in a folder with the name and the version of the crate.
        let name = path.components().skip(1).collect::<PathBuf>();
        let name = name.display().to_string();
        if name.starts_with("LICENSE") {
            let mut text = Vec::new();
            entry.read_to_end(&mut text).with_context(attempt)?;
            packed.push((name, text));
        }
    }
    for (path, name) in licences::of_project() {
        let own = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        ensure!(
            packed.contains(&(name.clone(), own)),
            "{}: its {name} is not the licence of the project",
            file.display()
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use flate2::{Compression, write::GzEncoder};
    use tar::{Builder, Header};

    use super::*;

    #[test]
    fn documents_that_deny_the_release_are_named() {
        let fault = wording_fault("README.md", "They are not\npublished yet: use them");
        assert_eq!(fault.unwrap(), "README.md still says \"not published yet\"");
        assert!(wording_fault("README.md", "The package is not on npm yet.").is_some());
        assert_eq!(
            wording_fault("README.md", "Run `cargo add bezzel-solver`."),
            None
        );
    }

    #[test]
    fn the_licences_beside_the_crates_are_those_of_the_project() {
        for folder in ["solver", "bezzel-count"] {
            for (path, name) in licences::of_project() {
                let beside = fs::read_to_string(project::root().join(folder).join(&name)).unwrap();
                assert_eq!(beside, fs::read_to_string(path).unwrap(), "{folder}/{name}");
            }
        }
    }

    #[test]
    fn a_crate_without_the_projects_licences_is_refused() {
        let folder = project::target().join("test-licences");
        project::empty_folder(&folder).unwrap();
        let pack = |licence: &dyn Fn(&Path) -> Vec<u8>| {
            let file = folder.join("some.crate");
            let gz = GzEncoder::new(File::create(&file).unwrap(), Compression::fast());
            let mut archive = Builder::new(gz);
            for (path, name) in licences::of_project() {
                let text = licence(&path);
                let mut header = Header::new_gnu();
                header.set_size(text.len() as u64);
                let name = format!("some-0.1.0/{name}");
                archive
                    .append_data(&mut header, name, text.as_slice())
                    .unwrap();
            }
            archive.into_inner().unwrap().finish().unwrap();
            check_licences(&file)
        };
        pack(&|path| fs::read(path).unwrap()).unwrap();
        let error = pack(&|path| path.display().to_string().into_bytes()).unwrap_err();
        assert!(error.to_string().contains("LICENSE-MIT"), "{error}");
    }

    #[test]
    fn the_command_depends_on_exactly_this_solver() {
        let manifest = fs::read_to_string(project::root().join("bezzel-count/Cargo.toml")).unwrap();
        let exactly = format!("bezzel-solver = {{ path = \"../solver\", version = \"={VERSION}\"");
        assert!(manifest.contains(&exactly), "expected {exactly}");
    }

    #[test]
    fn a_section_ends_at_the_next() {
        let changelog = "# Changelog\n\n## Unreleased\n\n- New\n\n## 0.1.0 (2026-12-01)\n\n- Old\n";
        assert_eq!(section(changelog, "Unreleased"), Some("\n- New\n"));
        assert_eq!(section(changelog, "0.1.0"), Some("\n- Old\n"));
        assert_eq!(section(changelog, "0.1"), None);
    }

    #[test]
    fn a_tag_is_the_version_with_a_v() {
        assert_eq!(tag_fault(Some(&format!("v{VERSION}"))), None);
        assert_eq!(tag_fault(None), None);
        for tag in [VERSION, "v9.9.9", "release"] {
            assert!(tag_fault(Some(tag)).unwrap().contains(tag));
        }
    }

    #[test]
    fn the_address_is_there_and_that_of_the_workflow() {
        let address = Some("https://github.com/someone/queens");
        assert!(address_fault(None, None).is_some());
        assert_eq!(address_fault(address, None), None);
        assert_eq!(address_fault(address, Some("someone/queens")), None);
        assert!(address_fault(address, Some("else/queens")).is_some());
    }
}
