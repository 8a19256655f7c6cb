//! `cargo xtask build`: the site, ready for any static host, in dist/.

use std::{env, process::Command};

use anyhow::{Result, ensure};

use crate::{
    process::{run, say},
    python, rustflags,
    setup::{Need, Toolbox},
};

/// Tells the end of a build, which Trunk calls, the whole address of the site.
pub const SITE: &str = "BEZZEL_SITE";

/// Tells `cargo xtask finish` whether a build is light: `true`, or absent.
pub const LIGHT: &str = "BEZZEL_LIGHT";

/// The address of the site.
#[derive(clap::Args)]
pub struct Place {
    /// The folder of the host where the site will live, such as /bezzel/; without it the site works in any folder
    #[arg(long, value_name = "PATH")]
    public_url: Option<String>,
    /// The whole address of the site, such as <https://example.org/bezzel/>: with it previews of its links have a picture
    #[arg(long, value_name = "ADDRESS", value_parser = whole_address)]
    site: Option<String>,
}

/// Builds the site into dist/.
pub fn build(place: &Place) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::Trunk])?;
    python::with(&toolbox)?;
    with(&toolbox, Some(place))?;
    say("The site is in dist/: copy it to any static host");
    Ok(())
}

/// Builds with tools that are installed already, for any place if none is given. The Python engine is a part of the site if it
/// has been built.
pub fn with(toolbox: &Toolbox, place: Option<&Place>) -> Result<()> {
    let mut trunk = trunk(toolbox)?;
    rustflags::of_release(&mut trunk, &[]);
    if let Some(folder) = place.and_then(|place| place.public_url.as_ref()) {
        trunk.args(["--public-url", folder]);
    }
    if let Some(site) = place.and_then(|place| place.site.as_ref()) {
        trunk.env(SITE, site);
    }
    if python::is_built() {
        trunk.env(python::INCLUDED, "true");
    }
    run(&mut trunk, "building the page")
}

/// Builds the site for tests and for the first look: the same files by the same steps, but larger, slower, and sooner there.
pub fn light(toolbox: &Toolbox) -> Result<()> {
    let mut trunk = trunk(toolbox)?;
    trunk
        .args(["--cargo-profile", "light", "--features", "test"])
        .env(LIGHT, "true");
    run(&mut trunk, "building a light page")
}

fn trunk(toolbox: &Toolbox) -> Result<Command> {
    say("Building the site (the first time some minutes)");
    let mut trunk = toolbox.command("trunk build --release")?;
    // With its tools on PATH Trunk downloads none. Its option --offline would keep cargo from the crates, too.
    trunk.env("TRUNK_SKIP_VERSION_CHECK", "true");
    translate_no_color(&mut trunk);
    Ok(trunk)
}

/// The address of a site, with a slash at its end.
fn whole_address(text: &str) -> Result<String> {
    let is_whole = ["https://", "http://"]
        .iter()
        .any(|start| text.starts_with(start));
    ensure!(is_whole, "a whole address begins with https://");
    Ok(format!("{}/", text.trim_end_matches('/')))
}

/// By custom, any value of `NO_COLOR` turns colours off; Trunk fails at values other than `true` and `false`.
fn translate_no_color(trunk: &mut Command) {
    if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        trunk.env("TRUNK_COLOR", "never");
    }
    trunk.env_remove("NO_COLOR");
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
