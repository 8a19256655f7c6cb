//! Programs of this project that a build runs on this machine. Cargo compiles them anew when they have changed; the first time
//! they are compiled with the tools.

use std::env::consts::EXE_SUFFIX;

use anyhow::Result;

use super::finding::Finding;
use crate::{process::run, project};

/// Whether it has been compiled once.
pub(super) fn look(package: &str) -> Finding {
    let program = format!("debug/{package}{EXE_SUFFIX}");
    if project::target().join(program).is_file() {
        return Finding::present(None);
    }
    Finding::Installable {
        by: "compiling it".to_owned(),
        seconds: 40,
    }
}

/// Compiles it.
pub(super) fn compile(package: &str) -> Result<()> {
    let mut cargo = project::command(&format!("cargo build --quiet --package {package}"));
    run(&mut cargo, "compiling a program of the project")
}
