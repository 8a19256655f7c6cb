//! `cargo xtask lessons`: the lessons as the page reads them, from `lessons/` into target/lessons/.

use anyhow::Result;

use crate::{
    process::{run, say},
    project,
};

/// Compiles the lessons. Trunk calls this at the start of each build (see Trunk.toml), and copies the results.
pub(crate) fn lessons() -> Result<()> {
    say("Compiling the lessons (the first time a minute)");
    let folder = project::root().join("target/lessons");
    project::empty_folder(&folder)?;
    let mut compiler = project::command("cargo run --quiet --package lesson-compiler -- lessons");
    run(compiler.arg(folder), "compiling the lessons")
}
