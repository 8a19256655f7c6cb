//! `cargo xtask test`: the suites that protect a change, and those that take long or need more of a machine.

mod runners;
mod suite;

use std::collections::BTreeSet;

use anyhow::Result;
use clap::ValueEnum;

use crate::{
    build,
    process::{is_ci, say},
    setup::{Need, Toolbox},
};
use suite::Site;
pub(crate) use suite::Suite;

/// The suites that a developer runs on each change. `.ci/run` adds others.
const EVERY_DAY: [Suite; 4] = [Suite::Native, Suite::Components, Suite::Package, Suite::E2e];

/// Runs these suites, or those of every day, up to the first that fails.
///
/// Among all, a suite whose needs are not met is skipped and named at the end, unless `strict` or the variable `CI` asks for
/// all: then the needs are installed, as they are for a suite that is asked for by its name.
pub(crate) fn test(suites: &[Suite], strict: bool, arguments: &[String]) -> Result<()> {
    let all = suites.contains(&Suite::All);
    let may_skip = all && !strict && !is_ci();
    let asked = match suites {
        [] => &EVERY_DAY,
        _ if all => Suite::value_variants(),
        _ => suites,
    };
    let mut chosen = BTreeSet::from_iter(asked);
    chosen.remove(&Suite::All);
    let mut skipped = Vec::new();
    if may_skip {
        chosen.retain(|suite| {
            let lacks = suite.lacks();
            if !lacks.is_empty() {
                skipped.push(format!("{} (lacks {})", suite.name(), lacks.join(", ")));
            }
            lacks.is_empty()
        });
    }
    // All at once: the list of needs comes before the first minute of work.
    let needs = chosen.iter().flat_map(|suite| suite.needs());
    let toolbox = Toolbox::with(&needs.copied().collect::<Vec<Need>>())?;
    let mut built = None;
    for suite in chosen {
        if let Some(site) = suite.site().filter(|site| built != Some(*site)) {
            match site {
                Site::Light => build::light(&toolbox)?,
                Site::Release => build::with(&toolbox, None)?,
            }
            built = Some(site);
        }
        runners::run(*suite, &toolbox, arguments)?;
    }
    if !skipped.is_empty() {
        say(&format!(
            "Skipped: {}; cargo xtask setup --all installs what can be installed",
            skipped.join(", ")
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suites_of_every_day_lack_nothing_that_is_special() {
        for suite in EVERY_DAY {
            assert!(suite.lacks().is_empty() && suite.site() != Some(Site::Release));
        }
    }
}
