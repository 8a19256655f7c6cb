//! `cargo xtask build`: the site, ready for any static host, in dist/.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};

use crate::{
    lessons::lessons,
    licences::{self, Program},
    process::{run, say},
    programs::{self, Build},
    project, python,
    setup::{Need, Toolbox, WASM},
};

/// The address of the site.
#[derive(Default, clap::Args)]
pub struct Place {
    /// The folder of the host where the site will live, such as /bezzel/; without it the site works in any folder
    #[arg(long, value_name = "PATH")]
    public_url: Option<String>,
    /// The whole address of the site, such as <https://example.org/bezzel/>: with it previews of its links have a picture
    #[arg(long, value_name = "ADDRESS", value_parser = whole_address)]
    site: Option<String>,
}

impl Place {
    /// A folder of a host, or any place.
    pub fn in_folder(public_url: Option<String>) -> Self {
        Self {
            public_url,
            site: None,
        }
    }
}

/// Builds the site into dist/.
pub fn build(place: &Place) -> Result<()> {
    let toolbox = Toolbox::with(&Need::of_site(&[]))?;
    python::with(&toolbox)?;
    into_dist(&toolbox, &programs::RELEASE, place)?;
    say("The site is in dist/: copy it to any static host");
    Ok(())
}

/// Builds with tools that are installed already, for any place. The Python engine is a part of the site if it has been built.
pub fn with(toolbox: &Toolbox) -> Result<()> {
    into_dist(toolbox, &programs::RELEASE, &Place::default())
}

/// Builds the site for tests and for the first look: the same files by the same steps, but larger, slower, and sooner there.
pub fn light(toolbox: &Toolbox) -> Result<()> {
    into_dist(toolbox, &programs::LIGHT, &Place::default())
}

/// Puts the site in the place of an older one when it is whole.
fn into_dist(toolbox: &Toolbox, build: &Build, place: &Place) -> Result<()> {
    lessons()?;
    // Beside it, since target/ may be of another file system, into which nothing is renamed.
    let unfinished = project::root().join("dist.unfinished");
    write_to(&unfinished, toolbox, build, place)?;
    let dist = project::dist();
    project::empty_folder(&dist)?;
    fs::rename(&unfinished, &dist).context("moving the site to dist/")
}

/// Writes the site into a folder, in the place of all that is there. The lessons are compiled.
pub fn write_to(folder: &Path, toolbox: &Toolbox, build: &Build, place: &Place) -> Result<()> {
    let minutes = if build.is_release() { 8 } else { 3 };
    say(&format!(
        "Building the site (the first time {minutes} minutes)"
    ));
    project::empty_folder(folder)?;
    build.write_to(folder, toolbox)?;
    let licences = licences::of_libraries(&Program {
        manifest: "Cargo.toml",
        package: "bezzel",
        target: WASM,
    })?;
    fs::write(folder.join(licences::OF_LIBRARIES), licences).context("writing the licences")?;
    if python::is_asked_for() || build.is_release() && python::is_built() {
        python::copy_into(folder)?;
    }
    let mut node = toolbox.command("node xtask/finish/main.mjs")?;
    node.arg(folder).arg(build.page());
    let variables = [
        ("BEZZEL_PUBLIC_URL", &place.public_url),
        ("BEZZEL_SITE", &place.site),
    ];
    for (name, value) in variables {
        node.envs(value.iter().map(|value| (name, value)));
    }
    if !build.is_release() {
        node.env("BEZZEL_LIGHT", "true");
    }
    run(&mut node, "finishing the site")
}

/// The address of a site, with a slash at its end.
fn whole_address(text: &str) -> Result<String> {
    let is_whole = ["https://", "http://"]
        .iter()
        .any(|start| text.starts_with(start));
    ensure!(is_whole, "a whole address begins with https://");
    Ok(format!("{}/", text.trim_end_matches('/')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_site_is_whole() {
        for text in ["https://example.org/queens", "https://example.org/queens/"] {
            assert_eq!(whole_address(text).unwrap(), "https://example.org/queens/");
        }
        assert!(whole_address("/queens/").is_err());
    }
}
