//! The versions of what was timed and of what compiled it.

use std::process::Command;

use anyhow::{Context, Result};

use crate::{
    process::{output, version_in},
    project,
    setup::Toolbox,
};

/// What compiled the programs that were timed, and their own version.
pub(crate) struct Versions {
    pub(crate) solver: String,
    pub(crate) rust: String,
    pub(crate) wasm_opt: String,
}

impl Versions {
    /// Asks the tools.
    ///
    /// # Errors
    /// When one does not tell.
    pub(crate) fn of_tools(toolbox: &Toolbox) -> Result<Self> {
        let told = |mut command: Command| -> Result<String> {
            let text = output(command.arg("--version"), "asking for a version")?;
            let version = version_in(&text).with_context(|| format!("no version in {text:?}"))?;
            Ok(version.to_owned())
        };
        let mut rustc = Command::new("rustc");
        rustc.current_dir(project::root());
        Ok(Self {
            solver: project::locked_version("bezzel-solver")?,
            rust: told(rustc)?,
            wasm_opt: told(toolbox.command("wasm-opt")?)?,
        })
    }
}
