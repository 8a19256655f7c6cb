//! `cargo xtask test`: the suites that protect a change, and those that take long or need more of a machine.

mod findings;
mod runners;
mod suite;

use std::{collections::BTreeSet, fs, path::Path, thread};

use anyhow::{Error, Result, ensure};
use clap::ValueEnum;

use crate::{
    build,
    process::{is_ci, say},
    project,
    setup::Toolbox,
    sizes,
};
use findings::Findings;
use suite::Site;
pub use suite::Suite;

/// The suites that a developer runs on each change. `.ci/run` adds others.
const EVERY_DAY: [Suite; 4] = [Suite::Native, Suite::Components, Suite::Package, Suite::E2e];

/// Runs these suites, or those of every day, also when one of them fails, and lists at the end all that failed and all that
/// needed a second try.
///
/// Among all, a suite whose needs are not met is skipped and named at the end, unless `strict` or the variable `CI` asks for
/// all: then the needs are installed, as they are for a suite that is asked for by its name.
///
/// With `built` the site in dist/ is tested, whichever build it is.
pub fn test(suites: &[Suite], strict: bool, built: bool, arguments: &[String]) -> Result<()> {
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
    let toolbox = Toolbox::with(&needs.collect::<Vec<_>>())?;
    let findings = Findings::none(&project::target())?;
    let all = chosen.len();
    let build = |site| match site {
        _ if built => sizes::ensure_built(),
        Site::Light => build::light(&toolbox),
        Site::Release => build::with(&toolbox),
    };
    let run = |suite| runners::run(suite, &toolbox, &findings, arguments);
    let suites: Vec<_> = chosen.into_iter().copied().collect();
    let failed = if arguments.is_empty() && has_two_halves(&suites) {
        in_halves(
            suites,
            build,
            run,
            &project::target().join("native-tests.txt"),
        )
    } else {
        each(suites, None, build, run)
    };
    for (suite, error) in &failed {
        findings.add(&format!("failed: {}: {error:#}", suite.name()))?;
    }
    if !skipped.is_empty() {
        say(&format!(
            "Skipped: {}; cargo xtask setup --all installs what can be installed",
            skipped.join(", ")
        ));
    }
    let list = findings.list()?;
    if !list.is_empty() {
        let lines = list.join("\n    ");
        say(&format!(
            "What failed, and what needed a second try:\n    {lines}"
        ));
    }
    ensure!(failed.is_empty(), "{} of {all} suites", failed.len());
    Ok(())
}

/// Whether the native tests can be compiled and run while a browser tests the light site: neither keeps two cores busy.
fn has_two_halves(suites: &[Suite]) -> bool {
    let has_light = suites.iter().any(|suite| suite.site() == Some(Site::Light));
    has_light && suites.contains(&Suite::Native)
}

/// Runs the native tests beside the other suites; their output is in a file, and is shown at the end if they fail.
fn in_halves(
    suites: impl IntoIterator<Item = Suite>,
    mut build: impl FnMut(Site) -> Result<()>,
    run: impl FnMut(Suite) -> Result<()>,
    output: &Path,
) -> Vec<(Suite, Error)> {
    let mut others: Vec<_> = suites
        .into_iter()
        .filter(|suite| *suite != Suite::Native)
        .collect();
    // It is compiled in the folder of the native tests: first it would wait for them.
    others.sort_by_key(|suite| *suite == Suite::Package);
    // So would a program that builds the site.
    let built = build(Site::Light);
    let site = (Site::Light, built.is_ok());
    let (native, mut failed) = thread::scope(|scope| {
        let native = scope.spawn(|| runners::native_beside(output));
        let failed = each(others, Some(site), build, run);
        let native = native
            .join()
            .unwrap_or_else(|_| Err(Error::msg("it panicked")));
        (native, failed)
    });
    if let Err(error) = built {
        say(&format!("The site could not be built: {error:#}"));
    }
    match native {
        Ok(()) => say("The native tests passed"),
        Err(error) => {
            print!("{}", fs::read_to_string(output).unwrap_or_default());
            failed.push((Suite::Native, error));
        }
    }
    failed
}

