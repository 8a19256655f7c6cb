//! `cargo xtask dev`: a build without optimisation, which follows each change of the source and reloads the page.
//!
//! Trunk watches, builds the page and reloads it, as `Trunk.toml` says. The workers are built after it, and only when their
//! own sources have changed: few changes do, and each of the workers would take longer than the page.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use anyhow::{Context, Result};

use crate::{
    build::{self, Place},
    process::{hand_over, run, say},
    programs, project, python, serve,
    setup::{Need, Toolbox},
};

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

/// Serves the page at the port until it is stopped.
pub fn dev(port: u16) -> Result<()> {
    serve::ensure_free(port)?;
    let toolbox = Toolbox::with(&[Need::Trunk])?;
    say("The first build takes some minutes, a later one some seconds");
    // With its tools on PATH Trunk downloads none. Its option --offline would keep cargo from the crates, too.
    let mut trunk = toolbox.command("trunk serve --skip-version-check --dist target/dev/site")?;
    translate_no_color(&mut trunk);
    hand_over(trunk.arg(format!("--port={port}")), "serving the page")
}

/// By custom, any value of `NO_COLOR` turns colours off; Trunk fails at values other than `true` and `false`.
fn translate_no_color(trunk: &mut Command) {
    if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        trunk.env("TRUNK_COLOR", "never");
    }
    trunk.env_remove("NO_COLOR");
}

/// Completes a build, which Trunk describes by variables of the environment. A release is written anew.
pub fn finish() -> Result<()> {
    let site = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let site = site.context("reading TRUNK_STAGING_DIR: this command is for Trunk to call")?;
    if env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release") {
        let toolbox = Toolbox::with(&Need::of_site(&[]))?;
        let place = Place::in_folder(env::var("TRUNK_PUBLIC_URL").ok());
        return build::write_to(&site, &toolbox, &programs::RELEASE, &place);
    }
    complete(&site)
}

/// Adds the workers and the editor to the files of a build, the colours to its programs, and the Python engine if there is one.
fn complete(site: &Path) -> Result<()> {
    let keeps_debug = env::var(DEBUG).is_ok_and(|value| value != "none");
    let (build, name) = if keeps_debug {
        (programs::DEBUG, "workers-debug")
    } else {
        (programs::DEVELOPMENT, "workers")
    };
    let built = project::target().join("dev").join(name);
    let stamp = built.with_extension("stamp");
    if last_change(&stamp).ok() < Some(last_change_of_workers()?) {
        let toolbox = Toolbox::with(&[Need::WasmBindgen])?;
        build.write_to(&built, &toolbox)?;
        fs::write(&stamp, "").context("noting that the workers are built")?;
    }
    let mut names = programs::workers()?;
    for file in project::files_in(&built)? {
        project::copy_into(&built.join(file), site)?;
    }
    let mut node = project::command("node xtask/finish/for-development.mjs");
    run(
        node.arg(site),
        "bundling the editor and colouring the programs",
    )?;
    let mut metas = vec!["<meta name=\"editor\" content=\"scripts/editor.js\" />".to_owned()];
    if python::is_built() {
        python::copy_into(site)?;
        names.push(python::WORKER.to_owned());
        metas.push(format!(
            "<meta name=\"{0}\" content=\"{0}_loader.js\" />",
            python::WORKER
        ));
    }
    metas.push("</head>".to_owned());
    let page = site.join("index.html");
    let text = fs::read_to_string(&page).context("reading the page")?;
    fs::write(&page, text.replacen("</head>", &metas.concat(), 1)).context("writing the page")?;
    for name in names {
        let loader = format!("import init from './{name}.js';await init();");
        let path = site.join(format!("{name}_loader.js"));
        fs::write(path, loader).context("writing the loader of a worker")?;
    }
    Ok(())
}

fn last_change_of_workers() -> Result<SystemTime> {
    let mut last = SystemTime::UNIX_EPOCH;
    for source in WORKERS {
        let path = project::root().join(source);
        last = last.max(last_change(&path)?);
        if path.is_dir() {
            for file in project::files_in(&path)? {
                last = last.max(last_change(&path.join(file))?);
            }
        }
    }
    Ok(last)
}

/// The time of the last change of a file.
fn last_change(path: &Path) -> Result<SystemTime> {
    let file = fs::metadata(path).and_then(|file| file.modified());
    file.with_context(|| format!("looking at {}", path.display()))
}
