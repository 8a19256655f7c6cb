//! `cargo xtask lessons`: compiles `lessons/` into target/lessons/, from where `index.html` takes them.

use anyhow::Result;

use crate::{
    process::{run, say},
    project::{self, command},
};

/// Compiles all lessons, or names the mistakes in them.
pub fn lessons() -> Result<()> {
    say("Compiling the lessons (the first time a minute)");
    let folder = project::root().join("target/lessons");
    project::empty_folder(&folder)?;
    let mut compiler = command("cargo run --quiet --package lesson-compiler -- lessons");
    run(compiler.arg(folder), "compiling the lessons")
}
