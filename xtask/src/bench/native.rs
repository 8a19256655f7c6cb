//! Timing natively.

use std::process::Command;

use anyhow::Result;

use super::{
    cases::{Cases, Place},
    times::Times,
};
use crate::project;

/// Builds the solver's own bench, if need be, and has it time the native cases.
///
/// # Errors
/// When it cannot be built or fails.
pub(crate) fn time(cases: &Cases, times: &mut Times) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(project::root())
        .args([
            "bench",
            "--quiet",
            "--package",
            "bezzel-solver",
            "--bench",
            "cases",
            "--",
        ])
        .args(cases.of_place(Place::Native));
    times.enter_lines_of(&mut cargo, "timing natively")
}
