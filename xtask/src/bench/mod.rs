//! `cargo xtask bench`: how fast the counts are, natively and in a browser, written to BENCHMARKS.md.
//!
//! Whatever is compared is timed in the same run. Every case is timed in several rounds, of which the shortest time counts:
//! a busy neighbour slows some rounds, slow code slows all.

mod browser;
mod cases;
mod goals;
mod native;
mod report;
mod table;
mod times;
mod versions;

use std::fs;

use anyhow::{Context, Result};

use crate::{
    build,
    process::say,
    project,
    setup::{FOR_CHROMIUM, Toolbox},
};
use cases::Cases;
use times::Times;
use versions::Versions;

/// Times everything and writes BENCHMARKS.md; with `long`, cases that take minutes as well.
///
/// # Errors
/// When something cannot be built or run, or two ways to count do not agree.
pub(crate) fn bench(rounds: u32, long: bool) -> Result<()> {
    let toolbox = Toolbox::with(&FOR_CHROMIUM)?;
    let folder = browser::build(&toolbox)?;
    build::with(&toolbox, None)?;
    let mut times = Times::default();
    for round in 1..=rounds {
        say(&format!("Timing, round {round} of {rounds}"));
        let cases = Cases::of_round(round, long);
        native::time(&cases, &mut times)?;
        browser::time(&toolbox, &folder, &cases, &mut times)?;
        browser::time_site(&toolbox, &cases, &mut times)?;
    }
    let versions = Versions::of_tools(&toolbox)?;
    let path = project::root().join("BENCHMARKS.md");
    // Below stand the figures of other commands, one of which takes hours.
    let before = fs::read_to_string(&path).unwrap_or_default();
    let others = ["\n## Puzzles", "\n## Tours by number"];
    let first = others.iter().filter_map(|title| before.find(title)).min();
    let kept = first.map_or("", |at| &before[at..]);
    fs::write(&path, report::report(&times, &versions)? + kept)
        .with_context(|| format!("writing {}", path.display()))?;
    say("The figures are in BENCHMARKS.md");
    Ok(())
}
