//! `cargo xtask build`: the site, ready for any static host, in dist/.

use std::{env, process::Command};

use anyhow::Result;

use crate::{
    process::{run, say},
    rustflags,
    setup::{FOR_BUILD, Toolbox},
};

/// How much time a build spends on the speed and the size of the programs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Optimisation {
    /// As visitors get them.
    Full,
    /// For tests: the same files by the same steps, larger and sooner there.
    Light,
}

/// What a light build asks of cargo and of `cargo xtask finish`. Cargo keeps what it compiles for either build.
const LIGHT: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("BEZZEL_WASM_OPT", "fast"),
];

/// Builds the site into dist/, for the given place or, without one, for any folder of any host.
///
/// # Errors
/// When a tool cannot be installed or the page does not build.
pub(crate) fn build(public_url: Option<&str>) -> Result<()> {
    with(&Toolbox::with(&FOR_BUILD)?, Optimisation::Full, public_url)?;
    say("The site is in dist/: copy it to any static host");
    Ok(())
}

/// Builds with tools that are installed already.
pub(crate) fn with(
    toolbox: &Toolbox,
    optimisation: Optimisation,
    public_url: Option<&str>,
) -> Result<()> {
    say("Building the site (the first time some minutes)");
    let mut trunk = toolbox.command("trunk")?;
    // With its tools on PATH Trunk downloads none. Its option --offline would keep cargo from the crates, too.
    trunk
        .args(["build", "--release"])
        .env("TRUNK_SKIP_VERSION_CHECK", "true");
    rustflags::apply(&mut trunk);
    if optimisation == Optimisation::Light {
        trunk.envs(LIGHT);
    }
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
