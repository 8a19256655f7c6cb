//! `cargo xtask fuzz`: gives random bytes to all code that reads outside data.

use std::fs;

use anyhow::{Context, Result};

use crate::{
    process::{run, say},
    project,
    setup::{Need, Toolbox},
};

/// The programs in `fuzz/targets/`.
const TARGETS: [&str; 5] = ["links", "text", "stored", "jobs", "calls"];

/// Fuzzes each target, or the named one, for this number of seconds.
pub(crate) fn fuzz(target: Option<&str>, seconds: u32) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::CargoFuzz])?;
    say("Building the fuzz targets (the first time 2 minutes)");
    for name in TARGETS {
        if target.is_some_and(|target| target != name) {
            continue;
        }
        let corpus = project::root().join("fuzz/corpus").join(name);
        fs::create_dir_all(&corpus).with_context(|| format!("making {}", corpus.display()))?;
        say(&format!("Fuzzing {name} for {seconds} s"));
        // No sanitizer, as there is no unsafe code.
        let mut fuzz = toolbox.command("cargo-fuzz fuzz run --sanitizer none")?;
        // Coverage of a kind that the stable compiler knows but does not promise.
        fuzz.env("RUSTC_BOOTSTRAP", "1")
            .arg(name)
            .arg(corpus)
            .arg(project::root().join("fuzz/seeds").join(name))
            .arg("--")
            .arg(format!("-max_total_time={seconds}"))
            // The tables of a count take seconds, and many on a machine that does something else as well.
            .args(["-timeout=60", "-rss_limit_mb=2048", "-print_final_stats=1"]);
        run(&mut fuzz, "fuzzing")?;
    }
    Ok(())
}
