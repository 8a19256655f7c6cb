//! Checks what must agree before a tag is published: the version, the changelogs and the repository's address.

use std::{env, fs, path::Path};

use anyhow::{Context, Result};

use super::VERSION;
use crate::project;

const CHANGELOGS: [&str; 2] = ["CHANGELOG.md", "solver/CHANGELOG.md"];

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

#[cfg(test)]
mod tests {
    use super::*;

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
