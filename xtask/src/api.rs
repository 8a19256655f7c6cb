//! `cargo xtask api`: the public surface of the solver, compared with solver/public-api.txt (`xtask/api`).

use anyhow::Result;

use crate::{process::run, project};

/// Compares the surface with the file, or writes the file anew.
pub(crate) fn api(write: bool) -> Result<()> {
    let mut compare = project::command("cargo run --quiet --package bezzel-api --");
    compare.args(write.then_some("--write"));
    run(&mut compare, "comparing the solver's surface")
}
