//! `cargo xtask build`: the site, ready for any static host, in dist/.

use std::{env, process::Command};

use anyhow::Result;

use crate::{
    process::{run, say},
    rustflags,
    setup::{FOR_BUILD, Toolbox},
};

/// Builds the site into dist/, for the given place or, without one, for any folder of any host.
///
/// # Errors
/// When a tool cannot be installed or the page does not build.
pub(crate) fn build(public_url: Option<&str>) -> Result<()> {
    with(&Toolbox::with(&FOR_BUILD)?, public_url)?;
    say("The site is in dist/: copy it to any static host");
    Ok(())
}

/// Builds with tools that are installed already.
pub(crate) fn with(toolbox: &Toolbox, public_url: Option<&str>) -> Result<()> {
    say("Building the page for release (the first time 2 to 4 minutes)");
    let mut trunk = toolbox.command("trunk")?;
    // With its tools on PATH Trunk downloads none. Its option --offline would keep cargo from the crates, too.
    trunk
        .args(["build", "--release"])
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        .env(rustflags::VARIABLE, rustflags::encoded(&[]));
    if let Some(place) = public_url {
        trunk.args(["--public-url", place]);
    }
    translate_no_color(&mut trunk);
    run(&mut trunk, "building the page")
}

/// By custom, any value of `NO_COLOR` turns colours off; Trunk fails at values other than `true` and `false`.
fn translate_no_color(trunk: &mut Command) {
    if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        trunk.env("TRUNK_COLOR", "never");
    }
    trunk.env_remove("NO_COLOR");
}
