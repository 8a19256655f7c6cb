//! The commands that prepare some tools and then call one program, which does the work.

use std::fs;

use anyhow::{Context, Result};

use crate::{
    build,
    process::{run, say},
    project::{self, command},
    setup::{Need, Toolbox},
};

/// `cargo xtask api`: compares the public surface of the solver with solver/public-api.txt, or writes the file anew.
pub fn api(write: bool) -> Result<()> {
    let mut compare = command("cargo run --quiet --package bezzel-api");
    compare.envs(write.then_some(("UPDATE_SNAPSHOTS", "yes")));
    let attempt = "comparing the solver's surface (a change that is meant: cargo xtask api --write, and a line in solver/CHANGELOG.md)";
    run(&mut compare, attempt)
}

/// `cargo xtask fuzz`: gives random bytes to all code that reads outside data, in the named program of fuzz/targets/ or in each.
pub fn fuzz(target: Option<&str>, seconds: u32) -> Result<()> {
    let toolbox = Toolbox::with(&[Need::CargoFuzz])?;
    say("Building the fuzz targets (the first time 2 minutes)");
    for name in ["links", "text", "picture", "stored", "jobs", "calls"] {
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

/// `cargo xtask lighthouse`: measures first visits on a phone, each link `runs` times.
pub fn lighthouse(links: &[String], runs: u32, built: bool) -> Result<()> {
    let toolbox = Toolbox::with(&Need::of_site(&[Need::Chromium, Need::Lighthouse]))?;
    if !built {
        build::with(&toolbox)?;
    }
    say("Measuring first visits (about 20 seconds each): leave the machine alone meanwhile");
    let mut node = toolbox.command("node bench/lighthouse/run.mjs")?;
    node.arg(runs.to_string()).args(links);
    run(&mut node, "measuring with Lighthouse")
}

/// `cargo xtask shots`: takes pictures of these links; without links, of each screen; with `docs`, those of the documents.
pub fn shots(hashes: &[String], docs: bool) -> Result<()> {
    let toolbox = Toolbox::with(&Need::of_site(&[Need::Chromium]))?;
    build::with(&toolbox)?;
    say("Taking pictures");
    let mut node = toolbox.command("node tests/e2e/shots.mjs")?;
    node.args(docs.then_some("--docs")).args(hashes);
    run(&mut node, "taking pictures")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scripts_pass_their_tests() {
        for folder in ["xtask", "bench"] {
            let folder = project::root().join(folder);
            let files = project::files_in(&folder).unwrap();
            let tests: Vec<_> = files
                .iter()
                .filter(|name| name.ends_with(".test.mjs"))
                .collect();
            // Without a file, Node.js finds none, and is content.
            assert!(!tests.is_empty(), "no tests in {}", folder.display());
            let mut node = project::command("node --test");
            node.current_dir(folder).args(tests);
            run(&mut node, "testing scripts").unwrap();
        }
    }
}
