//! Writes the service worker, which keeps the site's files for times without a network.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::integrity::version_of;
use crate::project;

/// The worker, with blanks for the version and the list of files.
const TEMPLATE: &str = include_str!("../../../static/service-worker.js");
const FILE: &str = "service-worker.js";

/// What only other sites fetch, for a preview of a link.
const NOT_KEPT: [&str; 1] = ["preview.png"];

/// The page with the name of the service worker, by which `static/offline.js` knows that there is one.
///
/// # Errors
/// When the page has no head.
pub(super) fn announce(page: &str) -> Result<String> {
    let (before, after) = page
        .split_once("</head>")
        .context("the page has no </head> to name the service worker before")?;
    Ok(format!(
        "{before}<meta name=\"service-worker\" content=\"{FILE}\" />\n</head>{after}"
    ))
}

/// Writes the service worker for the files of a folder.
///
/// # Errors
/// When a file cannot be read, or its name cannot stand in the list.
pub(super) fn write(folder: &Path) -> Result<()> {
    let mut names = project::files_in(folder)?;
    names.retain(|name| name != FILE && !NOT_KEPT.contains(&name.as_str()));
    let version = version_of(folder, names.iter().map(String::as_str))?;
    let worker = fill(TEMPLATE, &version, &names)?;
    fs::write(folder.join(FILE), worker).with_context(|| format!("writing {FILE}"))
}

fn fill(template: &str, version: &str, names: &[String]) -> Result<String> {
    let mut files = Vec::new();
    for name in names {
        ensure!(
            !name.contains(['"', '\'', '\\']),
            "the name of {name} cannot stand in the service worker's list"
        );
        // The page itself is asked for by the folder's name.
        let path = if name == "index.html" { "" } else { name };
        files.push(format!("\"./{path}\""));
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
        let names = ["index.html", "locales/en/page.ftl"].map(str::to_owned);
        let worker = fill(TEMPLATE, "000000be", &names).unwrap();
        assert!(worker.contains("const VERSION = \"000000be\";"));
        assert!(worker.contains(r#"JSON.parse('["./","./locales/en/page.ftl"]')"#));
        assert!(fill(TEMPLATE, "", &["it's".to_owned()]).is_err());
        assert!(fill("nothing to fill", "", &[]).is_err());
    }

    #[test]
    fn the_page_names_the_worker() {
        let page = announce("<head><title>t</title></head>").unwrap();
        assert!(page.contains("<meta name=\"service-worker\" content=\"service-worker.js\" />"));
        assert!(announce("<p>text</p>").is_err());
    }
}