/// Runs each suite on its site, whatever becomes of the others, and returns those that failed, with the reasons. A site is
/// built once for all suites in a row that test it. The last site that was built before, and whether it could be, is known.
fn each(
    suites: impl IntoIterator<Item = Suite>,
    mut last: Option<(Site, bool)>,
    mut build: impl FnMut(Site) -> Result<()>,
    mut run: impl FnMut(Suite) -> Result<()>,
) -> Vec<(Suite, Error)> {
    let mut failed = Vec::new();
    for suite in suites {
        let site = suite.site();
        let result = match (site, last) {
            (Some(site), Some((built, false))) if built == site => {
                Err(Error::msg("its site could not be built"))
            }
            (Some(site), Some((built, true))) if built == site => run(suite),
            (Some(site), _) => {
                let built = build(site);
                last = Some((site, built.is_ok()));
                built.and_then(|()| run(suite))
            }
            (None, _) => run(suite),
        };
        if let Err(error) = result {
            failed.push((suite, error));
        }
    }
    failed
}

#[cfg(test)]
mod tests {
    use std::{env, process};

    use super::*;

    #[test]
    fn suites_of_every_day_lack_nothing_that_is_special() {
        for suite in EVERY_DAY {
            assert!(suite.lacks().is_empty() && suite.site() != Some(Site::Release));
        }
    }

    #[test]
    fn a_suite_that_fails_ends_none_of_the_others() {
        let (mut built, mut ran) = (Vec::new(), Vec::new());
        let failed = each(
            [Suite::Native, Suite::E2e, Suite::Screens, Suite::Hosting],
            None,
            |site| {
                built.push(site == Site::Light);
                Ok(())
            },
            |suite| {
                ran.push(suite.name());
                ensure!(suite != Suite::Native && suite != Suite::Screens, "red");
                Ok(())
            },
        );
        assert_eq!(built, [true, false]);
        assert_eq!(ran, ["native", "e2e", "screens", "hosting"]);
        assert_eq!(names(&failed), ["native", "screens"]);
    }

    #[test]
    fn without_its_site_a_suite_fails_and_the_site_is_not_built_again() {
        let (mut built, mut ran) = (0, Vec::new());
        let failed = each(
            [Suite::Native, Suite::E2e, Suite::Screens],
            None,
            |_| {
                built += 1;
                Err(Error::msg("broken"))
            },
            |suite| {
                ran.push(suite.name());
                Ok(())
            },
        );
        assert_eq!((built, ran), (1, vec!["native".to_owned()]));
        assert_eq!(names(&failed), ["e2e", "screens"]);
    }

    #[test]
    fn findings_are_listed_in_their_order_and_a_new_run_has_none() {
        let folder = env::temp_dir().join(format!("bezzel-findings-{}", process::id()));
        let findings = Findings::none(&folder).unwrap();
        findings.add("failed: a test").unwrap();
        findings.add("second try: another").unwrap();
        assert_eq!(
            findings.list().unwrap(),
            ["failed: a test", "second try: another"]
        );
        assert!(Findings::none(&folder).unwrap().list().unwrap().is_empty());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn native_tests_run_beside_those_of_a_light_site_only() {
        assert!(has_two_halves(&[Suite::Native, Suite::Package, Suite::E2e]));
        assert!(!has_two_halves(&[Suite::Native, Suite::Package]));
        assert!(!has_two_halves(&[Suite::E2e, Suite::Screens]));
        assert!(!has_two_halves(&[Suite::Native, Suite::Hosting]));
    }

    fn names(failed: &[(Suite, Error)]) -> Vec<String> {
        failed.iter().map(|(suite, _)| suite.name()).collect()
    }
}
