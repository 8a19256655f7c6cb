//! `cargo xtask api`: the public surface of the solver, compared with solver/public-api.txt (`xtask/api`).

use anyhow::Result;

use crate::{
    process::{run, say},
    project,
};

/// Compares the surface with the file, or writes the file anew.
///
/// # Errors
/// When the surface is another than the file says, or has too many types.
pub(crate) fn api(write: bool) -> Result<()> {
    say("The public surface of the solver");
    let mut compare = project::cargo(&["run", "--quiet", "--package", "bezzel-api", "--"]);
    run(
        compare.args(write.then_some("--write")),
        "comparing the solver's surface",
    )
}
