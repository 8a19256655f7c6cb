//! Writes the service worker, which keeps the site's files for times without a network.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::content::version_of;
use crate::project;

/// The worker, with blanks for the version and the list of files.
const TEMPLATE: &str = include_str!("../../../static/service-worker.js");
pub(super) const FILE: &str = "service-worker.js";

/// What only other sites fetch, for a preview of a link.
const NOT_KEPT: [&str; 1] = ["preview.png"];

/// Writes the service worker for the files of a folder, of which the texts are asked for by their version.
///
/// # Errors
/// When a file cannot be read, or its name cannot stand in the list.
pub(super) fn write(folder: &Path, texts: &str) -> Result<()> {
    let mut names = project::files_in(folder)?;
    names.retain(|name| name != FILE && !NOT_KEPT.contains(&name.as_str()));
    let version = version_of(folder, &names)?;
    let worker = fill(TEMPLATE, &version, &names, texts)?;
    fs::write(folder.join(FILE), worker).with_context(|| format!("writing {FILE}"))
}

/// Whether a file is one of the texts, lessons or programs, which keep their names and are asked for by a version.
pub(super) fn is_text(name: &str) -> bool {
    ["locales/", "lessons/", "programs/"]
        .iter()
        .any(|folder| name.starts_with(folder))
}

fn fill(template: &str, version: &str, names: &[String], texts: &str) -> Result<String> {
    let mut files = Vec::new();
    for name in names {
        ensure!(
            !name.contains(['"', '\'', '\\']),
            "the name of {name} cannot stand in the service worker's list"
        );
        let address = match name.as_str() {
            // The page itself is asked for by the folder's name.
            "index.html" => String::new(),
            name if is_text(name) => format!("{name}?v={texts}"),
            name => name.to_owned(),
        };
        files.push(format!("\"./{address}\""));
    }
    ensure!(
        template.contains("{version}") && template.contains("{files}"),
        "the service worker has no blanks for the version and the files"
    );
    Ok(template
        .replace("{version}", version)
        .replace("{files}", &format!("[{}]", files.join(","))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worker_is_filled_in() {
        let names = [
            "core-0123abcd.wasm",
            "index.html",
            "lessons/en/knight.bin",
            "locales/en/page.ftl",
        ]
        .map(str::to_owned);
        let worker = fill(TEMPLATE, "000000be", &names, "1f").unwrap();
        assert!(worker.contains("const VERSION = \"000000be\";"));
        assert!(worker.contains(
            r#"JSON.parse('["./core-0123abcd.wasm","./","./lessons/en/knight.bin?v=1f","./locales/en/page.ftl?v=1f"]')"#
        ));
        assert!(fill(TEMPLATE, "", &["it's".to_owned()], "").is_err());
        assert!(fill("nothing to fill", "", &[], "").is_err());
    }
}
