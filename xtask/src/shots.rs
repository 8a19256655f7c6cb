//! `cargo xtask shots`: pictures of screens, narrow and wide, light and dark, for a person to look at.

use anyhow::Result;

use crate::{
    process::{run, say},
    project, setup,
};

/// Takes pictures of these links of the site that is in dist/; without links, of each screen.
///
/// # Errors
/// When nothing is built yet, or a picture cannot be taken.
pub(crate) fn shots(hashes: &[String]) -> Result<()> {
    anyhow::ensure!(
        project::dist().join("index.html").is_file(),
        "dist/ is empty: run cargo xtask build first"
    );
    let (toolbox, browser) = setup::for_end_to_end_tests()?;
    say("Taking pictures into target/shots/");
    let mut node = toolbox.command("node")?;
    node.arg("tests/e2e/shots.mjs")
        .args(hashes)
        .env("CHROMIUM", &browser.chromium);
    run(&mut node, "taking pictures")
}
