//! `cargo xtask dev`: a build without optimisation, which follows each change of the source and reloads the page.
//!
//! Trunk watches, builds the page and reloads it. The workers and the lessons are built before it does, and only when their
//! own sources have changed: few changes do, and each of the workers would take longer than the page.

use std::{
    env, fs, iter,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::{Context, Result};

use crate::{
    lessons,
    process::{hand_over, say},
    project, python, serve,
    setup::{Need, Toolbox},
    workers,
};

/// The options for Trunk beside the patterns of `Trunk.toml`.
const TRUNK: &str = r#"
target = "index.html"
dist = "dist"

[watch]
watch = ["../../index.html", "../../src", "../../links/src", "../../tasks/src", "../../workers/src", "../../named/src", "../../output/src", "../../recording/src", "../../solver/src", "../../stepping/src", "../../static", "../../lessons", "../../programs"]

[[hooks]]
stage = "pre_build"
command = "cargo"
command_arguments = ["xtask", "prepare-dev"]
"#;

/// With any value but `none`, cargo keeps what debuggers read, ten times as much as the program, and so do the builds here.
const DEBUG: &str = "CARGO_PROFILE_DEV_DEBUG";

/// The sources of the workers.
const WORKERS: [&str; 6] = [
    "workers",
    "named/src",
    "output/src",
    "solver/src",
    "stepping/src",
    "Cargo.lock",
];
/// The sources of the lessons and of their compiler.
const LESSONS: [&str; 4] = ["lessons", "lesson-compiler", "links/src", "tasks/src"];

/// Serves the page at the port until it is stopped.
pub(crate) fn dev(port: u16) -> Result<()> {
    serve::ensure_free(port)?;
    let toolbox = Toolbox::with(&[Need::Trunk])?;
    fs::create_dir_all(folder()).context("making a folder for the build")?;
    write_configuration()?;
    write_page()?;
    say("The first build takes some minutes, a later one some seconds");
    let mut trunk = toolbox.command("trunk serve --skip-version-check --config")?;
    trunk
        .arg(folder().join("Trunk.toml"))
        .arg(format!("--port={port}"));
    hand_over(&mut trunk, "serving the page")
}

/// Writes the configuration of a release without the splitting, for the document in the same folder.
fn write_configuration() -> Result<()> {
    let release = fs::read_to_string(project::root().join("Trunk.toml"));
    let release = release.context("reading Trunk.toml")?;
    let patterns = release.lines().filter(|line| line.starts_with("pattern_"));
    let lines: Vec<_> = iter::once("[build]").chain(patterns).collect();
    fs::write(folder().join("Trunk.toml"), lines.join("\n") + TRUNK)
        .context("writing the configuration for Trunk")
}

/// Builds the workers and the lessons where their sources have changed. Trunk calls this before each build.
pub(crate) fn prepare() -> Result<()> {
    write_page()?;
    once_changed("lessons", &LESSONS, lessons::lessons)?;
    let name = if keeps_debug() {
        "workers-debug"
    } else {
        "workers"
    };
    once_changed(name, &WORKERS, workers)?;
    if python::is_built() {
        python::copy_into(&folder().join("workers"))?;
        write_loader(python::WORKER)?;
    }
    Ok(())
}

fn keeps_debug() -> bool {
    env::var(DEBUG).is_ok_and(|value| value != "none")
}

/// The document with the lessons and workers that are built already.
fn write_page() -> Result<()> {
    let page =
        fs::read_to_string(project::root().join("index.html")).context("reading index.html")?;
    let mut names = workers::names()?;
    let has_engine = python::is_built();
    if has_engine {
        names.push(python::WORKER.to_owned());
    }
    let mut page = page_of(&page, &names);
    if has_engine {
        let told = format!(
            "<meta name=\"{0}\" content=\"{0}_loader.js\" />\n</head>",
            python::WORKER
        );
        page = page.replacen("</head>", &told, 1);
    }
    if !keeps_debug() {
        page = page.replace("data-keep-debug", "");
    }
    let path = folder().join("index.html");
    // A new time of change would have the page built anew.
    if fs::read_to_string(&path).is_ok_and(|written| written == page) {
        return Ok(());
    }
    fs::write(&path, page).context("writing the page for development")
}

/// The page of `index.html` as it stands two folders further down, with the files of each worker.
fn page_of(page: &str, workers: &[String]) -> String {
    let page: String = page
        .split_inclusive("/>")
        .map(|link| {
            if link.contains("data-trunk") {
                link.replace("href=\"", "href=\"../../")
            } else {
                link.to_owned()
            }
        })
        .collect();
    let files = workers.iter().flat_map(|name| {
        ["_loader.js", ".js", "_bg.wasm"].map(|ending| {
            format!("<link data-trunk rel=\"copy-file\" href=\"workers/{name}{ending}\" />\n")
        })
    });
    let files: String = files.collect();
    page.replacen("</head>", &format!("{files}</head>"), 1)
}

fn workers() -> Result<()> {
    let folder = folder().join("workers");
    let build = if keeps_debug() {
        workers::DEBUG
    } else {
        workers::DEVELOPMENT
    };
    build.write_to(&folder)?;
    for name in workers::names()? {
        write_loader(&name)?;
    }
    Ok(())
}

fn write_loader(name: &str) -> Result<()> {
    let loader = format!("import init from './{name}.js';await init();");
    fs::write(folder().join(format!("workers/{name}_loader.js")), loader)
        .context("writing the loader of a worker")
}

/// Does something, unless it has been done since the sources were changed.
fn once_changed(name: &str, sources: &[&str], work: fn() -> Result<()>) -> Result<()> {
    let stamp = folder().join(format!("{name}.stamp"));
    let done = fs::metadata(&stamp).and_then(|done| done.modified());
    let changed = sources
        .iter()
        .map(|source| changed(&project::root().join(source)))
        .collect::<Result<Vec<_>>>()?;
    if done.is_ok_and(|done| changed.iter().all(|changed| *changed <= done)) {
        return Ok(());
    }
    work()?;
    fs::write(&stamp, "").with_context(|| format!("writing {}", stamp.display()))
}

/// The time of the last change of a file, or of the newest file in a folder.
fn changed(path: &Path) -> Result<SystemTime> {
    let time = |path: &Path| -> Result<SystemTime> {
        let look = || format!("looking at {}", path.display());
        fs::metadata(path)
            .and_then(|file| file.modified())
            .with_context(look)
    };
    let mut last = time(path)?;
    if path.is_dir() {
        for file in project::files_in(path)? {
            last = last.max(time(&path.join(file))?);
        }
    }
    Ok(last)
}

fn folder() -> PathBuf {
    project::root().join("target/dev")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_are_files_and_assets_are_two_folders_up() {
        let page = fs::read_to_string(project::root().join("index.html")).unwrap();
        let page = page_of(&page, &["worker_x".to_owned()]);
        assert_eq!(page.matches("data-bin=").count(), 1);
        assert!(
            page.contains("href=\"../../Cargo.toml\"")
                && page.contains("href=\"../../static/styles\"")
        );
        // Loaded from the site, not taken from the sources.
        assert!(page.contains("href=\"styles/page.css\""));
        assert!(page.contains("href=\"workers/worker_x_bg.wasm\" />\n</head>"));
    }
}
